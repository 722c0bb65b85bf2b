/** The files to download of a game, made on demand. */
import type { Replay } from "../replay/replay";
import { pdfOf } from "./pdf";
import { PAGE, pictureDrawing, posterDrawing, type PosterWords } from "./poster";
import { save } from "../ui/saving";
import { rastered } from "./raster";

export type Paper = "A4" | "A3";
export type Kind = "pdf" | "svg" | "png";

const MM: Readonly<Record<Paper, readonly [number, number]>> = { A4: [210, 297], A3: [297, 420] };
/** 300 dpi on A4, and the most that browsers support on A3. */
const DOTS: Readonly<Record<Paper, number>> = { A4: 2480, A3: 2976 };
/** The longer side of a picture. */
const PICTURE = 2400;

export const fileName = (date: string, what: string, kind: string): string =>
  ["rifugio", what, date.replaceAll(/[^\d-]/g, "")].filter(Boolean).join("-") + `.${kind}`;

export async function savePicture(replay: Replay): Promise<void> {
  const { drawing, width, height } = pictureDrawing(replay, replay.frames.length - 1);
  const scale = PICTURE / Math.max(width, height);
  save(await rastered(drawing, width * scale, height * scale, "image/png"), fileName(replay.date, "map", "png"));
}

export async function posterFile(
  replay: Replay,
  link: string,
  words: PosterWords,
  paper: Paper,
  kind: Kind,
): Promise<Blob> {
  const drawing = posterDrawing(replay, link, words, paper);
  if (kind === "svg") return new Blob([drawing], { type: "image/svg+xml" });
  const width = DOTS[paper];
  const height = Math.round((width * PAGE.height) / PAGE.width);
  if (kind === "png") return rastered(drawing, width, height, "image/png");
  const jpeg = await rastered(drawing, width, height, "image/jpeg");
  const pdf = pdfOf(new Uint8Array(await jpeg.arrayBuffer()), [width, height], MM[paper]);
  return new Blob([pdf as Uint8Array<ArrayBuffer>], { type: "application/pdf" });
}
