/** Which trail was walked first at which table, on this device: without a rucksack nobody else knows. */
import { fitting, link } from "../schemas/kept";

const PREFIX = "rifugio.trail.";

/** A date as in the address of a trail, in the reader's own zone. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whole hours until midnight here. */
export function hoursLeft(now = new Date()): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.floor((midnight.getTime() - now.getTime()) / 3_600_000);
}

/** The table of the first walk of a day. */
export const walkedAt = (day: string): string | null => fitting(localStorage.getItem(PREFIX + day), link);

/** Remembers the first walk of a day, and forgets those of other days before it. */
export function keepWalked(day: string, table: string): void {
  if (walkedAt(day)) return;
  const old = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && name < PREFIX + before(day, 9));
  for (const name of old) localStorage.removeItem(name);
  localStorage.setItem(PREFIX + day, JSON.stringify(table));
}

function before(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString().slice(0, 10);
}
