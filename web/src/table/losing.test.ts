import { expect, test } from "vitest";
import type { Change } from "../wire/stream";
import { lossOf } from "./losing";

const story = (...events: object[]): Change[] =>
  events.map((event, number) => ({ seq: number + 2, event, effects: [], at: "" }) as unknown as Change);

const SAT = { kind: "sat", seat: 1, generation: 3 };
const STARTED = { kind: "started", order: [0, 1] };

test("a seat that the host freed, in the room and during the game", () => {
  const revoked = { kind: "revoked", seat: 1, generation: 4 };
  expect(lossOf(1, 3, story(SAT, revoked))).toEqual({ seat: 1, how: "revoked", playing: false });
  expect(lossOf(1, 3, story(SAT, STARTED, revoked))).toEqual({ seat: 1, how: "revoked", playing: true });
});

test("a seat that was taken over is not one that was freed, whatever happened later", () => {
  const claimed = { kind: "claimed", seat: 1, generation: 5 };
  const later = { kind: "revoked", seat: 1, generation: 6 };
  expect(lossOf(1, 3, story(SAT, STARTED, { kind: "handed_on", seat: 1, generation: 4 }, claimed, later))?.how).toBe(
    "claimed",
  );
  expect(lossOf(1, 5, story(SAT, STARTED, claimed, later))?.how, "whoever took it over was freed").toBe("revoked");
});

test("a seat that one left oneself, and one that was kept at a rematch", () => {
  expect(lossOf(1, 3, story(SAT, STARTED, { kind: "left", seats: [0, 1] }))?.how).toBe("left");
  expect(lossOf(1, 3, story(SAT, { kind: "stood", seat: 1 }))?.how).toBe("left");
  const resigned = story(SAT, STARTED, { kind: "resigned", seat: 1, points: 7 });
  expect(lossOf(1, 3, resigned)?.how).toBe("resigned");
  expect(lossOf(0, 3, resigned)).toBeNull();
  expect(lossOf(1, 1, story(STARTED, { kind: "revoked", seat: 1, generation: 2 }))?.how).toBe("revoked");
});

test("what happens to other seats, or to others who had this one, is no loss", () => {
  const other = { kind: "revoked", seat: 0, generation: 2 };
  const before = { kind: "revoked", seat: 1, generation: 2 };
  expect(lossOf(1, 3, story(before, SAT, other, STARTED, { kind: "left", seats: [0] }))).toBeNull();
});
