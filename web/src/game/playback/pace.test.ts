import { expect, test } from "vitest";
import type { Change } from "../../wire/stream";
import { LONGEST_MS, lookMs, ofThisTurn, paced, standing, TURN_MS } from "./pace";

const change = (seq: number, event: object, ...effects: object[]): Change =>
  ({ seq, event, effects, at: "" }) as unknown as Change;
const MOVED = { kind: "moved", seat: 1 };
const lay = (seq: number) => change(seq, MOVED, { code: "Connected", seat: 1 });
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

test("what cannot be seen takes no time", () => {
  expect(lookMs(change(2, { kind: "sat", seat: 1 }))).toBe(0);
  expect(lookMs(change(2, MOVED, { code: "TurnEnded", seat: 1 }))).toBe(0);
  expect(lookMs(lay(2))).toBeGreaterThan(250);
});

test("a turn or two are played as they are", () => {
  const few = [lay(2), change(3, MOVED, { code: "Went", means: "walk" }), lay(4)];
  expect(paced(few)).toEqual(few.map(lookMs));
});

test("however much was missed, it never takes longer than eight seconds", () => {
  const many = Array.from({ length: 60 }, (_, number) => lay(number + 2));
  expect(sum(paced(many))).toBeCloseTo(LONGEST_MS);
  expect(paced(many, -5)).toEqual(many.map(() => 0));
});

test("what was taken back is not played", () => {
  const seen = [lay(2), lay(3), change(4, { kind: "undone", seat: 1, to: 2 }), lay(5)].map((event) => ({ event }));
  expect(standing(seen).map(({ event }) => event.seq)).toEqual([2, 5]);
});

test("a round of four takes at most six seconds at the normal pace, and more at the slow one", () => {
  const end = change(9, MOVED, { code: "TurnEnded", seat: 1 });
  const turn = [...Array.from({ length: 12 }, (_, number) => lay(number + 2)), end];
  expect(4 * sum(paced(turn, TURN_MS.normal))).toBeLessThanOrEqual(6_000.001);
  expect(sum(paced(turn, TURN_MS.slow, "slow"))).toBeGreaterThan(sum(paced(turn, TURN_MS.normal)));
  expect(sum(paced(turn, TURN_MS.instant, "instant"))).toBe(0);
});

test("a turn ends with its end", () => {
  const end = change(3, MOVED, { code: "TurnEnded", seat: 1 });
  expect(ofThisTurn([lay(2), end, lay(4)])).toEqual([lay(2), end]);
  expect(ofThisTurn([lay(2)])).toEqual([lay(2)]);
});
