import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { replayOf } from "../../replay/replay";
import samples from "../../replay/samples.json";
import { hex, hmac, sha256, unhex } from "./sha256";
import { verify } from "./sealing";

const sealed = await replayOf(samples.find(({ name }) => name === "journey")?.replay ?? "");
const unsealed = await replayOf(samples.find(({ name }) => name === "base-2")?.replay ?? "");

test("SHA-256 and HMAC are the ones everybody knows", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    expect(hex(hmac(message, message))).toBe(createHmac("sha256", message).update(message).digest("hex"));
  }
  expect(hex(unhex("00ff1a") ?? new Uint8Array())).toBe("00ff1a");
  expect([unhex("0"), unhex("xy"), unhex("")]).toEqual([null, null, null]);
});

test("a game that was dealt from a sealed bag is genuine", () => {
  const verdict = verify(sealed);
  expect(verdict.code).toBe("Genuine");
  const reveals = sealed.frames.flatMap(({ effects }) => effects).filter(({ code }) => code === "Revealed");
  expect(verdict).toEqual({ code: "Genuine", draws: reveals.length });
});

test("whatever was changed is found", () => {
  const { seal } = sealed;
  expect(verify({ ...sealed, seal: { ...seal, secret: "00".repeat(32) } }).code).toBe("WrongSecret");
  expect(verify({ ...sealed, seal: { ...seal, words: ["", "another", ""] } }).code).toBe("WrongDraw");
  expect(verify({ ...sealed, setup: sealed.setup.replace("covered", "open") }).code).toBe("WrongDraw");
  const revealing = sealed.frames.findLastIndex(({ effects }) => effects.some(({ code }) => code === "Revealed"));
  const frames = sealed.frames.map((frame, number) => {
    const effects = frame.effects.map((told) => (told.code === "Revealed" ? { ...told, tile: "other" } : told));
    return number === revealing ? { ...frame, effects } : frame;
  });
  expect(verify({ ...sealed, frames })).toMatchObject({ code: "WrongDraw", found: "other" });
  expect(verify(unsealed).code).toBe("NoSeal");
  expect(verify({ ...sealed, seal: { commitment: null, words: null, secret: null } }).code).toBe("NoSeal");
});
