import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { oldReplay } from "../../replay/oldLinks";
import old from "../../replay/oldLinks.json";
import { replayOf } from "../../replay/replay";
import samples from "../../replay/samples.json";
import { hex, hmac, sha256, unhex } from "./sha256";
import { verify } from "./sealing";

const sealed = await replayOf(samples.find(({ name }) => name === "journey")?.replay ?? "");
const salted = await replayOf(samples.find(({ name }) => name === "salted")?.replay ?? "");
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

test.each(old)("of an earlier commit: $name", async ({ name }) => {
  expect(verify(await oldReplay(name)).code).toBe(name.startsWith("unsealed-") ? "NoSeal" : "Genuine");
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
  const none = { commitment: null, words: null, secret: null, salted: null };
  expect(verify({ ...sealed, seal: none }).code).toBe("NoSeal");
});

test("a seal of version 2 is counted with its words, and as well when they were erased", () => {
  const { seal } = salted;
  const beside = seal.salted;
  if (!beside) throw new Error("no seal of version 2");
  const reveals = salted.frames.flatMap(({ effects }) => effects).filter(({ code }) => code === "Revealed");
  const genuine = { code: "Genuine", draws: reveals.length };
  const changed = (more: object, parts: object = {}) =>
    verify({ ...salted, seal: { ...seal, ...more, salted: { ...beside, ...parts } } });
  expect(seal.words?.every(Boolean)).toBe(true);
  expect(verify(salted)).toEqual(genuine);
  expect(changed({ words: ["", ""] }, { salts: ["", ""] })).toEqual(genuine);
  expect(changed({ words: ["", seal.words?.[1]] }, { salts: ["", beside.salts[1]] })).toEqual(genuine);
  expect(changed({ words: [seal.words?.[0], "another"] })).toEqual({ code: "WrongWord", player: 1 });
  expect(changed({}, { salts: [...beside.salts].reverse() })).toEqual({ code: "WrongWord", player: 0 });
  const erased = { words: ["", ""] };
  const digests = [...beside.digests].reverse();
  expect(changed(erased, { salts: ["", ""], digests }).code).toBe("WrongDraw");
  expect(changed({}, { salt_digests: [...beside.salt_digests].reverse() }).code).toBe("WrongSecret");
  expect(changed({ secret: "00".repeat(32) }).code).toBe("WrongSecret");
  expect(verify({ ...salted, seal: { ...seal, salted: null } }).code).toBe("WrongSecret");
});
