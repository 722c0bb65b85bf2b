/** Trails of days that are over, to practise on where there is no server: the build brings their secrets along. */
import type { Bot } from "../avatars/names";
import { here } from "../local/client";
import { posted, read } from "../table/api";
import type { Look, Tried } from "../wire/api";

export interface Past {
  readonly day: string;
  readonly animals: readonly Bot[];
  readonly secret: string;
}

/** The days, the newest first. */
export async function pastTrails(): Promise<readonly Past[]> {
  const found = await read<Past[]>(await fetch("./trails.json"));
  return found.sort((one, other) => other.day.localeCompare(one.day));
}

/** Opens a table on this device, with the pile of that day. */
export async function practise({ day, secret }: Past, look: Look): Promise<Tried> {
  const { method = "POST", body = "" } = posted({ look, secret });
  return read(await here().ask({ method, path: `/trails/${day}/tries`, tokens: [], body }));
}
