/**
 * Every value that a link, a file or the browser's storage may name. Lists of what the server sends are complete by
 * the type checker (`all`); those of the game itself are compared with the engine's by tests/replay/test_lists.py.
 */
import * as v from "valibot";
import { COLOURS, type Colour } from "../board/art/symbols";
import { TILE_IDS } from "../board/tiles";
import { FACES, type Animal } from "../avatars/animals";
import { MEANS, OBJECTS } from "../words/moves";
import { BOTS } from "../wire/lists";
import type { ShownOptions } from "../wire/stream";

type Extension = ShownOptions["extensions"][number];

/** The members of a union: one that is missing or too many is an error of the type checker. */
const all = <T extends string>(members: Readonly<Record<T, true>>): readonly T[] => Object.keys(members) as T[];

export const EXTENSIONS = all<Extension>({ helicopter: true, rafts: true });

/** What points come from. */
export const SOURCES = ["places", "sets", "hut", "bears", "helicopter", "raft", "waterfall"] as const;

export const AWARDS = [
  "first-ascents",
  "most-bears",
  "busiest-hut",
  "most-flights",
  "most-sails",
  "most-swims",
  "most-flowers",
  "most-animals",
  "most-visits",
  "most-blind",
  "longest-walk",
  "most-cards",
  "last-builder",
  "no-bears",
  "most-steps",
] as const;

export const colour = v.picklist<readonly Colour[]>(COLOURS);
export const animal = v.picklist(Object.keys(FACES) as Animal[]);
export const bot = v.picklist(BOTS);
export const tile = v.picklist(TILE_IDS);
export const object = v.picklist(OBJECTS);
export const means = v.picklist(MEANS);
export const source = v.picklist(SOURCES);
export const award = v.picklist(AWARDS);

export const MOST_PLAYERS = 5;
/** As the server takes names: 20 characters, of which some are two for JavaScript. */
export const name = v.pipe(v.string(), v.maxLength(40));
