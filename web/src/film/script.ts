/** Films as text (docs/notation.md): what is known about the game, and its moves with what each brought. */
import type { Cell } from "../board/geometry";
import { readMove, type Move } from "../words/moves";
import type { ShownLook, ShownSeat } from "../wire/stream";

export interface Actor {
  readonly look: ShownLook;
  readonly bot: ShownSeat["bot"];
}

/** The end, as far as there was one. */
export interface Ending {
  readonly ranks: readonly number[];
  readonly sources: readonly string[];
  /** By player and source. */
  readonly points: readonly (readonly number[])[];
  readonly awards: readonly { readonly award: string; readonly number: number }[];
  /** By player and source: the tiles the points come from, counted as they were laid. */
  readonly origins: readonly (readonly (readonly number[])[])[];
}

export interface Seal {
  readonly commitment?: string;
  readonly secret?: string;
  readonly words?: readonly string[];
}

export interface Start {
  readonly cards: number;
  readonly free: number;
  readonly connect: number;
  readonly left: Readonly<Record<string, number>>;
  readonly blind: Readonly<Record<string, number>>;
  readonly firsts: readonly string[];
}

/** A move, and what it brought beyond what it says itself; Nature's answers follow it. */
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
  /** What happened, move by move; the first has none, only what lay open at the beginning. */
  readonly words: readonly Word[];
}

interface About {
  film: number;
  setup: string;
  date: string;
  actors: [name: string, animal: string, colour: string, bot: string][];
  start: [number, number, number, Record<string, number>, Record<string, number>, string[]];
  ranks?: number[];
  points?: Record<string, number[]>;
  awards?: [string, number][];
  origins?: number[][][];
  seal: Seal;
}

const REVEALED = /^[=?~]/;

export function readScript(text: string): Script {
  const [head = "", ...turns] = text.split("\n");
  const about = JSON.parse(head) as About;
  if (about.film !== 1) throw new Error("a film of another kind");
  const [cards, free, connect, left, blind, firsts] = about.start;
  return {
    setup: about.setup,
    date: about.date,
    actors: about.actors.map(([name, animal, colour, bot]) => ({
      look: { name: name || null, animal, colour } as ShownLook,
      bot: (bot || null) as ShownSeat["bot"],
    })),
    start: { cards, free, connect, left, blind, firsts },
    ending: ending(about),
    seal: about.seal,
    words: gathered(turns.join(" ").split(" ")),
  };
}

function ending({ ranks, points, awards, origins }: About): Ending | null {
  if (!ranks || !points) return null;
  return {
    ranks,
    sources: Object.keys(points),
    points: ranks.map((_, player) => Object.values(points).map((of) => of[player] ?? 0)),
    awards: (awards ?? []).map(([award, number]) => ({ award, number })),
    origins: origins ?? [],
  };
}

/** Nature's answers belong to the move they follow. */
function gathered(words: readonly string[]): Word[] {
  const found: { move: Move | null; text: string; brought: string[] }[] = [{ move: null, text: "", brought: [] }];
  for (const word of words.filter(Boolean)) {
    if (REVEALED.test(word)) found.at(-1)?.brought.push(...word.split(/(?=<)/));
    else {
      const [text = "", ...brought] = word.split(";");
      found.push({ move: readMove(text), text, brought });
    }
  }
  return found;
}

export type { Cell };
