/** A replay: every position, the move that led to it, and the result. Needs no server. */
import type { Cell } from "../board/geometry";
import { reduced } from "../table/changes";
import type { Effect, ShownGame } from "../wire/stream";
import { unfolded } from "./fragments";
import { beginning } from "./beginning";
import { changesOf } from "./changing";
import { readScript, type Script } from "./script";
import { effectsOf, must } from "./telling";

export interface Frame {
  /** The player who moved; null at the beginning. */
  readonly seat: number | null;
  /** Whose turn it is then. */
  readonly turn: number;
  /** Which turn of the game it belongs to, from 1; 0 at the beginning. */
  readonly number: number;
  readonly move: string;
  readonly effects: readonly Effect[];
  readonly game: ShownGame;
}

export interface Replay extends Script {
  readonly frames: readonly Frame[];
  /** Where each tile was laid, in the order of laying; START first. */
  readonly laid: readonly Cell[];
}

export function readReplay(text: string): Replay {
  const script = readScript(text);
  const frames: Frame[] = [];
  const laid: Cell[] = [[0, 0]];
  let game = beginning(script.setup, script.start, script.actors.length);
  let [turn, number] = [0, 0];
  for (const word of script.words) {
    const effects = effectsOf(word, game, turn);
    const seat = word.move ? turn : null;
    if (word.move && !number) number = 1;
    for (const told of effects) game = changesOf(told, game, word, script.start).reduce(reduced, game);
    must(Object.values(game.blind).every((count) => count > 0));
    laid.push(...effects.flatMap((told) => (told.code === "Connected" ? [told.cell] : [])));
    const next = effects.find((told) => told.code === "TurnBegan");
    if (next) turn = next.seat;
    frames.push({ seat, turn, number, move: word.text, effects, game });
    if (next) number += 1;
  }
  must((script.ending?.origins.flat(2) ?? []).every((number) => number < laid.length));
  return { ...script, frames, laid };
}

/** Reads a replay from the fragment of a link; throws if it is invalid. */
export const replayOf = async (fragment: string): Promise<Replay> => readReplay(await unfolded(fragment));
