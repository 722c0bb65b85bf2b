/** The player's look from the last table on this device, or a random animal, which also serves as the name. */
import type { Look } from "../wire/stream";
import { COLOURS } from "../board/art/symbols";
import { fitting, look } from "../schemas/kept";
import { ANIMALS } from "../wire/lists";

export const KEPT = "rifugio.me";
const LONGEST = 20;

/** What somebody else at the table looks like; bots are animals that people are not, too. */
type Taken = Pick<Look, "colour"> & { readonly animal: string };

export const chance = <T>(many: readonly T[]): T => many[Math.floor(Math.random() * many.length)] as T;

/** Normalises a name as the server does; empty if nothing is left. */
export const tidy = (name: string): string =>
  name
    .normalize("NFKC")
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST)
    .trim();

const remembered = (): Look | null => fitting(localStorage.getItem(KEPT), look);

/** The name of the player at this device; empty if they have given none. */
export const myName = (): string => remembered()?.name ?? "";

export const remember = (look: Look): void => localStorage.setItem(KEPT, JSON.stringify(look));

/** A look that nobody at the table has yet. */
export function freshLook(others: readonly Taken[]): Look {
  const colours = COLOURS.filter((one) => !others.some(({ colour }) => colour === one));
  const animals = ANIMALS.filter((one) => !others.some(({ animal }) => animal === one));
  const animal = chance(animals);
  return { name: "", animal, colour: chance(colours.length ? colours : COLOURS) };
}

/** The player's own look, as far as it is still available. */
export function myLook(others: readonly Taken[] = []): Look {
  const [fresh, last] = [freshLook(others), remembered()];
  if (!last) return fresh;
  const taken = others.some(({ colour }) => colour === last.colour);
  return { ...last, colour: taken ? fresh.colour : last.colour };
}
