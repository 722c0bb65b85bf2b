/**
 * Teaching cards for a first game: which card comes when. At most one per turn, but laying and walking are both taught in
 * the first; each once, remembered on the device.
 * A card's condition is plain data about what the table shows; nothing here knows a rule.
 */
import { tileKind, type Kind } from "../board/tiles";
import type { Effect, ShownGame } from "../wire/stream";
import made from "./cards.json";

/** The condition of a card: all given fields must hold. */
export interface When {
  readonly step?: "lay" | "walk";
  /** Some legal move begins with this. */
  readonly legal?: string;
  /** This effect has happened since the player's last turn; `first` as in the effect. */
  readonly effect?: string;
  readonly by?: "me";
  readonly owner?: "me";
  readonly first?: boolean;
  /** Such a tile lies open. */
  readonly open?: Kind;
  /** Cards in the hand, free steps left, tiles to lay, tiles in the pile. */
  readonly cards?: number;
  readonly free?: number;
  readonly laying?: number;
  readonly pile?: number;
}

export interface Card {
  /** The message with its sentence. */
  readonly key: string;
  /** The card that has to come first. */
  readonly after?: string;
  /** Whether it may come in the same turn as that one. */
  readonly soon?: boolean;
  readonly when: When;
  /** The paragraph of the rules with more. */
  readonly rule: string;
}

/** The player's own turn, as the table shows it. */
export interface Moment {
  /** An id of this turn, such as the seq at which it began. */
  readonly turn: string;
  /** The player's number in the order of play. */
  readonly player: number;
  readonly game: Pick<ShownGame, "open" | "blind" | "steps"> & {
    readonly players: readonly Pick<ShownGame["players"][number], "cards">[];
  };
  readonly legal: readonly string[];
  /** The effects since the player's last turn ended. */
  readonly effects: readonly Effect[];
}

/** In order of priority when several conditions hold. */
export const CARDS = made as readonly Card[];

/** The card of a third-party extension, in the first turn with it. */
export const cardOf = (extension: string): Card => ({
  key: `${extension}-lesson`,
  when: {},
  rule: `${extension}-rules`,
});

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);

function happened({ effect, by, owner, first }: When, { effects, player }: Moment): boolean {
  return effects.some(
    (one) =>
      one.code === effect &&
      (by === undefined || ("seat" in one && one.seat === player)) &&
      (owner === undefined || ("owner" in one && one.owner === player)) &&
      (first === undefined || ("first" in one && one.first === first)),
  );
}

/** Whether a card's condition holds. */
export function matters({ when }: Card, moment: Moment): boolean {
  const { game, legal, player } = moment;
  const is = <T>(wanted: T | undefined, found: T): boolean => wanted === undefined || wanted === found;
  return (
    is(when.step, game.steps.connect ? "lay" : "walk") &&
    is(when.laying, game.steps.connect) &&
    is(when.free, game.steps.free) &&
    is(when.cards, game.players[player]?.cards) &&
    is(when.pile, sum(game.blind)) &&
    (when.open === undefined || game.open.some((tile) => tileKind(tile).kind === when.open)) &&
    (when.legal === undefined || legal.some((move) => move.startsWith(when.legal ?? ""))) &&
    (when.effect === undefined || happened(when, moment))
  );
}

/** The card to show now, if one that has not been shown applies. */
export function choose(moment: Moment, shown: readonly string[], cards: readonly Card[] = CARDS): Card | null {
  const fresh = cards.filter(({ key, after }) => !shown.includes(key) && (!after || shown.includes(after)));
  return fresh.find((card) => matters(card, moment)) ?? null;
}

/** The link to the rules; like `addressOf`, but without loading the list of chapters. */
export const placeOf = ({ rule }: Pick<Card, "rule">): string => `/rules#${rule.replace(/^rule-/, "")}`;
