/**
 * The moment that is shown, usually the current one. Others' moves are shown one after another, however fast they come;
 * missed turns are played back. Map, panel, log and sound all tell this moment. An earlier position can be opened on the
 * map.
 */
import { tick } from "svelte";
import type { Cell, Colour, Highlight } from "../../board";
import { settings } from "../../settings/settings.svelte";
import type { Chapter, Coming } from "../../table/story";
import type { TableStore } from "../../table/tableStore.svelte";
import * as tokens from "../../table/tokens";
import type { Change, EventFrame, ShownGame, ShownTable } from "../../wire/stream";
import { marks, readerOf } from "./marks";
import { Moments, type Moment } from "./moments";
import { lookMs, standing } from "./pace";
import { BASE_MS, Queue } from "./queue";

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

export class Playback {
  readonly #store: TableStore;
  readonly #moments: Moments;
  readonly #queue = new Queue();
  #timer = 0;
  /** The last event that was seen, while later ones are being fetched. */
  #seen = $state(0);
  /** Whether the rest of this round is to be shown at once. */
  #hurried = $state(false);
  #away = $state(document.hidden);
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
    this.#moments = new Moments(store.link);
  }

  /** The table at the moment that is told. */
  readonly table: ShownTable | null = $derived.by(() => this.beat?.table ?? this.#store.table);
  /** What has happened up to that moment. */
  readonly chapters: readonly Chapter[] = $derived.by(() => {
    const { chapters } = this.#store;
    const until = this.beat?.seq ?? (this.fetching ? this.#seen : Infinity);
    return until === Infinity ? chapters : chapters.filter(({ change }) => change.seq <= until);
  });
  /** What the map shows; null while missed events are being fetched. */
  readonly game: ShownGame | null = $derived.by(() => {
    const shown = this.past ?? this.beat;
    return shown ? shown.table.game : this.fetching ? null : (this.#store.table?.game ?? null);
  });
  readonly seq: number = $derived((this.past ?? this.beat)?.seq ?? Infinity);
  /** Whether the map shows something other than the current position, so that it is not interactive. */
  readonly still: boolean = $derived(this.past !== null || this.beat !== null || this.fetching);
  /** Whether it is the reader's turn, and they have been shown so: or they are away, and it is time to call them. */
  readonly called: boolean = $derived.by(() => {
    const { myTurn, table } = this.#store;
    return myTurn && table?.phase === "playing" && ((!this.beat && !this.fetching) || this.#away);
  });
  /** Whether others' turns are shown, or a bot's is about to be. */
  readonly skippable: boolean = $derived.by(() => {
    if (this.beat) return true;
    const mover = this.table?.turn.seat ?? null;
    const bot = mover !== null && this.table?.seats[mover]?.kind === "bot";
    const watched = this.#store.mine.length > 0 && this.table?.phase === "playing";
    return bot && watched && !this.#hurried && settings.current.pace !== "instant";
  });

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
    const look = () => {
      this.#away = document.hidden;
      if (document.hidden) clearTimeout(this.#timer);
      else this.#lookAgain();
    };
    document.addEventListener("visibilitychange", look);
    this.#begin();
    return () => {
      stop();
      document.removeEventListener("visibilitychange", look);
      clearTimeout(this.#timer);
    };
  }

  get #instant(): boolean {
    return this.#hurried || settings.current.pace === "instant";
  }

  /** After a reload or on another day: plays back what happened since this device's last visit. */
  #begin(): void {
    const { table, mine, link } = this.#store;
    const { seen } = tokens.kept(link);
    const missed = table?.game && mine.length && seen && seen < table.seq && !this.#instant;
    if (missed) void this.#fetch(Math.max(seen, table.seq - MOST + 1));
    else this.#saw();
  }

  #comes({ before, table, change, wentBack }: Coming): void {
    if (wentBack) return this.#forget(table.seq);
    if (!table.game || !before?.game) return;
    this.#moments.keep(before, table);
    if (!change) {
      if (table.seq > before.seq) this.#missed({ seq: before.seq, table: before, change: null });
      return;
    }
    const own = this.#own(change);
    if (own) this.back();
    if (own && !this.beat) return this.#show(change);
    if (this.#instant && !this.beat) return this.#flash(change);
    this.#queue.add({ seq: table.seq, table, change });
    if (this.beat || this.fetching) return;
    this.#hold({ seq: before.seq, table: before, change: null });
    if (!document.hidden) this.#next();
  }

  /** Discards queued events that the server has lost. */
  #forget(seq: number): void {
    this.#moments.forget();
    this.past = null;
    this.spot = null;
    this.#now();
    this.#saw(seq);
  }

  #own({ event }: Change): boolean {
    return "seat" in event && !("by" in event && event.by) && this.#store.mine.some(({ seat }) => seat === event.seat);
  }

  #hold(moment: Moment): void {
    this.beat = moment;
    this.#queue.begin();
  }

  #missed(last: Moment): void {
    if (this.#instant && !this.beat) return this.#jump();
    if (!this.beat) this.#hold(last);
    void this.#fetch(last.seq);
  }

  /** Fetches the events after this one, with the table at that time, and plays them. */
  async #fetch(from: number): Promise<void> {
    this.#seen = from;
    this.fetching = true;
    const late = window.setTimeout(() => this.#now(), PATIENCE_MS);
    try {
      const frames = await this.#moments.from(from);
      if (this.fetching) this.#play(frames);
    } catch {
      this.#now(); // falls back to the current position
    } finally {
      clearTimeout(late);
      this.fetching = false;
    }
  }

  #play([base, ...frames]: readonly EventFrame[]): void {
    const missed = standing(frames as readonly { event: Change; table: EventFrame["table"] }[]);
    const waiting = this.#queue.first;
    const moments = missed.flatMap(({ event, table }) =>
      table.game && event.seq < waiting ? [{ seq: event.seq, table: table as ShownTable, change: event }] : [],
    );
    if (!base?.table.game || !moments.some(({ change }) => !this.#own(change) && lookMs(change))) return this.#now();
    this.#queue.addBefore(moments);
    this.#hold({ seq: base.event.seq, table: base.table as ShownTable, change: null });
    this.recap = true;
    if (!document.hidden) this.#timer = window.setTimeout(() => this.#next(), BASE_MS);
  }

  #lookAgain(): void {
    if (!this.beat || this.fetching) return;
    this.#queue.begin();
    this.recap = this.#queue.long;
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const next = this.#queue.take(this.recap, settings.current.pace);
    if (!next) return this.#end();
    const { moment, time } = next;
    this.beat = moment;
    if (moment.change) this.onshow(moment.change);
    if (time) this.#timer = window.setTimeout(() => this.#next(), time);
    else this.#next();
  }

  #end(): void {
    this.beat = null;
    this.recap = false;
    if (this.#store.myTurn) this.#hurried = false;
    this.#saw();
  }

  /** The reader's own move, shown without delay. */
  #show(change: Change): void {
    this.#hurried = false;
    this.#queue.beginTurn();
    this.onshow(change);
    this.#saw(change.seq);
  }

  /** Another's move, shown at once: the round is over with the reader's turn. */
  #flash(change: Change): void {
    this.#jump();
    this.#saw(change.seq);
  }

  #saw(seq = this.#store.table?.seq ?? 0): void {
    if (!document.hidden) tokens.keepSeen(this.#store.link, seq);
  }

  /** Returns to the current position; what the others still do before the reader's turn is shown at once. */
  skip(): void {
    this.#hurried = !this.#store.myTurn;
    this.#now();
  }

  #now(): void {
    clearTimeout(this.#timer);
    this.#queue.clear();
    this.fetching = false;
    this.#jump();
    this.#end();
  }

  /** Shows the next change without animation. */
  #jump(): void {
    this.jumping = true;
    void tick().then(() => (this.jumping = false));
  }

  /** Opens an earlier moment; does nothing if it cannot be fetched. */
  async open(seq: number): Promise<void> {
    const table = await this.#moments.at(seq);
    if (!table) return;
    this.#jump();
    this.spot = null;
    this.past = { seq, table, change: null };
  }

  back(): void {
    this.spot = null;
    if (!this.past) return;
    this.#jump();
    this.past = null;
  }
}
