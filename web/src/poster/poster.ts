/** The poster: the map with named huts and everybody's routes, the players and the date, and a QR code of the game. */
import { body, sign } from "../board/art/symbols";
import { centre } from "../board/geometry";
import type { Colour } from "../board/types";
import type { Replay } from "../replay/replay";
import { frameOf, mapDrawing } from "./map";
import { painted, wellFormed } from "./palette";
import { qrOf } from "../ui/qr";
import { routesDrawing } from "./routes";

export interface PosterWords {
  readonly date: string;
  readonly scan: string;
  readonly names: readonly string[];
  /** Beside each name, such as place and points. */
  readonly notes: readonly string[];
}

/** Tenths of a millimetre of A4; A3 is the same, larger. */
export const PAGE = { width: 2100, height: 2970 } as const;
const EDGE = 90;
const MAP = { top: 390, bottom: 2150 } as const;
const SERIF = "Palatino, 'Palatino Linotype', 'URW Palladio L', P052, Georgia, serif";
const SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const finished = (drawing: string): string => wellFormed(painted(drawing));

const colourOf = (replay: Replay, player: number): Colour => replay.actors[player]?.look.colour ?? "red";

/** Names of huts, after their builders, in the order of building. */
export function hutNames(
  replay: Replay,
  names: readonly string[],
): { name: string; cell: readonly [number, number] }[] {
  const built = replay.frames
    .flatMap(({ effects }) => effects)
    .filter((told) => told.code === "Built")
    .filter(({ what }) => what === "hut");
  const counts = new Map<number, number>();
  return built.map((told) => {
    const { seat, cell } = told;
    const count = (counts.get(seat) ?? 0) + 1;
    counts.set(seat, count);
    const name = `Rifugio ${names[seat] ?? ""}${count > 1 ? ` ${count}` : ""}`;
    return { name, cell };
  });
}

export interface Label {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** As wide as a letter is on average, and as high as a line. */
const [LETTER, LINE] = [7.6, 15];
/** Offsets to try for a label: below the hut, above it, or farther away. */
const BESIDE = [40, -32, 56, -48, 72, -64];

export const overlap = (one: Label, other: Label): boolean =>
  Math.abs(one.y - other.y) < LINE &&
  Math.abs(one.x - other.x) < ((one.name.length + other.name.length) * LETTER) / 2 + 6;

/** Each name beside its hut, and none over another. */
export function hutLabels(replay: Replay, names: readonly string[]): Label[] {
  const found: Label[] = [];
  for (const { name, cell } of hutNames(replay, names)) {
    const { x, y } = centre(cell);
    const places = BESIDE.map((by) => ({ name, x, y: y + by }));
    found.push(places.find((one) => !found.some((other) => overlap(one, other))) ?? { name, x, y: y + 40 });
  }
  return found;
}

function labels(replay: Replay, names: readonly string[]): string {
  return hutLabels(replay, names)
    .map(({ name, x, y }) => {
      return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="${SERIF}" font-size="15" font-style="italic" font-weight="bold" text-anchor="middle" fill="var(--rf-ink)" stroke="var(--rf-halo)" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${escaped(name)}</text>`;
    })
    .join("");
}

function mountain(replay: Replay, names: readonly string[]): string {
  const game = replay.frames.at(-1)?.game;
  if (!game) return "";
  const { left, top, right, bottom } = frameOf(game);
  const [width, height] = [right - left + 150, bottom - top + 170];
  const room = { width: PAGE.width - 2 * EDGE - 40, height: MAP.bottom - MAP.top };
  const scale = Math.min(room.width / width, room.height / height, 3.4);
  const [x, y] = [
    PAGE.width / 2 - (scale * (left + right)) / 2,
    (MAP.top + MAP.bottom) / 2 - (scale * (top + bottom)) / 2,
  ];
  const colours = replay.actors.map(({ look }) => look.colour);
  const drawing = mapDrawing(game, colours, routesDrawing(replay, colours)) + labels(replay, names);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${drawing}</g>`;
}

function people(replay: Replay, { names, notes }: PosterWords): string {
  const step = 124;
  const first = 2290 + (5 - names.length) * 34;
  return names
    .map((name, player) => {
      const y = first + player * step;
      const colour = colourOf(replay, player);
      return (
        sign(colour, EDGE + 80, y - 16, 26, body(colour)) +
        `<text x="${EDGE + 140}" y="${y}" font-family="${SERIF}" font-size="56" font-weight="bold" fill="var(--rf-ink)">${escaped(name)}</text>` +
        `<text x="${EDGE + 140}" y="${y + 42}" font-family="${SANS}" font-size="34" fill="var(--rf-ink)" fill-opacity=".8">${escaped(notes[player] ?? "")}</text>`
      );
    })
    .join("");
}

function scan(link: string, words: string): string {
  const code = qrOf(link);
  if (!code) return "";
  const side = 610;
  const [x, y] = [PAGE.width - EDGE - 40 - side, 2200];
  const scale = (side - 36) / code.side; // the quiet zone is part of the code
  return (
    `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="14" fill="#fffdf6"/>` +
    `<path transform="translate(${x + 18} ${y + 18}) scale(${scale.toFixed(4)})" d="${code.line}" fill="#2b241b" shape-rendering="crispEdges"/>` +
    `<text x="${x + side / 2}" y="${y + side + 42}" font-family="${SANS}" font-size="28" text-anchor="middle" fill="var(--rf-ink)">${escaped(words)}</text>`
  );
}

/** The whole sheet; `paper` says how large it is printed. */
export function posterDrawing(replay: Replay, link: string, words: PosterWords, paper: "A4" | "A3" = "A4"): string {
  const [width, height] = paper === "A4" ? [210, 297] : [297, 420];
  const inner = { x: EDGE / 2, y: EDGE / 2, w: PAGE.width - EDGE, h: PAGE.height - EDGE };
  return finished(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}" width="${width}mm" height="${height}mm">` +
      `<rect width="100%" height="100%" fill="var(--rf-paper)"/>` +
      mountain(replay, words.names) +
      `<rect x="${inner.x}" y="${inner.y}" width="${inner.w}" height="${inner.h}" fill="none" stroke="var(--rf-contour)" stroke-width="6"/>` +
      `<text x="${PAGE.width / 2}" y="235" font-family="${SERIF}" font-size="170" font-weight="bold" letter-spacing="6" text-anchor="middle" fill="var(--rf-ink)">Rifugio</text>` +
      `<text x="${PAGE.width / 2}" y="322" font-family="${SERIF}" font-size="56" font-style="italic" text-anchor="middle" fill="var(--rf-ink)">${escaped(words.date)}</text>` +
      people(replay, words) +
      scan(link, words.scan) +
      `</svg>`,
  );
}

/** The map alone, with a little paper around it. */
export function pictureDrawing(replay: Replay, at: number): { drawing: string; width: number; height: number } {
  const game = (replay.frames[at] ?? replay.frames.at(-1))?.game;
  if (!game) return { drawing: "", width: 0, height: 0 };
  const { left, top, right, bottom } = frameOf(game);
  const [x, y, width, height] = [left - 90, top - 90, right - left + 180, bottom - top + 190];
  const colours = replay.actors.map(({ look }) => look.colour);
  const drawing = finished(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">` +
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--rf-paper)"/>${mapDrawing(game, colours)}</svg>`,
  );
  return { drawing, width, height };
}
