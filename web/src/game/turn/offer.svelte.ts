/** The legal moves of the player to move at this screen, with their labels. */
import type { Cell } from "../../board";
import { playerOfSeat, sceneOf } from "../../avatars/names";
import type { TableStore } from "../../table/tableStore.svelte";
import type { Ways } from "../../wire/stream";
import type { Scene } from "../../words/facts";
import { movePhrase, plus } from "../../words/sentences";
import { say } from "../../words/speaker.svelte";
import { sorted, type Choice, type Choices } from "./choices";
import { sourcesOf } from "./laying";
import { hasBegun } from "./progress";
import { deeds, endsOnPlace, lastStart, type Deed } from "./walking";

export type TurnStore = Pick<
  TableStore,
  "table" | "me" | "myTurn" | "chapters" | "state" | "move" | "ask" | "until" | "questions"
>;

/** A start so far away that a move from it has no direction. */
const FAR: Cell = [999, 999];
const NOTHING: Choices = { laying: [], doing: [], others: [] };

export class Offer {
  readonly #store: TurnStore;
  readonly #resting: () => boolean;
  #ways = $state.raw<Ways | null>(null);

  /** `resting` says whether input is blocked although it is the player's turn. */
  constructor(store: TurnStore, resting: () => boolean) {
    this.#store = store;
    this.#resting = resting;
  }

  readonly active: boolean = $derived.by(() => this.#store.myTurn && !!this.#store.table?.legal && !this.#resting());
  readonly choices: Choices = $derived.by(() => (this.active ? sorted(this.#store.table?.legal ?? []) : NOTHING));
  /** The sources tiles can be taken from; if there are any, a tile has to be laid. */
  readonly sources: readonly string[] = $derived(sourcesOf(this.choices.laying));
  readonly laying: boolean = $derived(this.sources.length > 0);
  readonly deeds: readonly Deed[] = $derived.by(() => {
    const fresh = this.#ways?.seq === this.#store.table?.seq;
    return deeds(this.choices.doing, fresh ? (this.#ways?.ways ?? []) : []);
  });
  /** Whether ending the turn now would skip a walk: then something else is to be tried first. */
  readonly skipsWalk: boolean = $derived.by(
    () => !!this.#store.table?.turn.idle && this.choices.doing.some(({ move }) => move.kind === "go"),
  );
  readonly canUndo: boolean = $derived.by(() => this.active && !!this.#store.table?.turn.can_undo);
  /** Whether a move was made that can no longer be undone. */
  readonly locked: boolean = $derived.by(
    () => this.active && !this.canUndo && hasBegun(this.#store.chapters, this.#store.me?.seat ?? -1),
  );

  /** A child's seat at this screen whose turn has ended and can still be undone. */
  readonly endedSeat: number | null = $derived.by(() => {
    const seat = this.#store.table?.turn.take_back ?? null;
    return seat !== null && this.#store.table?.seats[seat]?.mine ? seat : null;
  });

  /** The player's number in the order of play. */
  readonly player: number = $derived.by(() => {
    const { table, me } = this.#store;
    return table && me ? playerOfSeat(table, me.seat) : -1;
  });
  /** Where the player's walker stands. */
  readonly at: Cell = $derived.by(() => this.#store.table?.game?.players[this.player]?.at ?? [0, 0]);
  readonly scene: Scene | null = $derived.by(() => {
    const { table, me } = this.#store;
    return table?.game ? sceneOf(table, me) : null;
  });

  /** Whether nobody else looks at this screen: what a place is worth to a player tells what they have. */
  readonly unseen: boolean = $derived.by(() => this.#store.table?.seats.filter(({ mine }) => mine).length === 1);

  /** How many tiles lie open. */
  get openTiles(): number {
    return this.#store.table?.game?.open.length ?? 0;
  }

  /** The label of a move; `from` is where the walker stands at that point. */
  phrase({ move }: Pick<Choice, "move">, from: Cell = this.at, exact = false): string {
    const { game, turn } = this.#store.table ?? {};
    if (!game || !turn || !this.scene) return "";
    const players = game.players.map((one, player) => (player === this.player ? { ...one, at: from } : one));
    const position = { ...game, players, idle: turn.idle };
    return movePhrase(move, position, { ...this.scene, exact });
  }

  /** The label of an action; for screen readers (`unseen`) with its direction and cell. */
  named(deed: Deed, unseen = false): string {
    const seen = !unseen && deed.kind !== "swim"; // the name of a swim depends on where it begins
    return this.phrase({ move: deed.last }, seen ? FAR : lastStart(deed, this.at), unseen);
  }

  /** What an action that ends on a place is worth to the player: “+7”; undefined for any other. */
  gain(deed: Deed): string | undefined {
    return this.unseen && deed.worth !== undefined && endsOnPlace(deed) ? plus(deed.worth) : undefined;
  }

  /** An action in words, for screen readers, with what it is worth. */
  told(deed: Deed): string {
    const points = this.gain(deed);
    return [this.named(deed, true), ...(points === undefined ? [] : [say("worth-you", { points })])].join(", ");
  }

  /** While the screen is mounted, asks for the walker's possible ways whenever it can move. */
  attend(): void {
    $effect(() => {
      const goes = this.choices.doing.some(({ move }) => move.kind === "go");
      if (goes && this.#store.state === "on" && this.#store.table?.seq) void this.#askWays();
    });
  }

  async #askWays(): Promise<void> {
    const found = await this.#store.questions.ways();
    if (found) this.#ways = found;
  }
}
