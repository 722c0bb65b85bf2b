import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { replayOf } from "../replay/replay";
import { GLANCE_MS, lookMs, marksOf, Playhead, STEP_MS } from "./playhead.svelte";
import samples from "../replay/samples.json";

const replay = await replayOf(samples.find(({ name }) => name === "journey")?.replay ?? "");
const colours = ["red", "blue", "green"] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("keys go step by step, turn by turn, and to both ends", () => {
  const playhead = new Playhead(replay);
  playhead.press("ArrowLeft");
  expect(playhead.at).toBe(0);
  playhead.press("ArrowRight");
  playhead.press("ArrowRight");
  expect([playhead.at, playhead.jumping]).toEqual([2, false]);
  playhead.press("End");
  expect([playhead.at, playhead.jumping]).toEqual([playhead.last, true]);
  playhead.press("Home");
  expect(playhead.at).toBe(0);
  playhead.press("PageDown");
  playhead.press("PageDown");
  expect(playhead.frame.number).toBe(2);
  playhead.press("PageUp");
  expect([playhead.frame.number, playhead.at]).toEqual([1, 1]);
  expect(playhead.press("x")).toBe(false);
});

test("it plays by itself to the end, and from the beginning if it was there", () => {
  const playhead = new Playhead(replay, replay.frames.length - 3);
  playhead.press(" ");
  expect(playhead.playing).toBe(true);
  vi.advanceTimersByTime(4 * STEP_MS);
  expect([playhead.at, playhead.playing]).toEqual([playhead.last, false]);
  playhead.toggle();
  expect([playhead.at, playhead.playing]).toEqual([0, true]);
  playhead.step(1);
  expect(playhead.playing).toBe(false);
});

test("twice as fast takes half the time", () => {
  const playhead = new Playhead(replay, 1);
  playhead.faster();
  playhead.toggle();
  vi.advanceTimersByTime(STEP_MS / 2 + 1);
  expect(playhead.at).toBe(2);
  playhead.stop();
});

test("what shows nothing on the map goes by", () => {
  const ends = replay.frames.find(({ move }) => move === "end");
  const walks = replay.frames.find(({ move }) => move.startsWith("walk"));
  expect([ends && lookMs(ends), walks && lookMs(walks)]).toEqual([GLANCE_MS, STEP_MS]);
});

test("a turn's tiles and way are marked while it lasts", () => {
  expect(marksOf(replay.frames, 0, colours)).toEqual([]);
  const at = replay.frames.findIndex(({ move }) => move.startsWith("walk"));
  const [mark] = marksOf(replay.frames, at, colours);
  expect(mark?.laid?.length).toBe(1);
  expect(mark?.trail?.length).toBe(2);
});
