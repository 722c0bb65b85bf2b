import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { filmOf } from "./film";
import { GLANCE_MS, lookMs, marksOf, Projector, STEP_MS } from "./projector.svelte";
import samples from "./samples.json";

const film = await filmOf(samples.find(({ name }) => name === "journey")?.film ?? "");
const colours = ["red", "blue", "green"] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("keys go step by step, turn by turn, and to both ends", () => {
  const projector = new Projector(film);
  projector.press("ArrowLeft");
  expect(projector.at).toBe(0);
  projector.press("ArrowRight");
  projector.press("ArrowRight");
  expect([projector.at, projector.jumping]).toEqual([2, false]);
  projector.press("End");
  expect([projector.at, projector.jumping]).toEqual([projector.last, true]);
  projector.press("Home");
  expect(projector.at).toBe(0);
  projector.press("PageDown");
  projector.press("PageDown");
  expect(projector.frame.number).toBe(2);
  projector.press("PageUp");
  expect([projector.frame.number, projector.at]).toEqual([1, 1]);
  expect(projector.press("x")).toBe(false);
});

test("it plays by itself to the end, and from the beginning if it was there", () => {
  const projector = new Projector(film, film.frames.length - 3);
  projector.press(" ");
  expect(projector.playing).toBe(true);
  vi.advanceTimersByTime(4 * STEP_MS);
  expect([projector.at, projector.playing]).toEqual([projector.last, false]);
  projector.toggle();
  expect([projector.at, projector.playing]).toEqual([0, true]);
  projector.step(1);
  expect(projector.playing).toBe(false);
});

test("twice as fast takes half the time", () => {
  const projector = new Projector(film, 1);
  projector.faster();
  projector.toggle();
  vi.advanceTimersByTime(STEP_MS / 2 + 1);
  expect(projector.at).toBe(2);
  projector.stop();
});

test("what shows nothing on the map goes by", () => {
  const ends = film.frames.find(({ move }) => move === "end");
  const walks = film.frames.find(({ move }) => move.startsWith("walk"));
  expect([ends && lookMs(ends), walks && lookMs(walks)]).toEqual([GLANCE_MS, STEP_MS]);
});

test("a turn's tiles and way are marked while it lasts", () => {
  expect(marksOf(film.frames, 0, colours)).toEqual([]);
  const at = film.frames.findIndex(({ move }) => move.startsWith("walk"));
  const [mark] = marksOf(film.frames, at, colours);
  expect(mark?.laid?.length).toBe(1);
  expect(mark?.trail?.length).toBe(2);
});
