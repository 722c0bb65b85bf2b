/** Has somebody told of their turns: on this device, and by the clock of where they live. */
import { subscribe, type NoPush } from "../offline/subscribing";
import { Failure } from "../table/api";
import type { ShownNotices } from "../wire/api";
import * as api from "./api";

/** Asks the browser for push messages and gives the server their address; a string says why there are none. */
export async function tellHere(session: string, key: string): Promise<ShownNotices | NoPush> {
  const way = await subscribe(key, session);
  if (typeof way === "string") return way;
  const shown = await api.addWay(session, way);
  return typeof shown === "string" ? "never" : inMyZone(session, shown);
}

/** Quiet hours and the hour of a digest are by the clock on the wall. */
export async function inMyZone(session: string, shown: ShownNotices): Promise<ShownNotices> {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  if (shown.wishes.zone === zone) return shown;
  const wishes = { ...shown.wishes, zone };
  try {
    await api.wish(session, wishes);
    return { ...shown, wishes };
  } catch (error) {
    if (error instanceof Failure) return shown; // a zone that the server has not heard of
    throw error;
  }
}
