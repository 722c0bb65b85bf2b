/** Only our own drawings become markup, and no text becomes code: checked in everything that is shipped. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mark } from "./board/art/marks";
import { hut } from "./board/art/huts";
import { body, onBody, sign, type Colour } from "./board/art/symbols";
import { ALONE, ground, scene } from "./board/art/tile";
import { pennant } from "./board/art/tops";
import { helicopter, raft } from "./board/art/vehicles";
import { swimmer, walker } from "./board/art/walkers";
import { face } from "./avatars/animals";

const SOURCES = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|\.d\.ts$/.test(path))
  .map((path) => [path, readFileSync(`${import.meta.dirname}/${path}`, "utf8")] as const);

const using = (what: RegExp): string[] => SOURCES.flatMap(([path, text]) => (what.test(text) ? [path] : [])).sort();

test("text becomes markup in one place only", () => {
  expect(SOURCES.length).toBeGreaterThan(150);
  expect(using(/\{@html/)).toEqual(["board/Drawn.svelte"]);
});

test.each([
  /\b(inner|outer)HTML\b|insertAdjacentHTML|setHTML|createContextualFragment|DOMParser|srcdoc/,
  /document\.write|\beval\(|new Function\b|javascript:/,
  /set(Timeout|Interval)\(\s*["'`]/,
])("%s is nowhere", (way) => {
  expect(using(way)).toEqual([]);
});

test("only drawing functions call their text a drawing", () => {
  expect(using(/\bas Drawing\b/)).toEqual(["board/art/drawing.ts"]);
  const others = using(/import \{[^}]*\bdrawn\b/).filter((path) => !path.startsWith("board/art/"));
  expect(others).toEqual(["avatars/animals.ts"]);
});

test("what comes as JSON is read by a schema, or comes from the server", () => {
  expect(using(/JSON\.parse\(/)).toEqual([
    "local/host.ts", // from our own Python
    "replay/script.ts",
    "schemas/kept.ts",
    "table/connection.ts",
  ]);
});

const HOSTILE = ['"><script>alert(1)</script>', "__proto__", "constructor", "toString"] as const;

test.each(HOSTILE)("a drawing that is told %s is still made of our own words", (text) => {
  const [colour, number] = [text as Colour, text as unknown as number];
  const look = { id: text, rotation: number, seed: 1, around: ALONE };
  const drawings = [
    ...[walker, swimmer, hut, helicopter, raft, body, onBody].map((draw) => draw(colour)),
    helicopter("red", [colour]),
    raft("red", [colour]),
    sign(colour, 0, 0, 1, body(colour)),
    ...[ground, scene].flatMap((draw) => [
      draw(look),
      draw({ ...look, id: "W" }),
      draw({ ...look, id: "P1", rotation: 1 }),
    ]),
    pennant(text),
    mark(text as never),
    face(text as never),
  ];
  for (const drawing of drawings) expect(drawing ?? "").not.toContain(text);
});
