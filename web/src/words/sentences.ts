/** Sentences for effects, reasons, moves, remarks and results: `rifugio.words.sentences` and others, in TypeScript. */
import { DIRECTIONS as AXES, type Cell } from "../board/geometry";
import type { Effect, Reason, ShownGame, ShownResult, ShownScoreLine } from "../wire/stream";
import type { Catalogue, Datum, Facts } from "./catalogue";
import {
  cellFacts,
  DIRECTIONS,
  factsOf,
  nameOf,
  othersFacts,
  ownerFacts,
  seatFacts,
  stage,
  tileFacts,
  type Landscape,
  type Others,
  type Scene,
} from "./facts";
import type { Move } from "./moves";

/** The part of a position that the labels of moves depend on. */
export interface Position extends Landscape {
  readonly open: ShownGame["open"];
  readonly hand: ShownGame["hand"];
  readonly steps: Pick<ShownGame["steps"], "free">;
  readonly players: readonly { readonly at: Cell }[];
  /** Whether nobody has walked and no free step was spent in this turn so far. */
  readonly idle: boolean;
}

const keyOf = (prefix: string, code: string): string =>
  `${prefix}-${code.replaceAll(/(?<!^)(?=[A-Z])/g, "-").toLowerCase()}`;

/** The sentence of a third-party extension: from its messages if they are loaded, or the English one that was sent. */
function othersSentence(told: Others, scene: Scene): string {
  const { word_key, sentence } = told;
  return scene.words.has(word_key) ? scene.words.say(word_key, othersFacts(told, scene)) : sentence;
}

/** What happened; the scene's land is the one after the move. */
export const effectSentence = (effect: Effect, scene: Scene): string =>
  "sentence" in effect
    ? othersSentence(effect, scene)
    : scene.words.say(keyOf("effect", effect.code), factsOf(effect, scene));

/** A reason as a sentence for the player whose turn it is. */
export const reasonSentence = (reason: Reason, scene: Scene): string =>
  "sentence" in reason
    ? othersSentence(reason, scene)
    : scene.words.say(keyOf("reason", reason.code), factsOf(reason, scene));

/** What a move would do, for a button or a list; the scene's reader is the player to move. */
export function movePhrase(move: Move, position: Position, scene: Scene): string {
  const facts = { exact: "no", direction: "none", rotation: 0, ...moveFacts(move, position, scene) };
  return scene.words.say(`move-${move.kind}`, facts);
}

function slotFacts(slot: number, position: Position, scene: Scene): Facts {
  return { slot: slot + 1, ...tileFacts(position.open[slot] ?? "none", scene) };
}

function moveFacts(move: Move, position: Position, scene: Scene): Facts {
  switch (move.kind) {
    case "reveal":
      return tileFacts(move.tile, scene);
    case "place-open":
    case "swap":
      return {
        ...cellFacts(move.cell, scene),
        ...slotFacts(move.slot, position, scene),
        rotation: move.rotation,
      };
    case "place-drawn": {
      const hand = position.hand === null ? {} : tileFacts(position.hand, scene);
      return { ...cellFacts(move.cell, scene), ...hand, rotation: move.rotation };
    }
    case "remove":
      return slotFacts(move.slot, position, scene);
    case "go":
      return goFacts(move, position, scene);
    case "build":
      return { ...cellFacts(move.cell, scene), object: move.what, steps: move.steps };
    case "end":
      return { skips: skips(position), steps: position.steps.free };
    case "draw-blind":
      return {};
  }
}

function goFacts(move: Extract<Move, { kind: "go" }>, position: Position, scene: Scene): Facts {
  const here = position.players[scene.reader ?? 0]?.at ?? [0, 0];
  const axis = AXES.findIndex(([q, r]) => here[0] + q === move.cell[0] && here[1] + r === move.cell[1]);
  return {
    ...cellFacts(move.cell, scene),
    ...(move.means === "swim" ? { stage: stage(here, move.cell, scene.land) } : {}),
    means: move.means,
    steps: move.steps,
    direction: DIRECTIONS[axis] ?? "none",
  };
}

function skips({ idle, steps }: Position): string {
  if (idle) return "walk";
  return steps.free ? "steps" : "none";
}

/** A bot's remark as a sentence; empty for a code of an older game. Extra data is ignored. */
export function remarkSentence(remark: Readonly<Record<string, Datum>>, scene: Scene): string {
  const { code, place, player, ...others } = remark;
  const facts = {
    wording: 0,
    ...others,
    ...(place === undefined ? {} : { tile: place }),
    ...(typeof player === "number" ? seatFacts(player, scene) : {}),
  };
  const key = `remark-${code}`;
  const said = scene.words.say(key, facts);
  return said === key ? "" : said;
}

/** Describes a cell: the tile, the objects on it, and the walkers. */
export function lookSentence(
  cell: Cell,
  game: Landscape & Pick<Position, "players"> & { readonly swimmers: readonly { readonly player: number }[] },
  scene: Scene,
): string {
  const facts = cellFacts(cell, { ...scene, exact: true });
  const parts = [scene.words.say(facts["tile"] === "none" ? "look-empty" : "look-tile", facts)];
  if (facts["there"] !== "none") parts.push(scene.words.say("look-object", facts));
  for (const [what, owner, q, r] of game.marks ?? [])
    if (q === cell[0] && r === cell[1] && scene.words.has(what))
      parts.push(scene.words.say(what, ownerFacts(owner, scene)));
  for (const [player, { at }] of game.players.entries()) {
    if (at[0] !== cell[0] || at[1] !== cell[1]) continue;
    const swims = game.swimmers.some((one) => one.player === player);
    parts.push(scene.words.say(swims ? "look-swimmer" : "look-walker", seatFacts(player, scene)));
  }
  return parts.join("; ");
}

function placeKey(first: boolean, named: boolean): string {
  if (first) return named ? "brings-first.named" : "brings-first";
  return named ? "brings-place.named" : "brings-place";
}

const BROUGHT: Readonly<Record<string, string>> = {
  BearMet: "brings-bear",
  Visited: "brings-visit",
};

/**
 * What a route brings, as short phrases, one for each effect that matters. Where it takes a place and what it is `worth`
 * to the reader is known, that comes last, instead of the points of each card.
 */
export function brings(effects: readonly Effect[], scene: Scene, worth?: number): string[] {
  const summed = worth !== undefined && effects.some(({ code }) => code === "PlaceTaken");
  const lines = effects.flatMap((effect) => {
    const key = effect.code === "PlaceTaken" ? placeKey(effect.first, summed) : BROUGHT[effect.code];
    return key ? [scene.words.say(key, factsOf(effect, scene))] : [];
  });
  return summed ? [...lines, scene.words.say("worth-you", { points: plus(worth) })] : lines;
}

/** A source of points as a message argument: a third-party extension's own name for it, else its id. */
export const sourceName = (source: string, words: Catalogue): string =>
  words.has(`${source}-score`) ? words.say(`${source}-score`) : source;

export const total = (lines: readonly ShownScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0);

/** With a minus that is as wide as a digit. */
export const signed = (number: number): string => String(number).replace("-", "−");

/** With a plus or a minus. */
export const plus = (number: number): string => (number > 0 ? `+${number}` : signed(number));

/** Who has won: alone, by a tie-break, or together. The server says what broke a tie; an older replay does not. */
export function verdict(result: ShownResult, scene: Scene): string {
  const { words } = scene;
  const winners = result.ranks.flatMap((rank, player) => (rank === 1 ? [player] : []));
  const winner = winners[0] ?? 0;
  const best = result.points[winner] ?? [];
  const points = total(best);
  if (winners.length > 1) {
    const players = words.join(winners.map((player) => nameOf(player, scene)));
    return words.say("ceremony-shared", { count: winners.length, players, points });
  }
  const facts = { points, ...seatFacts(winner, scene) };
  if (!result.decided_by.length) return words.say("ceremony-winner", facts);
  return words.say("ceremony-tied", { ...facts, by: result.decided_by.join("-") });
}

/** A scene without a table, for code that has only codes. */
export const outside = (words: Catalogue): Scene => ({ words, reader: null, names: [], land: null, exact: false });
