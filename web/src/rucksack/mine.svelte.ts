/** The open rucksack as its page shows it. */
import * as api from "../carrying/api";
import { carry, change, putAway, receive } from "../carrying/carrying";
import { opened, shelved } from "../carrying/shelf";
import { Failure } from "../table/api";
import type { Move, ShownRucksack, Ways } from "../wire/api";
import { hasPasskeys, make, prove } from "./passkeys";

export class MyRucksack {
  shown = $state.raw<ShownRucksack | null>(null);
  shelf = $state.raw(shelved());
  move = $state.raw<Move | null>(null);
  /** The other ways in that the server has; null: not known yet. */
  ways = $state.raw<Ways | null>(null);
  /** Whether there are passkeys here. */
  passkeys = $derived((this.ways?.passkeys ?? false) && hasPasskeys());
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

  async lookForWays(): Promise<void> {
    this.ways = await this.#do(() => api.ways());
  }

  /** Adds a passkey; false if its person did not want one after all, null if the server is away. */
  async addPasskey(): Promise<boolean | null> {
    const added = await this.#do(async (session) => {
      const made = await make(session);
      if (made) await api.addPasskey(session, made);
      return made !== null;
    });
    await this.look();
    return added;
  }

  async dropPasskey(number: number): Promise<void> {
    await this.#do((session) => api.dropPasskey(session, number));
    await this.look();
  }

  /** Gives the rucksack an e-mail address; false if it is none. */
  async setAddress(address: string): Promise<boolean | null> {
    const set = await this.#do((session) => api.setAddress(session, address));
    await this.look();
    return set;
  }

  async dropAddress(): Promise<void> {
    await this.#do(api.dropAddress);
    await this.look();
  }

  /** Confirms an e-mail address; false if it is too late. */
  async confirm(code: string): Promise<boolean | null> {
    const confirmed = await this.#do(() => api.confirm(code));
    await this.look();
    return confirmed;
  }

  sendLink(address: string): Promise<boolean | null> {
    return this.#do(() => api.sendLink(address));
  }

  /** Asks for a code for another device. */
  async toMove(): Promise<void> {
    this.move = await this.#do(api.move);
  }

  /** Opens the rucksack of a code, or of a passkey, here; false if there is none, null if the server is away. */
  async open(code: string | null, mine: boolean): Promise<boolean | null> {
    const session = await this.#do(() => (code ? api.openBy(code) : this.#proven()));
    if (!session) return this.away ? null : false;
    await receive(session, mine);
    await this.look();
    return true;
  }

  async #proven(): Promise<string | null> {
    const proof = await prove();
    return proof && (await api.openByPasskey(proof));
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
