import { expect, test, vi } from "vitest";
import type { ShownSeat } from "../wire/stream";
import { DAY, endOf } from "./holidays";

vi.mock("../words/speaker.svelte", () => ({ speaker: { language: "en" } }));

const at = Date.parse("2026-12-03T10:00:00Z");
const seat = (holiday: string | null): ShownSeat => ({ holiday }) as ShownSeat;

test("a holiday lasts until its end and no longer", () => {
  const away = seat("2026-12-03T10:00:00Z");
  expect(endOf(away, 0, at - DAY)).toBe(at);
  expect(endOf(away, 0, at)).toBeNull();
  expect(endOf(seat(null), 0, at)).toBeNull();
});

test("by the server's clock, whatever this device's says", () => {
  const away = seat("2026-12-03T10:00:00Z");
  expect(endOf(away, 60_000, at)).toBe(at + 60_000);
  expect(endOf(away, -60_000, at - 30_000)).toBeNull();
});
