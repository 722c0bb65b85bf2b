/** Actions without a place on the map: buildings by kind, and tiles to remove from the game. */
import { onCell, type Choice } from "./choices";
import type { Turn } from "./turn.svelte";
import type { Deed } from "./walking";

export interface Building {
  readonly what: string;
  readonly deeds: readonly Deed[];
}

export function buildings(deeds: readonly Deed[]): Building[] {
  const found = new Map<string, Deed[]>();
  for (const deed of deeds) {
    if (deed.last.kind === "build") found.set(deed.last.what, [...(found.get(deed.last.what) ?? []), deed]);
  }
  return [...found].map(([what, all]) => ({ what, deeds: all }));
}

export const removals = (others: readonly Choice[]): Choice[] => others.filter(({ move }) => move.kind === "remove");

/** Builds at once if there is only one place for it; otherwise shows the first and lets the player choose on the map. */
export function build({ deeds }: Building, turn: Turn): void {
  const [first, ...others] = deeds;
  if (!first) return;
  if (!others.length) return void turn.perform(first);
  turn.point(first.cell, onCell(turn.offer.deeds, first.cell).indexOf(first));
}
