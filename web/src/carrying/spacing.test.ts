import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Spacing, type Told } from "./spacing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counting = (...answers: Told[]) => {
  const at: number[] = [];
  const began = Date.now();
  const spacing = new Spacing(() => {
    at.push(Date.now() - began);
    return Promise.resolve(answers.shift() ?? { wait: 60, again: false });
  });
  return { at, spacing };
};

test("the first is told at once, and what follows at the end of the pause, once", async () => {
  const { at, spacing } = counting();
  spacing.sign();
  for (let n = 0; n < 5; n += 1) {
    await vi.advanceTimersByTimeAsync(10);
    spacing.sign();
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(at).toEqual([0, 60]);
  spacing.sign();
  expect(at).toHaveLength(3);
});

test("without another sign nothing is told again", async () => {
  const { at, spacing } = counting();
  spacing.sign();
  await vi.advanceTimersByTimeAsync(500);
  expect(at).toEqual([0]);
});

test("what did not count is told again by itself, when it can be", async () => {
  const { at, spacing } = counting({ wait: 25, again: true });
  spacing.sign();
  await vi.advanceTimersByTimeAsync(500);
  expect(at).toEqual([0, 25]);
});

test("after the end nothing is told", async () => {
  const { at, spacing } = counting();
  spacing.sign();
  spacing.sign();
  spacing.end();
  await vi.advanceTimersByTimeAsync(500);
  expect(at).toEqual([0]);
});
