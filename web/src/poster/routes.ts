/** Everybody's routes in a whole game. */
import { body } from "../board/art/symbols";
import { centre, type Cell } from "../board/geometry";
import type { Colour } from "../board/types";
import type { Replay } from "../replay/replay";

export interface Stretch {
  readonly player: number;
  readonly cells: readonly Cell[];
  /** Whether it is a flight: a straight line. */
  readonly flown: boolean;
}

const APART = 7;

/** One stretch for each continuous route on the ground, and one for each flight. */
export function stretchesOf(replay: Replay): Stretch[] {
  const found: { player: number; cells: Cell[]; flown: boolean }[] = [];
  for (const told of replay.frames.flatMap(({ effects }) => effects)) {
    if (told.code !== "Went" && told.code !== "Carried") continue;
    const { seat: player, start, to } = told;
    const flown = told.code === "Went" && told.means === "fly";
    const before = found.findLast((one) => one.player === player);
    const end = before?.cells.at(-1);
    if (before && !flown && !before.flown && end && end[0] === start[0] && end[1] === start[1]) before.cells.push(to);
    else found.push({ player, cells: [start, to], flown });
  }
  return found;
}

/** Draws routes side by side, so that shared ones stay visible. */
export function routesDrawing(replay: Replay, colours: readonly Colour[]): string {
  const players = replay.actors.length;
  return stretchesOf(replay)
    .map(({ player, cells, flown }) => {
      const aside = (player - (players - 1) / 2) * APART;
      const line = `M${cells.map((cell) => `${(centre(cell).x + aside).toFixed(1)} ${(centre(cell).y + 12 + aside / 2).toFixed(1)}`).join("L")}`;
      const pattern = flown ? ' stroke-dasharray="2 16"' : ' stroke-dasharray="11 7"';
      return (
        `<path d="${line}" fill="none" stroke="var(--rf-halo)" stroke-opacity=".55" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>` +
        `<path d="${line}" fill="none" stroke="${body(colours[player] ?? "red")}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"${pattern}/>`
      );
    })
    .join("");
}
