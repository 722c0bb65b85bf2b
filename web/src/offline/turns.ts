/** The tables at which others wait for me: as many as the number on the app's icon says. */
import { note } from "./noted";

const TURNS = "turns";

const change = (work: (links: ReadonlySet<string>) => ReadonlySet<string>): Promise<void> =>
  note<readonly string[]>(
    TURNS,
    (before) => [...work(new Set(before))],
    (after) => badge(after?.length ?? 0),
  );

/** All of them. */
export const noteTurns = (links: readonly string[]): Promise<void> => change(() => new Set(links));

/** One of them, or one no longer. */
export const noteTurn = (link: string, waits: boolean): Promise<void> =>
  change((before) => new Set([...before].filter((one) => one !== link).concat(waits ? link : [])));

/** Browsers have no such number where the app is not installed, and some nowhere. */
async function badge(count: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  await (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
