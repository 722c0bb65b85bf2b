/** Every kind of mark at once, put wherever there is room on a board. */
import type { BoardGame, Cell, Clash, Ghost, Highlight, PathPreview, Target, TargetKind } from "../board";
import { DIRECTIONS, key, neighbour } from "../board";

interface Marks {
  readonly targets: readonly Target[];
  readonly ghost: Ghost;
  readonly path: PathPreview;
  readonly highlights: readonly Highlight[];
  readonly clash: Clash;
  readonly selected: Cell;
}

export function marks(game: BoardGame): Marks {
  const cells = game.tiles.map(([, q, r]): Cell => [q, r]);
  const taken = new Set(cells.map(key));
  const beside = (cell: Cell): Cell[] => DIRECTIONS.map((_, direction) => neighbour(cell, direction));
  const empty = [
    ...new Map(
      cells
        .flatMap(beside)
        .filter((cell) => !taken.has(key(cell)))
        .map((cell) => [key(cell), cell]),
    ).values(),
  ];
  const land = cells.filter((_, i) => i % 4 === 1);
  const kinds: TargetKind[] = ["walk", "fly", "sail", "swim", "build"];
  const from = game.players[0]!.at;
  const way: Cell[] = [];
  for (let here = from; way.length < 3;) {
    const next = beside(here).find(
      (cell) => taken.has(key(cell)) && key(cell) !== key(from) && !way.some((one) => key(one) === key(cell)),
    );
    if (!next) break;
    way.push((here = next));
  }
  const ghost = empty[3] as Cell;
  return {
    targets: [
      ...empty.filter((_, i) => i % 3 === 0).map((cell): Target => ({ cell, kind: "lay", label: "lay" })),
      ...kinds.map((kind, i): Target => ({
        cell: land[i] as Cell,
        kind,
        label: kind,
        cost: i === 4 ? undefined : i + 1,
      })),
    ],
    ghost: { tile: "P3", cell: ghost, rotation: 1, turns: true },
    path: {
      from,
      colour: "red",
      steps: way.map((cell, i) => ({
        cell,
        note: i === 1 ? "+2" : i === 2 ? "−3" : undefined,
        tone: i === 1 ? "good" : "bad",
      })),
    },
    highlights: [
      {
        colour: "blue",
        laid: [cells[20] as Cell, cells[26] as Cell],
        trail: cells.slice(26, 29),
        flag: cells[28],
      },
      { colour: "violet", laid: [cells[5] as Cell], trail: cells.slice(4, 7), flag: cells[6] },
    ],
    clash: {
      cell: beside(ghost).find((cell) => taken.has(key(cell)))!,
      direction: (beside(ghost).findIndex((cell) => taken.has(key(cell))) + 3) % 6,
    },
    selected: cells[12] as Cell,
  };
}
