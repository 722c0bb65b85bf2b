/** Holidays: a seat says when its person's holiday ends, or has ended. */
import type { ShownSeat } from "../wire/stream";
import { dayOf } from "../words/dates";

export const DAY = 86_400_000;

/** When the holiday of a seat ends, by this device's clock; null if nobody is on holiday there. */
export function endOf(seat: ShownSeat, ahead: number, now = Date.now()): number | null {
  const end = seat.holiday === null ? 0 : Date.parse(seat.holiday) + ahead;
  return end > now ? end : null;
}

/** Until which day somebody is on holiday; null if they are not. */
export function lastDayOf(seat: ShownSeat, ahead: number): string | null {
  const end = endOf(seat, ahead);
  return end === null ? null : dayOf(end);
}
