import { beforeEach, expect, test } from "vitest";
import type { TurnStore } from "../offer.svelte";
import { Sending } from "../sending.svelte";

/** A server that answers when it is told to. */
let asked: { move: string; answer: (how: "accepted" | "refused") => void }[];
/** The table shows what came of it. */
let shown: () => void;
let sending: Sending;
beforeEach(() => {
  asked = [];
  const seen = new Promise<void>((settle) => (shown = settle));
  const move = (_: number, text: string) =>
    new Promise((settle) => asked.push({ move: text, answer: (how) => settle({ answer: how }) }));
  const store = { table: { seq: 1 }, me: { seat: 0 }, move, until: () => seen };
  sending = new Sending(store as unknown as TurnStore);
});

/** Until all that can go on has gone on. */
const settled = (): Promise<void> => new Promise((settle) => setTimeout(settle, 1));
const moves = (): string[] => asked.map(({ move }) => move);

test("a move is on its way until it is answered", async () => {
  void sending.moves("end", ["end"]);
  await settled();
  expect(sending.sent).toBe("end");
  asked[0]?.answer("accepted");
  await settled();
  expect(sending.sent).toBeNull();
});

test("a move is no longer on its way once the table shows it, though the answer is still to come", async () => {
  void sending.moves("end", ["end"]);
  await settled();
  shown();
  await settled();
  expect(sending.sent).toBeNull();
});

test("a refused move leaves the hands free, too", async () => {
  void sending.moves("end", ["end"]);
  await settled();
  asked[0]?.answer("refused");
  await settled();
  expect(sending.sent).toBeNull();
});

test("while something is on its way, nothing else is sent", async () => {
  void sending.moves("end", ["end"]);
  void sending.moves("draw", ["draw"]);
  await settled();
  expect(moves()).toEqual(["end"]);
});

test("each step of a walk waits for the answer to the one before, whatever the table shows", async () => {
  shown();
  void sending.moves("walk", [">1,0", ">2,0"]);
  await settled();
  expect(moves()).toEqual([">1,0"]);
  asked[0]?.answer("accepted");
  await expect.poll(moves).toEqual([">1,0", ">2,0"]);
});

test("a refused step ends the walk", async () => {
  void sending.moves("walk", [">1,0", ">2,0"]);
  await settled();
  asked[0]?.answer("refused");
  await expect.poll(() => sending.sent).toBeNull();
  expect(moves()).toEqual([">1,0"]);
});
