/**
 * What the map shows: usually the current position. Others' moves are shown one after another, however fast they come;
 * missed turns are played back, and an earlier position can be opened. Any touch returns to the current position.
 */
import { tick } from "svelte";
import type { Cell, Colour, Highlight } from "../../board";
import * as api from "../../table/api";
import type { Coming } from "../../table/story";
import type { TableStore } from "../../table/tableStore.svelte";
import * as tokens from "../../table/tokens";
import type { Change, EventFrame, ShownGame } from "../../wire/stream";
import { marks, readerOf } from "./marks";
import { LONGEST_MS, lookMs, paced, standing } from "./pace";

export interface Moment {
  readonly seq: number;
  readonly game: ShownGame;
  readonly change: Change | null;
}

/** A place to look at, and the event it is about. */
export interface Spot {
  readonly seq: number;
  readonly cells: readonly Cell[];
  readonly text: string;
  readonly colour: Colour;
}

/** The number of tables the server sends at once. */
const MOST = 60;
const PATIENCE_MS = 1_500;
const BASE_MS = 350;
/** A playback longer than this is announced. */
const GLANCE_MS = 900;

export class Playback {
  readonly #store: TableStore;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #known = new Map<number, ShownGame>();
  #queue: Moment[] = [];
  #timer = 0;
  #began = 0;
  /** The moment shown during a playback. */
  beat = $state.raw<Moment | null>(null);
  /** An earlier moment that was opened. */
  past = $state.raw<Moment | null>(null);
  /** Whether missed turns are being played back. */
  recap = $state(false);
  /** Whether the map has to wait for what was missed before it shows anything. */
  fetching = $state(false);
  /** Whether the next change is shown without animation. */
  jumping = $state(false);
  spot = $state.raw<Spot | null>(null);
  /** Called for each event that is shown. */
  onshow: (change: Change) => void = () => undefined;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** What the map shows; null while missed events are being fetched. */
  readonly game: ShownGame | null = $derived.by(() => {
    const shown = this.past ?? this.beat;
    return shown ? shown.game : this.fetching ? null : (this.#store.table?.game ?? null);
  });
  readonly seq: number = $derived((this.past ?? this.beat)?.seq ?? Infinity);
  /** Whether the map shows something other than the current position, so that it is not interactive. */
  readonly still: boolean = $derived(this.past !== null || this.beat !== null || this.fetching);

  readonly highlights: readonly Highlight[] = $derived.by(() => {
    const { table, chapters, mine, talk } = this.#store;
    if (!table?.game) return [];
    const colour = (seat: number): Colour => table.seats[seat]?.look?.colour ?? "red";
    const pointed = talk.said.flatMap((one) =>
      one.kind === "point" ? [{ colour: colour(one.said.seat), point: one.said.cell }] : [],
    );
    const spot = this.spot ? [{ colour: this.spot.colour, spot: this.spot.cells }] : [];
    const turns = marks(chapters, table.game.order.map(colour), readerOf(table, mine), this.seq);
    return [...turns, ...pointed, ...spot];
  });

  /** Watch the table until the returned function is called. */
  enter(): () => void {
    const stop = this.#store.onTable((coming) => this.#comes(coming));
    const look = () => (document.hidden ? clearTimeout(this.#timer) : this.#lookAgain());
    document.addEventListener("visibilitychange", look);
    this.#begin();
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
      clearTimeout(this.#timer);
    };
  }

  /** After a reload or on another day: plays back what happened since this device's last visit. */
  #begin(): void {
    const { table, mine, link } = this.#store;
    const { seen } = tokens.kept(link);
    if (table?.game && mine.length && seen && seen < table.seq) void this.#fetch(Math.max(seen, table.seq - MOST + 1));
    else this.#saw();
  }

  #comes({ before, table, change, wentBack }: Coming): void {
    if (wentBack) return this.#forget(table.seq);
    if (!table.game || !before?.game) return;
    this.#remember(before.seq, before.game);
    this.#remember(table.seq, table.game);
    if (!change) {
      if (table.seq > before.seq) this.#missed({ seq: before.seq, game: before.game, change: null });
      return;
    }
    const own = this.#own(change);
    if (own) this.back();
    if (own && !this.beat) return this.#show(change);
    this.#queue.push({ seq: table.seq, game: table.game, change });
    if (this.beat || this.fetching) return;
    this.#hold({ seq: before.seq, game: before.game, change: null });
    if (!document.hidden) this.#next();
  }

  /** Discards queued events that the server has lost. */
  #forget(seq: number): void {
    this.#known.clear();
    this.past = null;
    this.spot = null;
    this.skip();
    this.#saw(seq);
  }

  #own({ event }: Change): boolean {
    return "seat" in event && !("by" in event && event.by) && this.#store.mine.some(({ seat }) => seat === event.seat);
  }

  #remember(seq: number, game: ShownGame): void {
    this.#known.set(seq, game);
  }

  #hold(moment: Moment): void {
    this.beat = moment;
    this.#began = Date.now();
  }

  #missed(last: Moment): void {
    if (!this.beat) this.#hold(last);
    void this.#fetch(last.seq);
  }

  /** Fetches the events after this one, with the table at that time, and plays them. */
  async #fetch(from: number): Promise<void> {
    this.fetching = true;
    const late = window.setTimeout(() => this.skip(), PATIENCE_MS);
    try {
      const frames = await this.#moments(from);
      if (this.fetching) this.#play(frames);
    } catch {
      this.skip(); // falls back to the current position
    } finally {
      clearTimeout(late);
      this.fetching = false;
    }
  }

  async #moments(from: number): Promise<EventFrame[]> {
    const { link } = this.#store;
    const frames = await api.moments(link, tokens.tokensOf(link), from - 1);
    for (const { table } of frames) if (table.game) this.#remember(table.seq, table.game as ShownGame);
    return frames;
  }

  #play([base, ...frames]: readonly EventFrame[]): void {
    const missed = standing(frames as readonly { event: Change; table: EventFrame["table"] }[]);
    const waiting = this.#queue[0]?.seq ?? Infinity;
    const moments = missed.flatMap(({ event, table }) =>
      table.game && event.seq < waiting ? [{ seq: event.seq, game: table.game as ShownGame, change: event }] : [],
    );
    if (!base?.table.game || !moments.some(({ change }) => !this.#own(change) && lookMs(change))) return this.skip();
    this.#queue = [...moments, ...this.#queue];
    this.#hold({ seq: base.event.seq, game: base.table.game as ShownGame, change: null });
    this.recap = true;
    if (!document.hidden) this.#timer = window.setTimeout(() => this.#next(), BASE_MS);
  }

  #lookAgain(): void {
    if (!this.beat || this.fetching) return;
    this.#began = Date.now();
    this.recap = this.#left() > GLANCE_MS;
    this.#next();
  }

  #left(): number {
    return this.#times(LONGEST_MS).reduce((sum, one) => sum + one, 0);
  }

  #times(budget: number): number[] {
    return paced(
      this.#queue.flatMap(({ change }) => change ?? []),
      budget,
    );
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [time = 0] = this.#times(LONGEST_MS - BASE_MS - (Date.now() - this.#began));
    const moment = this.#queue.shift();
    if (!moment) return this.#now();
    this.beat = moment;
    if (moment.change) this.onshow(moment.change);
    if (time) this.#timer = window.setTimeout(() => this.#next(), time);
    else this.#next();
  }

  #now(): void {
    this.beat = null;
    this.recap = false;
    this.#saw();
  }

  /** The reader's own move, shown without delay. */
  #show(change: Change): void {
    this.onshow(change);
    this.#saw(change.seq);
  }

  #saw(seq = this.#store.table?.seq ?? 0): void {
    if (!document.hidden) tokens.keepSeen(this.#store.link, seq);
  }

  /** Returns to the current position. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.fetching = false;
    this.#jump();
    this.#now();
  }

  /** Shows the next change without animation. */
  #jump(): void {
    this.jumping = true;
    void tick().then(() => (this.jumping = false));
  }

  /** Opens an earlier moment; does nothing if it cannot be fetched. */
  async open(seq: number): Promise<void> {
    if (!this.#known.has(seq)) await this.#moments(seq).catch(() => []);
    const game = this.#known.get(seq);
    if (!game) return;
    this.#jump();
    this.spot = null;
    this.past = { seq, game, change: null };
  }

  back(): void {
    this.spot = null;
    if (!this.past) return;
    this.#jump();
    this.past = null;
  }
}
