/** The trails of now, and one's own walk on today's. */
import { Failure } from "../table/api";
import { myLook, remember } from "../table/me";
import { keepAll, tokensOf } from "../table/tokens";
import type { ShownTrail, ShownTrails, ShownTry } from "../wire/api";
import * as api from "./api";
import { keepWalked, today, walkedAt } from "../table/walked";

const WALKER = 0;

export class Today {
  shown = $state.raw<ShownTrails | null>(null);
  /** The walk of this device, where there is no rucksack to remember it. */
  #here = $state.raw<ShownTry | null>(null);
  /** Whether the server does not answer. */
  away = $state(false);
  busy = $state(false);

  /** The trail of the reader's own date; by the server's clock, should theirs be quite wrong. */
  trail = $derived<ShownTrail | null>(
    this.shown?.open.find(({ day }) => day === today()) ?? this.shown?.open.at(-1) ?? null,
  );
  mine = $derived<ShownTry | null>(this.trail?.mine ?? this.#here);
  /** The table of the first walk on this device. */
  table = $state.raw<string | null>(null);

  async look(): Promise<void> {
    [this.busy, this.away] = [true, false];
    try {
      this.shown = await api.trails();
      this.table = this.trail && walkedAt(this.trail.day);
      this.#here = this.table && !this.trail?.mine ? await walkAt(this.table) : null;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.away = true;
    } finally {
      this.busy = false;
    }
  }

  /** Opens a table on today's trail; null if that did not work. */
  async setOut(): Promise<string | null> {
    const { trail } = this;
    if (!trail || this.busy) return null;
    [this.busy, this.away] = [true, false];
    try {
      const look = myLook(trail.animals.map((animal) => ({ animal, colour: "red" })));
      remember(look);
      const { table, tokens } = await api.walk(trail.day, look, walkedAt(trail.day) !== null);
      keepAll(table, tokens);
      keepWalked(trail.day, table);
      return table;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.away = true;
      return null;
    } finally {
      this.busy = false;
    }
  }
}

/** A walk by the result of its table. */
async function walkAt(table: string): Promise<ShownTry> {
  const result = await api.result(table, tokensOf(table));
  const lines = result?.points[result.order.indexOf(WALKER)] ?? [];
  const points = result && lines.reduce((sum, line) => sum + line.points, 0);
  return { over: result !== null, points, lines };
}
