import { expect, test } from "vitest";
import type { Mine } from "../wire/api";
import { arranged, isSettled, portions } from "./mine";

const kept = (link: string, at: number, hidden = false) => ({ link, kept: { seats: {}, at, hidden } });
const found = (table: string, phase: Mine["phase"], more: Partial<Mine> = {}): Mine => ({
  token: table,
  table,
  room: `room-of-${table}`,
  phase,
  seat: 0,
  good: true,
  my_turn: false,
  seq: 9,
  glance: null,
  ...more,
});

test("all tokens are asked about, those of a table together, and never too many at once", () => {
  const tables = Array.from({ length: 70 }, (_, table) =>
    Array.from({ length: 1 + (table % 6) }, (_, n) => `${table} ${n}`),
  );
  const made = portions(tables);
  expect(made.flat()).toEqual(tables.flat());
  expect(Math.max(...made.map((one) => one.length))).toBeLessThanOrEqual(20);
  const at = (token: string) => made.findIndex((one) => one.includes(token));
  for (const tokens of tables) expect(new Set(tokens.map(at)).size).toBe(1);
});

test("those where it is one's turn come first, however old they are", () => {
  const tables = ["d", "c", "b", "a"].map((link, number) => kept(link, 9 - number));
  const answers = [
    found("d", "over"),
    found("c", "waiting"),
    found("b", "playing"),
    found("a", "playing", { my_turn: true }),
  ];
  expect(arranged(tables, answers).map(({ link, state }) => [link, state])).toEqual([
    ["a", "turn"],
    ["b", "playing"],
    ["c", "waiting"],
    ["d", "over"],
  ]);
});

test("a running game is never hidden, also one that was hidden while it waited", () => {
  const tables = ["a", "b", "c", "d"].map((link) => kept(link, 1, true));
  const answers = [
    found("a", "playing", { my_turn: true }),
    found("b", "playing"),
    found("c", "waiting"),
    found("d", "over"),
  ];
  expect(arranged(tables, answers).map(({ hidden }) => hidden)).toEqual([false, false, true, true]);
});

test("a table whose seat is not one's own any more is not listed", () => {
  expect(arranged([kept("a", 1)], [found("a", "playing", { good: false })])).toEqual([]);
});

test("a game is settled once everything about each of its seats is known and it is over", () => {
  const glance = {} as Mine["glance"];
  const of = (token: string, more: Partial<Mine> = {}) => found("a", "over", { token, glance, ...more });
  expect(isSettled(["host", "0"], [of("host"), of("0")])).toBe(true);
  expect(isSettled(["0"], [of("0", { phase: "aborted" })])).toBe(true);
  expect(isSettled(["host", "0"], [of("0")])).toBe(false);
  expect(isSettled(["0"], [of("0", { phase: "playing" })])).toBe(false);
  expect(isSettled(["0"], [of("0", { good: false })])).toBe(false);
  expect(isSettled(["0"], [of("0", { glance: null })])).toBe(false);
});
