/** Python and the browser make identical sentences of real effects, reasons, moves and results. */
import files from "virtual:words";
import { describe, expect, test } from "vitest";
import type { Cell } from "../board/geometry";
import type { Effect, Reason, ShownGame } from "../wire/stream";
import type { Catalogue } from "./catalogue";
import type { Landscape, Scene } from "./facts";
import { bestLanguage, LANGUAGES } from "./languages";
import { readMove } from "./moves";
import samples from "./samples.json";
import {
  brings,
  effectSentence,
  lookSentence,
  movePhrase,
  reasonSentence,
  remarkSentence,
  verdict,
  type Position,
} from "./sentences";
import { Catalogue as Words } from "./catalogue";

const NAMES = ["Ann", "", "Luca", "Jan", "Fien"];

type Sample = (typeof samples)[number];

function sentence(sample: Sample, words: Catalogue): string {
  const land = sample.tiles === null ? null : (sample as unknown as Landscape);
  const scene: Scene = { words, reader: sample.reader, names: NAMES, land, exact: sample.exact, slot: sample.slot };
  switch (sample.kind) {
    case "effect":
      return effectSentence(sample.value as Effect, scene);
    case "reason":
      return reasonSentence(sample.value as Reason, scene);
    case "move":
      return movePhrase(readMove(sample.value as string), sample as unknown as Position, scene);
    case "look":
      return lookSentence(sample.value as unknown as Cell, sample as unknown as ShownGame, scene);
    case "remark":
      return remarkSentence(sample.value as Record<string, string | number>, scene);
    default:
      return verdict(sample.value as unknown as Parameters<typeof verdict>[0], scene);
  }
}

describe.each(LANGUAGES)("in %s", async (language) => {
  const sources = (await files[language]()).default;
  const words = new Words(language, sources);

  test("every sentence is the one that Python makes", () => {
    const said = (sample: Sample) => (sample.said as Record<string, string>)[language];
    const different = samples.filter((sample) => sentence(sample, words) !== said(sample));
    const shown = different.map((sample) => [sample.value, sentence(sample, words), said(sample)]);
    expect(shown).toEqual([]);
  });

  test("no file has anything that cannot be read", () => {
    for (const source of sources) {
      const keys = [...source.matchAll(/^[a-z][\w-]*(?= =)/gm)].map(([key]) => key);
      for (const key of keys) {
        const errors: Error[] = [];
        words.say(key, {}, errors);
        expect(errors.filter((error) => error.message.startsWith("no words"))).toEqual([]);
      }
    }
  });
});

test("what a way brings: the points of each card, or what it all is worth to the reader", async () => {
  const words = new Words("en", (await files["en"]()).default);
  const scene: Scene = { words, reader: 0, names: NAMES, land: { tiles: [], objects: [] }, exact: false };
  const top = { code: "PlaceTaken", seat: 0, place: "T1", points: 4, first: true };
  const flower = { code: "PlaceTaken", seat: 0, place: "FL3", points: 2, first: false };
  const bear = { code: "BearMet", seat: 0, cell: [1, 0], points: -3 };
  const way = [flower, bear, top] as unknown as Effect[];
  expect(brings(way, scene)).toEqual(["Edelweiss +2", "bear −3", "Wizard’s Hat +4, first ever!"]);
  expect(brings(way, scene, 8)).toEqual(["Edelweiss", "bear −3", "Wizard’s Hat, first ever!", "+8 for you"]);
  expect(brings([flower, bear] as unknown as Effect[], scene, -1).at(-1)).toBe("−1 for you");
  expect(brings([bear] as unknown as Effect[], scene, -3)).toEqual(["bear −3"]);
});

test("there are many samples of every sort", () => {
  expect(samples.length).toBeGreaterThan(200);
  expect(new Set(samples.map((sample) => sample.kind)).size).toBe(6);
});

test("a message is read with what it names, in whichever file and order, and the first of a name counts", () => {
  const words = new Words("en", [
    "greeting = { name } and { -hut } on day { $day }\n",
    "# a comment = no message\n-hut = a hut\nname = Ann\n    .title = Title { -hut }\n",
    "greeting = another\nname-too = Ben\n",
  ]);
  expect(words.say("greeting", { day: 1000 })).toBe("Ann and a hut on day 1000");
  expect(words.say("name.title")).toBe("Title a hut");
  expect([words.has("greeting"), words.has("name-too"), words.has("a")]).toEqual([true, true, false]);
  expect(words.say("name-too")).toBe("Ben");
});

test("the language is the first of the browser's that there is", () => {
  expect(bestLanguage([null, "fr-FR", "nl-BE", "en"])).toBe("nl");
  expect(bestLanguage(["", undefined, "de_CH"])).toBe("de");
  expect(bestLanguage(["ja"])).toBe("en");
});
