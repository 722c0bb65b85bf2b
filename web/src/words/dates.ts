/** A moment in words: the day, and the time of day. */
import { speaker } from "./speaker.svelte";

const DAY = 86_400_000;

/** The reader's own way to write dates, if it is one of the language that is spoken. */
const locale = (): string => (navigator.language.startsWith(speaker.language) ? navigator.language : speaker.language);

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** The day is “today” or “tomorrow”, else the date. */
export function dayOf(at: number, now = Date.now(), weekday?: "long"): string {
  const days = Math.round((midnight(at) - midnight(now)) / DAY);
  return days === 0 || days === 1
    ? new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(days, "day")
    : new Date(at).toLocaleDateString(locale(), { ...(weekday && { weekday }), day: "numeric", month: "long" });
}

/** The date alone, for whoever reads it on another day. */
export const dateOf = (at: number): string =>
  new Date(at).toLocaleDateString(locale(), { day: "numeric", month: "long", year: "numeric" });

/** With the day of the week, for something that must not be missed. */
export function dayAndTime(at: number, now = Date.now()): { day: string; time: string } {
  const day = dayOf(at, now, "long");
  return { day, time: new Date(at).toLocaleTimeString(locale(), { hour: "numeric", minute: "2-digit" }) };
}
