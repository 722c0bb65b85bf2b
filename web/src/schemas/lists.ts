/**
 * Every value that a link, a file or the browser's storage may name. Those of the game are
 * written by `make wire`, or compared with the engine's by tests/replay/test_lists.py.
 */
import * as v from "valibot";
import { COLOURS, type Colour } from "../board/art/symbols";
import { TILE_IDS } from "../board/tiles";
import { FACES, type Animal } from "../avatars/animals";
import { BOTS } from "../wire/lists";
import box from "../../../schema/box.json";

/** The contents of the box; a third-party extension may add more of each. */
export const EXTENSIONS: readonly string[] = box.extensions;
export const MEANS: readonly string[] = box.means;
export const OBJECTS: readonly string[] = box.objects;

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
/** The names of extensions, and of their objects and sources of points. */
export const NAMED = /^[a-z][a-z0-9_-]{0,39}$/;
export const object = v.pipe(v.string(), v.regex(NAMED));
export const source = v.pipe(v.string(), v.regex(NAMED));
/** More sources of points than a game with every extension has. */
export const MOST_SOURCES = 40;
export const award = v.picklist(AWARDS);

export const MOST_PLAYERS = 5;
/** The server's limit for names: 20 characters, each up to two UTF-16 code units in JavaScript. */
export const name = v.pipe(v.string(), v.maxLength(40));
