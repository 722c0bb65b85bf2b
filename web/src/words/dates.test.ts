import { afterEach, expect, test, vi } from "vitest";
import { dayAndTime, dayOf } from "./dates";

vi.mock("./speaker.svelte", () => ({ speaker: { language: "de" } }));
afterEach(() => vi.unstubAllGlobals());

const now = new Date(2026, 10, 18, 23, 30).getTime();

test("today, tomorrow and later", () => {
  vi.stubGlobal("navigator", { language: "fr-FR" });
  expect(dayAndTime(new Date(2026, 10, 18, 23, 59).getTime(), now)).toEqual({ day: "heute", time: "23:59" });
  expect(dayAndTime(new Date(2026, 10, 19, 14, 5).getTime(), now)).toEqual({ day: "morgen", time: "14:05" });
  expect(dayAndTime(new Date(2026, 11, 9, 8, 0).getTime(), now).day).toBe("Mittwoch, 9. Dezember");
});

test("a day without its weekday and time", () => {
  vi.stubGlobal("navigator", { language: "de-DE" });
  expect(dayOf(new Date(2026, 10, 19, 14, 5).getTime(), now)).toBe("morgen");
  expect(dayOf(new Date(2026, 11, 3, 8, 0).getTime(), now)).toBe("3. Dezember");
});

test("as the reader is used to, within the language", () => {
  vi.stubGlobal("navigator", { language: "de-AT" });
  expect(dayAndTime(new Date(2027, 0, 9, 8, 0).getTime(), now).day).toBe("Samstag, 9. Jänner");
});
