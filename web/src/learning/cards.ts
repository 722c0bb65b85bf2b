/**
 * What a first game teaches in place: which card comes when. At most one in a turn, each once, and remembered on the
 * device. When a card matters is plain data, said in terms of what the table shows; nothing here knows a rule.
 */
import { tileKind, type Kind } from "../board/tiles";
import type { Effect, ShownGame } from "../wire/stream";
import made from "./cards.json";

/** When a card matters: all that is said has to be so. */
export interface When {
  readonly step?: "lay" | "walk";
  /** Some legal move begins so. */
  readonly legal?: string;
  /** This has happened since one's last turn; `first` as the effect says. */
  readonly effect?: string;
  readonly by?: "me";
  readonly owner?: "me";
  readonly first?: boolean;
  /** Such a tile lies open. */
  readonly open?: Kind;
  /** So many cards are in one's hand, free steps left, tiles to lay, tiles in the pile. */
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
  readonly when: When;
  /** The paragraph of the rules to read on in. */
  readonly rule: string;
}

/** One's own turn, as the table shows it. */
export interface Moment {
  /** What tells this turn from all others, such as the seq at which it began. */
  readonly turn: string;
  /** One's number in the order of play. */
  readonly player: number;
  readonly game: Pick<ShownGame, "open" | "blind" | "steps"> & {
    readonly players: readonly Pick<ShownGame["players"][number], "cards">[];
  };
  readonly legal: readonly string[];
  /** What has happened since one's last turn ended. */
  readonly effects: readonly Effect[];
}

/** In the order in which they are chosen when several matter. */
export const CARDS = made as readonly Card[];

/** The card of an extension that is not in the box, in the first turn with it. */
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

/** Whether all that is said of a card is so. */
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

/** The card to show now, if one matters that has not been shown. */
export function choose(moment: Moment, shown: readonly string[], cards: readonly Card[] = CARDS): Card | null {
  const fresh = cards.filter(({ key, after }) => !shown.includes(key) && (!after || shown.includes(after)));
  return fresh.find((card) => matters(card, moment)) ?? null;
}

/** Where to read on; `addressOf` without the list of all chapters, which a first page does not need. */
export const placeOf = ({ rule }: Pick<Card, "rule">): string => `/rules#${rule.replace(/^rule-/, "")}`;
