/** Parses replays (docs/notation.md): the game's metadata, and its moves with their effects. */
import * as v from "valibot";
import { EXTENSIONS, MEANS, OBJECTS } from "../schemas/lists";
import { head, type Head } from "../schemas/replay";
import { readMove, type Move } from "../words/moves";
import type { ShownLook, ShownSeat } from "../wire/stream";

export interface Actor {
  readonly look: ShownLook;
  readonly bot: ShownSeat["bot"];
}

/** The result of a finished game. */
export interface Ending {
  readonly ranks: readonly number[];
  readonly sources: readonly string[];
  /** By player and source. */
  readonly points: readonly (readonly number[])[];
  /** The sources that broke a tie; empty where that is unknown. */
  readonly decidedBy: readonly string[];
  readonly awards: readonly { readonly award: string; readonly number: number }[];
  /** By player and source: the tiles the points come from, numbered in the order of laying. */
  readonly origins: readonly (readonly (readonly number[])[])[];
}

/** The extra data of a seal of version 2 (docs/decisions/0042); empty where no word was given, or it was erased. */
export interface Salted {
  /** Digests of the words, by player. */
  readonly digests: readonly string[];
  readonly salts: readonly string[];
  /** Digests of the salts, by seat at the table, taken or not. */
  readonly salt_digests: readonly string[];
  readonly seats: readonly number[];
}

/** The public part of the seal. */
export interface Seal {
  readonly commitment: string | null;
  readonly secret: string | null;
  readonly words: readonly string[] | null;
  readonly salted: Salted | null;
}

export interface Start {
  readonly cards: number;
  readonly free: number;
  readonly connect: number;
  readonly left: Readonly<Record<string, number>>;
  readonly blind: Readonly<Record<string, number>>;
  readonly firsts: readonly string[];
}

/** A move and its effects beyond what the move implies, including Nature's reveals after it. */
export interface Word {
  readonly move: Move | null;
  readonly text: string;
  readonly brought: readonly string[];
}

export interface Script {
  readonly setup: string;
  readonly date: string;
  readonly actors: readonly Actor[];
  readonly start: Start;
  readonly ending: Ending | null;
  readonly seal: Seal;
  /** The game move by move; the first word has no move, only the tiles open at the beginning. */
  readonly words: readonly Word[];
}

/** A limit far above any game, so that a forged link cannot keep the page busy. */
const MOST_WORDS = 5000;
const REVEALED = /^[=?~]/;
/** The effects of a move: tiles, a price, points, a card or a step, a passenger, the end. */
const BROUGHT = /^(?:[=?~][A-Z]+\d*|<|\$\d\d|[+!v-]\d{1,2}|[cfk]\d|@|\.|\d{1,2})$/;
/** An effect of a third-party extension (replay/others.ts). */
const OTHERS = /^\*[a-z][a-z0-9_]{0,39}\.[A-Za-z0-9]{1,60}(?:\|[\w,.=@:+-]{1,120}){0,12}$/;

/** Parses a replay; throws if it is invalid. */
export function readScript(text: string): Script {
  const [first = "", ...turns] = text.split("\n");
  const about = v.parse(head, JSON.parse(first), { abortEarly: true });
  const [cards, free, connect, left, blind, firsts] = about.start;
  const { commitment, words, secret, salted } = about.seal;
  return {
    setup: about.setup,
    date: about.date,
    actors: about.actors.map(([name, animal, colour, bot]) => ({
      look: { name: name || null, animal, colour },
      bot: bot || null,
    })),
    start: { cards, free, connect, left, blind, firsts },
    ending: ending(about),
    seal: { commitment: commitment ?? null, words: words ?? null, secret: secret ?? null, salted: salted ?? null },
    words: gathered(turns.join(" ").split(" "), isOfTheBox(about.setup)),
  };
}

function ending(about: Head): Ending | null {
  if (!("ranks" in about)) return null;
  const { ranks, points, decided_by, awards, origins } = about;
  return {
    ranks,
    sources: Object.keys(points),
    points: ranks.map((_, player) => Object.values(points).map((of) => of[player] ?? 0)),
    decidedBy: decided_by ?? [],
    awards: awards.map(([award, number]) => ({ award, number })),
    origins,
  };
}

/** Groups Nature's reveals with the move they follow. */
function gathered(words: readonly string[], ofTheBox: boolean): Word[] {
  const found: { move: Move | null; text: string; brought: string[] }[] = [{ move: null, text: "", brought: [] }];
  if (words.length > MOST_WORDS) throw new Error("too long for a replay");
  for (const word of words.filter(Boolean)) {
    if (REVEALED.test(word)) found.at(-1)?.brought.push(...word.split(/(?=[<*])/));
    else {
      const [text = "", ...brought] = word.split(";");
      found.push({ move: readMove(text), text, brought });
    }
  }
  const known = (text: string): boolean => BROUGHT.test(text) || (!ofTheBox && OTHERS.test(text));
  if (!found.every(({ move, brought }) => brought.every(known) && (!ofTheBox || isKnown(move))))
    throw new Error("not a replay");
  return found;
}

/** Whether a game uses no third-party extension. */
function isOfTheBox(setup: string): boolean {
  const [, named = "-"] = /\bwith=(\S+)/.exec(setup) ?? [];
  return named === "-" || named.split("+").every((one) => EXTENSIONS.includes(one));
}

function isKnown(move: Move | null): boolean {
  if (move?.kind === "go") return MEANS.includes(move.means);
  return move?.kind !== "build" || OBJECTS.includes(move.what);
}
