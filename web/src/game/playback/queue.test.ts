import { beforeEach, expect, test, vi } from "vitest";
import type { Change, ShownTable } from "../../wire/stream";
import type { Moment } from "./moments";
import { LONGEST_MS, lookMs, TURN_MS } from "./pace";
import { BASE_MS, Queue } from "./queue";

beforeEach(() => void vi.useFakeTimers());

const moment = (seq: number, ...codes: string[]): Moment => {
  const effects = codes.map((code) => ({ code, seat: 1 }));
  const change = { seq, event: { kind: "moved", seat: 1 }, effects, at: "" } as unknown as Change;
  return { seq, table: {} as ShownTable, change };
};
const lay = (seq: number): Moment => moment(seq, "Connected");
const tiles = (first: number, count: number): Moment[] => Array.from({ length: count }, (_, more) => lay(first + more));

/** Shows everything, each moment as long as it takes; returns what was shown and how long. */
function shown(queue: Queue, recap: boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let next = queue.take(recap, "normal"); next; next = queue.take(recap, "normal")) {
    found.push([next.moment.seq, next.time]);
    vi.advanceTimersByTime(next.time);
  }
  return found;
}
const whole = (all: readonly [number, number][]): number => all.reduce((sum, [, time]) => sum + time, 0);

test("what was missed comes before what came meanwhile", () => {
  const queue = new Queue();
  expect(queue.first).toBe(Infinity);
  queue.add(lay(5));
  queue.addBefore(tiles(3, 2));
  expect(queue.first).toBe(3);
  expect(shown(queue, false).map(([seq]) => seq)).toEqual([3, 4, 5]);
  expect(queue.take(false, "normal")).toBeNull();
});

test("moments that come one by one share the time of their turn, and the next turn has its own", () => {
  const queue = new Queue();
  const turn: [number, number][] = [];
  for (const one of tiles(2, 12)) {
    queue.add(one);
    turn.push(...shown(queue, false));
  }
  expect(whole(turn)).toBeCloseTo(TURN_MS.normal);
  queue.add(moment(14, "TurnEnded"));
  queue.add(lay(15));
  expect(shown(queue, false).at(-1)).toEqual([15, lookMs(lay(15).change as Change)]);
});

test("all that was missed takes as long as it may, from when it began", () => {
  const queue = new Queue();
  queue.addBefore(tiles(2, 60));
  queue.begin();
  vi.advanceTimersByTime(BASE_MS);
  const took = BASE_MS + whole(shown(queue, true));
  expect(took).toBeLessThanOrEqual(LONGEST_MS);
  expect(took).toBeGreaterThan(LONGEST_MS - 3 * BASE_MS);
});

test("one tile is a glance, several turns are not", () => {
  const queue = new Queue();
  queue.add(lay(2));
  expect(queue.long).toBe(false);
  queue.addBefore(tiles(3, 4));
  expect(queue.long).toBe(true);
  queue.clear();
  expect([queue.long, queue.first]).toEqual([false, Infinity]);
});
