import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { replayOf } from "../replay/replay";
import samples from "../replay/samples.json";
import { fileName } from "./files";
import { colour, painted } from "./palette";
import { pdfOf } from "./pdf";
import { hutLabels, hutNames, overlap, pictureDrawing, posterDrawing } from "./poster";
import { qrOf } from "../ui/qr";
import { stretchesOf } from "./routes";

// vitest empties every style sheet
vi.mock("../board/art/theme.css?raw", () => ({
  default: readFileSync(new URL("../board/art/theme.css", import.meta.url), "utf8"),
}));

const sample = samples.find(({ name }) => name === "helicopter+rafts-4");
const replay = await replayOf(sample?.replay ?? "");
const names = ["Ann", "<Luca>", "Jan & Fien", "Eva"];
const words = { date: "A hike", scan: "Scan it", names, notes: ["1st", "2nd", "3rd", "4th"] };
const link = `https://rifugio.example/replay#${sample?.replay}`;

test("every colour is written out, and the day's is taken", () => {
  expect(colour("paper")).toBe("#f3ead8");
  expect(colour("shadow")).toMatch(/^rgba\(62,48,26,/);
  for (const drawing of [posterDrawing(replay, link, words), pictureDrawing(replay, 99).drawing])
    expect(drawing).not.toContain("var(");
  expect(painted("var(--rf-nothing)")).toBe("var(--rf-nothing)");
});

test("the drawings are files of their own, not only parts of a page", () => {
  for (const drawing of [posterDrawing(replay, link, words), pictureDrawing(replay, 99).drawing]) {
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    const open: string[] = [];
    for (const [tag, slash, name = "", end] of drawing.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
      if (slash) expect(open.pop()).toBe(name);
      else if (!end) open.push(name);
      const names = [...tag.matchAll(/\s([\w:-]+)=/g)].map(([, one]) => one);
      expect(new Set(names).size, tag).toBe(names.length);
    }
    expect(open).toEqual([]);
  }
});

test("the poster has the huts by name, everybody, and the game as a code; names are only text", () => {
  const drawing = posterDrawing(replay, link, words, "A3");
  expect(drawing).toContain('width="297mm"');
  expect(drawing).toContain("&lt;Luca&gt;");
  expect(drawing).not.toContain("<Luca>");
  expect(drawing).toContain("Jan &amp; Fien");
  const huts = hutNames(replay, names);
  const last = replay.frames.at(-1)?.game.objects.filter(([what]) => what === "hut") ?? [];
  expect(huts.length).toBe(last.length);
  expect(new Set(huts.map(({ name }) => name)).size).toBe(huts.length);
  expect(drawing).toContain("Scan it");
});

test("no name lies over another, however long they are", () => {
  const cells = [...[-1, 0, 1, 2].map((q) => [q, 0]), ...[-1, 0, 1].map((q) => [q, 1])];
  const effects = cells.map((cell, number) => ({ code: "Built", what: "hut", seat: number % 2, cell }));
  const crowded = { frames: [{ effects }] } as unknown as typeof replay;
  const labels = hutLabels(crowded, ["Maximilian-Luca", "Willemijn-Sofie"]);
  expect(labels.length).toBe(cells.length);
  for (const [number, one] of labels.entries())
    expect(labels.slice(number + 1).filter((other) => overlap(one, other))).toEqual([]);
});

test("ways are unbroken, and whoever flies leaves the ground", () => {
  const stretches = stretchesOf(replay);
  expect(stretches.length).toBeGreaterThan(3);
  for (const { cells, flown } of stretches) if (flown) expect(cells.length).toBe(2);
});

test("a link that no code can hold goes without", () => {
  expect(qrOf(link)?.side).toBeGreaterThan(60);
  expect(qrOf("x".repeat(5000))).toBeNull();
});

test("a PDF has its objects where its table says", () => {
  const pdf = new TextDecoder("latin1").decode(pdfOf(Uint8Array.of(255, 216, 255, 217), [10, 14], [210, 297]));
  expect(pdf.startsWith("%PDF-1.4")).toBe(true);
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 4)).toBe("xref");
  const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  for (const [number, offset] of offsets.entries())
    expect(pdf.slice(offset)).toMatch(new RegExp(`^${number + 1} 0 obj`));
  expect(pdf).toContain("/MediaBox [0 0 595.28 841.89]");
});

test("files have names that every system takes", () => {
  expect(fileName("2026-11-15", "map", "png")).toBe("rifugio-map-2026-11-15.png");
  expect(fileName("../<x>", "poster-A4", "pdf")).toBe("rifugio-poster-A4.pdf");
});
