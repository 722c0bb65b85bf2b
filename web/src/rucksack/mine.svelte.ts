/** The open rucksack as its page shows it. */
import * as api from "../carrying/api";
import { carry, change, putAway, receive } from "../carrying/carrying";
import { opened, shelved, takeFromShelf } from "../carrying/shelf";
import { Failure } from "../table/api";
import type { Move, ShownRucksack } from "../wire/api";

export class MyRucksack {
  shown = $state.raw<ShownRucksack | null>(null);
  shelf = $state.raw(shelved());
  move = $state.raw<Move | null>(null);
  /** Whether the server does not answer. */
  away = $state(false);
  busy = $state(false);

  /** Does something with the rucksack, one at a time, and looks at it afterwards. */
  async #do<T>(work: (session: string) => Promise<T>): Promise<T | null> {
    const session = opened()?.session ?? "";
    [this.busy, this.away] = [true, false];
    try {
      return await work(session);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.away = !api.isClosed(error) && !api.isUnknown(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  async look(): Promise<void> {
    await carry();
    this.shelf = shelved();
    if (opened()) this.shown = await this.#do(api.rucksack);
    else [this.shown, this.busy] = [null, false];
  }

  /** Asks for a code for another device. */
  async toMove(): Promise<void> {
    this.move = await this.#do(api.move);
  }

  /** Opens the rucksack of a code here; false if the code is no good, null if the server is away. */
  async open(code: string, mine: boolean): Promise<boolean | null> {
    const session = await this.#do(() => api.openBy(code));
    if (!session) return this.away ? null : false;
    await receive(session, mine);
    await this.look();
    return true;
  }

  async setChild(child: boolean): Promise<void> {
    await this.#do((session) => api.change(session, { child }));
    await this.look();
  }

  async close(device: number, here: boolean): Promise<void> {
    await this.#do((session) => api.close(session, device));
    if (here) await putAway();
    await this.look();
  }

  /** Opens the rucksack of somebody on the shelf, or a new one. */
  async change(session: string | null): Promise<void> {
    [this.shown, this.move, this.busy] = [null, null, true];
    await change(session);
    await this.look();
  }

  takeAway(session: string): void {
    takeFromShelf(session);
    this.shelf = shelved();
  }

  everything(): Promise<Blob | null> {
    return this.#do(api.everything);
  }

  /** Forgets this person, everywhere; true if it was done. */
  async forget(): Promise<boolean> {
    const done = await this.#do((session) => api.forget(session).then(() => true));
    if (done) await putAway();
    await this.look();
    return done === true;
  }
}
