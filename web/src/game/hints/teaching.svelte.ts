/** The teaching card that is shown: at most one per turn. */
import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { cardOf, CARDS, type Card, type Moment } from "../../learning/cards";
import { Lessons } from "../../learning/lessons";
import type { Chapter } from "../../table/story";
import type { TableStore } from "../../table/tableStore.svelte";
import { speaker } from "../../words/speaker.svelte";
import type { Turn } from "../turn/turn.svelte";

type Story = Pick<TableStore, "link" | "table" | "chapters" | "me" | "seenAt">;

const endOf =
  (seat: number | null) =>
  (one: Chapter): boolean => {
    const { event } = one.change;
    return event.kind === "moved" && event.move === "end" && (seat === null || event.seat === seat);
  };

/** The reader's own turn, as the cards' conditions see it. */
export function momentOf({ link, table, chapters, me, seenAt }: Story, player: number): Moment | null {
  if (!table?.game || !table.legal || !me || seenAt !== null) return null;
  const began = chapters.findLast(endOf(null))?.change.seq ?? 0;
  const since = chapters.slice(chapters.findLastIndex(endOf(me.seat)) + 1);
  const effects = since.flatMap(({ change }) => change.effects);
  return { turn: `${link} ${began}`, player, game: table.game, legal: table.legal, effects };
}

export class Teaching {
  card = $state.raw<Card | null>(null);
  /** Whether the goal of the game is told, before the first tile of a first game. */
  #goal = $state(false);
  /** The seats at this screen that know it. */
  readonly #told = new SvelteSet<number>();
  readonly #lessons: Lessons;
  /** When the card came. */
  #since = 0;

  /** Adds the cards of these extensions, where they have messages. */
  constructor(memory: Storage, extensions: readonly string[]) {
    const more = extensions.map(cardOf).filter(({ key }) => speaker.catalogue.has(key));
    this.#lessons = new Lessons(memory, [...more, ...CARDS]);
    this.#goal = this.#lessons.untaught;
  }

  /** A card appears when it matters, and disappears with the next event: by then it was followed, or is too late. */
  attend(store: Story, turn: Turn): void {
    $effect(() => {
      const seat = store.me?.seat;
      if (seat === undefined || !this.tells(seat)) return;
      const laid = store.chapters.some(({ change: { event } }) => event.kind === "moved" && event.seat === seat);
      if (laid) untrack(() => this.start(seat));
    });
    $effect(() => {
      const seq = store.table?.seq ?? 0;
      const moment = turn.offer.active ? momentOf(store, turn.offer.player) : null;
      untrack(() => {
        const next = moment && this.#lessons.next(moment);
        if (next || !turn.offer.active || seq !== this.#since) this.card = next;
        if (next) this.#since = seq;
      });
    });
  }

  /** Whether a seat has yet to be told the goal: round one screen, everybody is. */
  tells(seat: number): boolean {
    return this.#goal && !this.#told.has(seat);
  }

  /** The goal was read, or is not waited for. */
  start(seat: number): void {
    this.#told.add(seat);
    this.#lessons.told("goal");
  }

  put(): void {
    this.card = null;
  }

  enough(): void {
    this.#goal = false;
    this.#lessons.stop();
    this.card = null;
  }
}
