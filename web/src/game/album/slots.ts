/** The album: five kinds of places, three of each, and what a player has of them. */
import { PLACES, TILE_IDS, tileKind, type Kind } from "../../board";
import type { ShownGame, Worth } from "../../wire/stream";

/** In words and looks: one's own, as its first visitor; out of the game; not laid yet; on the map. */
export type SlotState = "have" | "first" | "gone" | "hidden" | "lacking";

export interface Slot {
  readonly tile: string;
  readonly state: SlotState;
  /** What it would bring the player; null where nobody has said. */
  readonly worth: number | null;
}

export interface Page {
  readonly kind: Kind;
  readonly slots: readonly Slot[];
  readonly count: number;
  readonly complete: boolean;
  /** What all that is lacking would bring together; null unless it is several places and the set can be completed. */
  readonly set: number | null;
}

type Seen = Pick<ShownGame, "tiles" | "removed" | "players">;
type Told = Omit<Worth, "id" | "seq">;

function stateOf(tile: string, { tiles, removed, players }: Seen, player: number): SlotState {
  const pile = players[player]?.pile;
  if (pile?.places.includes(tile)) return pile.firsts.includes(tile) ? "first" : "have";
  if (removed.includes(tile)) return "gone";
  return tiles.some(([id]) => id === tile) ? "lacking" : "hidden";
}

const isMine = ({ state }: Slot): boolean => state === "have" || state === "first";

/** The pages of a player's album; without `told` it has no numbers. */
export function pagesOf(game: Seen, player: number, told: Told | null): Page[] {
  return PLACES.map((kind) => {
    const slots = TILE_IDS.filter((tile) => tileKind(tile).kind === kind).map((tile): Slot => {
      const state = stateOf(tile, game, player);
      return { tile, state, worth: state === "lacking" || state === "hidden" ? (told?.places[tile] ?? null) : null };
    });
    const count = slots.filter(isMine).length;
    const open = slots.length - count > 1 && slots.every(({ state }) => state !== "gone");
    const set = open ? (told?.sets[kind] ?? null) : null;
    return { kind, slots, count, complete: count === slots.length, set };
  });
}
