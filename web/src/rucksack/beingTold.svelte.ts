/** How somebody is told of their turns, as the rucksack's page shows it. */
import * as api from "../carrying/api";
import { opened } from "../carrying/shelf";
import { inMyZone, tellHere } from "../carrying/told";
import { noPush, type NoPush } from "../offline/subscribing";
import { Failure } from "../table/api";
import type { AskedWay, AskedWishes, ShownNotices } from "../wire/api";

export class Told {
  shown = $state.raw<ShownNotices | null>(null);
  busy = $state(false);
  /** Why there is no push on this device. */
  noPush = $state<NoPush | null>(noPush());
  /** Why the last web hook was not taken. */
  fault = $state<string | null>(null);
  /** The way by which a notice was sent to try it. */
  tried = $state<number | null>(null);
  /** Whether the server did not answer, or has had enough. */
  failed = $state(false);

  #before: Promise<void> = Promise.resolve();

  /** One after the other: of two at once, the older answer might come last and be shown. */
  #do(work: (session: string) => Promise<ShownNotices | null>): Promise<void> {
    const done = this.#before.then(() => this.#now(work));
    this.#before = done.catch(() => undefined);
    return done;
  }

  async #now(work: (session: string) => Promise<ShownNotices | null>): Promise<void> {
    const session = opened()?.session;
    if (!session) return;
    [this.busy, this.fault, this.failed] = [true, null, false];
    try {
      this.shown = (await work(session)) ?? this.shown;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }

  look(): Promise<void> {
    return this.#do(api.notices);
  }

  here(key: string): Promise<void> {
    return this.#do(async (session) => {
      const shown = await tellHere(session, key);
      if (typeof shown !== "string") return shown;
      this.noPush = shown;
      return null;
    });
  }

  add(way: AskedWay["way"]): Promise<void> {
    return this.#do(async (session) => {
      const shown = await api.addWay(session, way);
      if (typeof shown !== "string") return inMyZone(session, shown);
      this.fault = shown;
      return null;
    });
  }

  drop(number: number): Promise<void> {
    return this.#do(async (session) => {
      await api.dropWay(session, number);
      return api.notices(session);
    });
  }

  try(number: number): Promise<void> {
    return this.#do(async (session) => {
      await api.tryWay(session, number);
      this.tried = number;
      return null;
    });
  }

  wish(change: Partial<AskedWishes>): Promise<void> {
    return this.#do(async (session) => {
      if (!this.shown) return null;
      const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
      const wishes = { ...this.shown.wishes, zone, ...change };
      this.shown = { ...this.shown, wishes }; // at once: the next wish may come before the answer
      await api.wish(session, wishes);
      return null;
    });
  }
}
