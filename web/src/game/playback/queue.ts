/** The moments that wait to be shown, and how long each will be: all that was missed has a limit, and so has each turn. */
import type { Change } from "../../wire/stream";
import type { Moment } from "./moments";
import { endsTurn, LONGEST_MS, ofThisTurn, paced, TURN_MS, type Pace } from "./pace";

/** Before the first missed moment comes, the one that was seen last is shown this long. */
export const BASE_MS = 350;
/** What takes longer than this to show is announced. */
const GLANCE_MS = 900;

export class Queue {
  #moments: Moment[] = [];
  /** When the showing began. */
  #began = 0;
  /** Milliseconds for which the current turn has been shown. */
  #spent = 0;

  /** The number of the first event in it. */
  get first(): number {
    return this.#moments[0]?.seq ?? Infinity;
  }

  /** Whether it takes more than a glance to show. */
  get long(): boolean {
    return paced(this.#changes, LONGEST_MS).reduce((sum, one) => sum + one, 0) > GLANCE_MS;
  }

  begin(): void {
    this.#began = Date.now();
  }

  add(moment: Moment): void {
    this.#moments.push(moment);
  }

  /** Adds moments from before those that wait. */
  addBefore(moments: readonly Moment[]): void {
    this.#moments = [...moments, ...this.#moments];
  }

  clear(): void {
    this.#moments = [];
    this.beginTurn();
  }

  /** From now on another turn is shown. */
  beginTurn(): void {
    this.#spent = 0;
  }

  /** Takes the next moment, with how long it is shown; null if there is none. */
  take(recap: boolean, pace: Pace): { moment: Moment; time: number } | null {
    const time = this.#time(recap, pace);
    const moment = this.#moments.shift();
    if (!moment) return null;
    this.#spent = moment.change && endsTurn(moment.change) ? 0 : this.#spent + time;
    return { moment, time };
  }

  get #changes(): readonly Change[] {
    return this.#moments.flatMap(({ change }) => change ?? []);
  }

  #time(recap: boolean, pace: Pace): number {
    const left = LONGEST_MS - BASE_MS - (Date.now() - this.#began);
    const times = recap
      ? paced(this.#changes, left)
      : paced(ofThisTurn(this.#changes), TURN_MS[pace] - this.#spent, pace);
    return times[0] ?? 0;
  }
}
