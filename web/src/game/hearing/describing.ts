/** The map in words: what lies where, around a cell and in order. */
import { neighbour, SIDES, type Cell } from "../../board/geometry";
import type { ShownGame } from "../../wire/stream";
import { cellFacts, DIRECTIONS, nameOf, tileAt, type Scene } from "../../words/facts";
import { lookSentence } from "../../words/sentences";
import { distance, legs } from "./where";

type Seen = Pick<ShownGame, "tiles" | "objects" | "players" | "swimmers">;

/** “2 east and 1 north-east”, or “here”. */
export function wayTo(from: Cell, to: Cell, { words }: Scene): string {
  const parts = legs(from, to).map(({ steps, direction }) => words.say("heard-way", { steps, direction }));
  return parts.length ? words.join(parts) : words.say("heard-beside");
}

const upper = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** Walkers and what was built, the nearest first, each with the way there. */
export function landmarks(from: Cell, game: Seen, scene: Scene, here = true): string[] {
  const walkers = game.players.map(({ at }, player) => ({
    at,
    what: player === scene.reader ? scene.words.say("player-you") : nameOf(player, scene),
  }));
  const built = game.objects.map(([, , q, r]) => ({
    at: [q, r] as Cell,
    what: scene.words.say("look-object", cellFacts([q, r], scene)),
  }));
  return [...walkers, ...built]
    .filter(({ at }) => here || distance(from, at) > 0)
    .sort((one, other) => distance(from, one.at) - distance(from, other.at))
    .map(({ at, what }) => scene.words.say("heard-where", { what, way: wayTo(from, at, scene) }));
}

/** What lies here, what lies beside it going round from the east, and where everybody and everything is from here. */
export function around(cell: Cell, game: Seen, scene: Scene): string {
  const { words } = scene;
  const sides = SIDES.flatMap((side) => {
    const one = neighbour(cell, side);
    if (tileAt(one, game) === undefined) return [];
    const direction = DIRECTIONS[side] ?? "east";
    return [upper(words.say("heard-side", { direction, what: lookSentence(one, game, scene) }))];
  });
  const here = words.say("heard-here", { what: lookSentence(cell, game, scene) });
  const others = landmarks(cell, game, scene, false);
  const from = others.length ? [words.say("heard-from", { what: others.join("; ") })] : [];
  return [here, ...sides.map((side) => `${side}.`), ...from].join(" ");
}

export interface Row {
  readonly row: number;
  readonly tiles: readonly { readonly cell: Cell; readonly what: string; readonly way: string }[];
}

/** All tiles, row by row from the north, each row from the west. */
export function rows(from: Cell, game: Seen, scene: Scene): Row[] {
  const cells = game.tiles.map(([, q, r]): Cell => [q, r]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return [...new Set(cells.map(([, r]) => r))].map((row) => ({
    row,
    tiles: cells
      .filter(([, r]) => r === row)
      .map((cell) => ({ cell, what: lookSentence(cell, game, scene), way: wayTo(from, cell, scene) })),
  }));
}
