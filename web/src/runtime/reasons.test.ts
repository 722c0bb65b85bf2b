import { afterEach, expect, test, vi } from "vitest";
import { CannotStart, inTime, LIMIT } from "./reasons";

afterEach(() => vi.useRealTimers());

test("what never answers is given up, with its reason", async () => {
  vi.useFakeTimers();
  const failed = inTime(new Promise(() => {}), "blocked").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(LIMIT);
  expect(await failed).toBeInstanceOf(CannotStart);
  expect(await failed).toMatchObject({ reason: "blocked" });
});

test("what answers, or fails by itself, is left as it is", async () => {
  await expect(inTime(Promise.resolve(3), "failed")).resolves.toBe(3);
  await expect(inTime(Promise.reject(new Error("of its own")), "failed")).rejects.toThrow("of its own");
});
