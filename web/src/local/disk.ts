/** The games of this device, in the browser's database (IndexedDB), event by event. */
import type { Mine } from "../wire/api";
import type { Outcome } from "./messages";

const NAME = "rifugio";
const VERSION = 1;

/** Another tab has stored an event of this number first. */
export class Taken extends Error {}

interface StoredTable {
  readonly link: string;
  readonly secret: string;
  /** The status of each of its tokens. */
  readonly mine: readonly Mine[];
}

export interface Stored {
  readonly secret: string;
  readonly rows: readonly string[];
  readonly reviews: readonly (readonly [seat: number, text: string])[];
}

const done = <Found>(request: IDBRequest<Found>): Promise<Found> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const database = request.result;
      database.createObjectStore("tables", { keyPath: "link" });
      database.createObjectStore("events");
      database.createObjectStore("reviews");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => {
      opened = null; // the next try begins anew
      reject(request.error);
    };
  });
  return opened;
}

async function reading(stores: readonly string[]): Promise<IDBTransaction> {
  return (await open()).transaction(stores, "readonly");
}

/** Stores all that a call has brought, or nothing; throws Taken if another tab was first. */
export async function store(outcome: Outcome): Promise<void> {
  if (!outcome.rows.length && !outcome.reviews.length) return;
  const database = await open();
  await new Promise<void>((resolve, reject) => {
    const all = database.transaction(["tables", "events", "reviews"], "readwrite", { durability: "strict" });
    all.oncomplete = () => resolve();
    all.onerror = all.onabort = () =>
      reject(all.error?.name === "ConstraintError" ? new Taken(all.error.message) : all.error);
    for (const [link, seq, text] of outcome.rows) all.objectStore("events").add(text, [link, seq]);
    for (const [link, seat, text] of outcome.reviews) {
      if (text === null) all.objectStore("reviews").delete([link, seat]);
      else all.objectStore("reviews").put(text, [link, seat]);
    }
    void keepTables(all.objectStore("tables"), outcome);
  });
}

/** The secret of a table never changes; the status of its tokens does with every event. */
async function keepTables(tables: IDBObjectStore, { secrets, mine }: Outcome): Promise<void> {
  for (const [link, now] of Object.entries(mine)) {
    const secret = secrets[link] ?? ((await done(tables.get(link))) as StoredTable | undefined)?.secret;
    if (secret !== undefined) tables.put({ link, secret, mine: now } satisfies StoredTable);
  }
}

const allOf = (link: string, after = 0): IDBKeyRange => IDBKeyRange.bound([link, after], [link, Infinity], true);

/** Everything stored of a table; null if there is no such table. */
export async function tableOf(link: string): Promise<Stored | null> {
  const all = await reading(["tables", "events", "reviews"]);
  const [table, rows, texts, seats] = await Promise.all([
    done(all.objectStore("tables").get(link)) as Promise<StoredTable | undefined>,
    done(all.objectStore("events").getAll(allOf(link))) as Promise<string[]>,
    done(all.objectStore("reviews").getAll(IDBKeyRange.bound([link, 0], [link, Infinity]))) as Promise<string[]>,
    done(all.objectStore("reviews").getAllKeys(IDBKeyRange.bound([link, 0], [link, Infinity]))),
  ]);
  if (!table) return null;
  const reviews = texts.map((text, number) => [(seats[number] as [string, number])[1], text] as const);
  return { secret: table.secret, rows, reviews };
}

/** The events of a table after this one. */
export async function rowsOf(link: string, after: number): Promise<readonly string[]> {
  return done((await reading(["events"])).objectStore("events").getAll(allOf(link, after)));
}

/** The status of those tokens that are valid; one stored by an older version has no glance until its table's next event. */
export async function mineOf(tokens: readonly string[]): Promise<Mine[]> {
  const tables: StoredTable[] = await done((await reading(["tables"])).objectStore("tables").getAll());
  const found = tables.flatMap(({ mine }) => mine).filter(({ token }) => tokens.includes(token));
  return found.map((one) => ({ ...one, glance: one.glance ?? null }));
}
