/**
 * Keeps this device and its rucksack alike, without anybody noticing: packs one once there is something worth keeping,
 * puts in what is new here, and takes out what is new there. What was changed on both sides since they last were alike
 * stays as it is here.
 */
import { isHere } from "../local/messages";
import { Failure } from "../table/api";
import { forgetLast } from "../table/lastSeen";
import {
  forget as dropTable,
  isPacked,
  KEPT_EVENT,
  keepAll,
  keepOver,
  keptTables,
  notePacked,
  tokensOf,
  UNPACKED,
} from "../table/tokens";
import type { ShownRucksack, Things } from "../wire/api";
import * as api from "./api";
import { keepOpened, opened, putOnShelf, shelved, takeFromShelf, type Open } from "./shelf";
import { layDown, takeOver, thingsHere } from "./things";

const SOON = 1500;
/** Tables in one request; a table has at most six tokens. */
const AT_ONCE = 8;

/** Tables on a server; those of this device stay on it. */
const tables = (): string[] =>
  keptTables()
    .map(({ link }) => link)
    .filter((link) => !isHere(link));

/** The names of the things that differ from what the server has, as far as this device knows. */
const changed = (things: Things, known: Open["known"]): string[] =>
  Object.entries(things)
    .filter(([name, value]) => JSON.stringify(value) !== known[name])
    .map(([name]) => name);

const written = (things: Things): Open["known"] =>
  Object.fromEntries(Object.entries(things).map(([name, value]) => [name, JSON.stringify(value)]));

let busy: Promise<void> = Promise.resolve();
/** One after the other: two at once would pack two rucksacks. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = busy.then(work).catch(settle);
  busy = done.catch(() => undefined);
  return done;
}

/**
 * A server that is away, or a limit, is no trouble: it is tried again. A rucksack that was closed here takes everything
 * along; one that an older database does not know is packed anew from what is here.
 */
function settle(error: unknown): void {
  if (api.isClosed(error)) letGo();
  else if (api.isUnknown(error)) keepOpened(null);
  else if (!(error instanceof Failure)) throw error;
}

function dropAll(link: string): void {
  dropTable(link);
  void forgetLast(link);
}

/** Empties this device of what was in its rucksack. */
function letGo(): void {
  keepOpened(null);
  layDown();
  tables().forEach(dropAll);
  dispatchEvent(new Event(UNPACKED));
}

/** Puts what is new on this device into its rucksack, and packs one if there is none yet. */
export const carry = (): Promise<void> =>
  inTurn(async () => {
    const things = thingsHere();
    const mine = opened() ?? (tables().length || things.stamps?.length ? await packed() : null);
    if (!mine) return;
    const names = changed(things, mine.known);
    if (names.length) {
      await api.change(
        mine.session,
        Object.fromEntries(Object.entries(things).filter(([name]) => names.includes(name))),
      );
      keepOpened({ ...mine, known: { ...mine.known, ...written(things) } });
    }
    await putIn(mine.session);
  });

async function packed(): Promise<Open> {
  const { session } = await api.pack({}, []);
  const another = opened(); // another tab was quicker
  if (another) await api.join(another.session, session);
  else keepOpened({ session, known: {} });
  return another ?? { session, known: {} };
}

/** Puts the seats in that are not there yet. */
async function putIn(session: string): Promise<void> {
  const fresh = tables().filter((link) => !isPacked(link));
  for (let first = 0; first < fresh.length; first += AT_ONCE) {
    const some = fresh.slice(first, first + AT_ONCE);
    await api.keepSeats(session, some.flatMap(tokensOf));
    some.forEach(notePacked);
  }
}

/** Takes out of the rucksack what this device does not have yet. */
export const unpack = (): Promise<void> =>
  inTurn(async () => {
    const mine = opened();
    if (mine) await take(mine, await api.rucksack(mine.session));
  });

async function take({ session, known }: Open, found: ShownRucksack): Promise<void> {
  const here = changed(thingsHere(), known);
  const tokens = found.seats.map(({ token }) => token);
  for (const { table, token, ended } of found.seats) {
    if (!tokensOf(table).includes(token)) keepAll(table, [token]);
    keepOver(table, ended !== null);
    if (!isPacked(table) && tokensOf(table).every((one) => tokens.includes(one))) notePacked(table);
  }
  await takeOver(
    found,
    ["look", "language", "settings"].filter((name) => !here.includes(name)),
  );
  const alike = Object.entries(written(thingsHere())).filter(([name]) => !here.includes(name));
  keepOpened({ session, known: { ...known, ...Object.fromEntries(alike) } });
  dispatchEvent(new Event(UNPACKED));
}

/** Opens another rucksack on this device in place of the open one, which goes onto the shelf. */
export async function change(session: string | null): Promise<void> {
  await carry();
  const before = opened();
  if (before) putOnShelf({ session: before.session, look: thingsHere().look ?? null });
  layDown();
  tables().forEach(dropAll);
  keepOpened(session ? { session, known: {} } : null);
  if (session) takeFromShelf(session);
  await unpack();
}

/** Opens a rucksack that came by a code: as mine, with all that is here already, or as somebody else's. */
export async function receive(session: string, mine: boolean): Promise<void> {
  const before = opened();
  if (!mine || !before) return change(session);
  await carry();
  await api.join(session, before.session);
  keepOpened({ session, known: {} });
  await unpack();
}

/** Takes the open rucksack off this device; the next on the shelf is opened. */
export async function putAway(): Promise<void> {
  letGo();
  const next = shelved().at(-1);
  if (next) await change(next.session);
}

/** Begins: takes out what is new, and from now on puts in what comes. */
export async function begin(): Promise<void> {
  let timer = 0;
  const soon = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void carry(), SOON);
  };
  addEventListener(KEPT_EVENT, soon);
  document.addEventListener("visibilitychange", () => void (document.hidden ? carry() : unpack()));
  await unpack();
  await carry();
}
