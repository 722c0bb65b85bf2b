/** What a player did in a turn and what would have been better, to be drawn and told. */
import type { Cell, Colour, Highlight, PathPreview } from "../../board";
import { after } from "../../table/changes";
import type { DecidingTurn, ReviewedMoves } from "../../wire/api";
import type { ShownGame } from "../../wire/stream";
import type { Scene } from "../../words/facts";
import { effectSentence } from "../../words/sentences";
import { stepsOf } from "../turn/walking";

export interface Pictured {
  readonly game: ShownGame;
  readonly path: PathPreview | null;
  readonly highlights: readonly Highlight[];
  /** Everything, step by step. */
  readonly lines: readonly string[];
  /** What the map does not show: the steps are drawn. */
  readonly short: readonly string[];
}

/** That a turn is over goes without saying. */
const SILENT = new Set(["TurnBegan", "TurnEnded", "GameEnded"]);
const DRAWN = new Set([...SILENT, "Went"]);

/** The map after some moves, with their marks; the scene's reader is whoever made them. */
export function pictured(before: ShownGame, { effects }: ReviewedMoves, scene: Scene, colour: Colour): Pictured {
  const game = after(before, effects);
  const went = effects.find(({ code }) => code === "Went");
  const laid = effects.flatMap((one) => (one.code === "Connected" ? [one.cell] : []));
  const flag = effects.flatMap((one) => (one.code === "Built" ? [one.cell] : [])).at(-1);
  const tell = (silent: ReadonlySet<string>): string[] =>
    effects
      .filter(({ code }) => !silent.has(code))
      .map((effect) => effectSentence(effect, { ...scene, land: game }))
      .filter(Boolean);
  const short = tell(DRAWN);
  const lines = tell(SILENT);
  return {
    game,
    path: went?.code === "Went" ? { from: went.start, steps: stepsOf(effects, scene.names), colour } : null,
    highlights: [{ colour, laid, flag }],
    lines,
    short: short.length ? short : lines,
  };
}

/** What a picture shows: where the player stands, both walks, and what these moves lay or build. */
export function cellsOf({ before, mine, best }: DecidingTurn, moves: ReviewedMoves, player: number): Cell[] {
  const walked = [...mine.effects, ...best.effects].flatMap((one): Cell[] =>
    one.code === "Went" && one.seat === player ? [one.start, one.to] : [],
  );
  const put = moves.effects.flatMap((one) => (one.code === "Connected" || one.code === "Built" ? [one.cell] : []));
  const at = before.players[player]?.at;
  return [...(at ? [at] : []), ...walked, ...put];
}

/** What the difference is, as far as it shows at once. */
export function kindOf({ mine, best }: DecidingTurn): "draw" | "nothing" | "more" | "same" | "later" {
  if (!best.effects.length) return "draw";
  if (best.points === mine.points) return "same";
  if (best.points < mine.points) return "later";
  return mine.points === 0 ? "nothing" : "more";
}
