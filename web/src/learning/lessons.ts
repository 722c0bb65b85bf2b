/** The cards somebody has seen on this device, and the next one. */
import { fitting, notes } from "../schemas/kept";
import { CARDS, choose, type Card, type Moment } from "./cards";

const KEPT = "rifugio.cards";

/** The part of the browser's memory that is needed; it may be full, or forbidden. */
export type Memory = Pick<Storage, "getItem" | "setItem">;

interface Notes {
  readonly shown: readonly string[];
  /** The last turn that had its card. */
  readonly turn: string | null;
  /** Whether the player wants no more cards. */
  readonly enough: boolean;
}

const NOTHING: Notes = { shown: [], turn: null, enough: false };

export class Lessons {
  readonly #memory: Memory;
  readonly #cards: readonly Card[];
  #notes: Notes;

  constructor(memory: Memory, cards: readonly Card[] = CARDS) {
    [this.#memory, this.#cards] = [memory, cards];
    this.#notes = this.#read();
  }

  get enough(): boolean {
    return this.#notes.enough;
  }

  /** The card to show at this moment of the turn. It counts as shown, and only one that may come soon follows in the turn. */
  next(moment: Moment): Card | null {
    if (this.#notes.enough) return null;
    const soon = this.#notes.turn === moment.turn;
    const cards = soon ? this.#cards.filter((one) => one.soon && one.after === this.#notes.shown.at(-1)) : this.#cards;
    const card = choose(moment, this.#notes.shown, cards);
    if (card) this.#keep({ ...this.#notes, shown: [...this.#notes.shown, card.key], turn: moment.turn });
    return card;
  }

  /** Whether this is somebody's very first turn on this device. */
  get untaught(): boolean {
    return !this.#notes.enough && !this.#notes.shown.length;
  }

  /** Notes that something else was told, so that nobody is untaught any more. */
  told(key: string): void {
    if (!this.#notes.shown.includes(key)) this.#keep({ ...this.#notes, shown: [key, ...this.#notes.shown] });
  }

  /** Turns the cards off, or on again. */
  stop(enough = true): void {
    this.#keep({ ...this.#notes, enough });
  }

  /** Starts over, for another player. */
  forget(): void {
    this.#keep(NOTHING);
  }

  #keep(notes: Notes): void {
    this.#notes = notes;
    try {
      this.#memory.setItem(KEPT, JSON.stringify(notes));
    } catch {
      // storage failed: remembered while the page is open
    }
  }

  #read(): Notes {
    try {
      return fitting(this.#memory.getItem(KEPT), notes) ?? NOTHING;
    } catch {
      return NOTHING; // storage is forbidden
    }
  }
}
