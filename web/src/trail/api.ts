/** The client of the HTTP API of the trail of the day. */
import { opened } from "../carrying/shelf";
import { ask, posted, read } from "../table/api";
import type { Look, OpenedTrail, Result, ShownTrails } from "../wire/api";

/** The rucksack that is open here, if there is one: its person has one counted walk, on whichever device. */
const session = (): string[] => [opened()?.session ?? ""].filter(Boolean);

export const trails = async (): Promise<ShownTrails> => read(await ask("/trails", { tokens: session() }));

/** Opens a table on the trail of a day; `again`, if this device has walked it before. */
export const walk = async (day: string, look: Look, again: boolean): Promise<OpenedTrail> =>
  read(await ask(`/trails/${day}/tries`, posted({ look, again }, session())));

/** The result of a game; null while it goes on, and if it was given up. */
export async function result(link: string, tokens: readonly string[]): Promise<Result | null> {
  const response = await ask(`/tables/${link}/result`, { tokens });
  return response.status === 409 || response.status === 404 ? null : read<Result>(response);
}
