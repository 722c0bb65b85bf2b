import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Reason } from "../wire/stream";
import { LANGUAGES, type Language } from "../words/languages";
import { readRules } from "./catalogue";
import { addressOf, anchorOf, CHAPTERS, paragraphOf, paragraphOfReason } from "../learning/chapters";
import { fold, marked, search } from "./search";

const samples = JSON.parse(readFileSync(new URL("../words/samples.json", import.meta.url), "utf8")) as {
  kind: string;
  value: Reason;
}[];
const PARAGRAPHS = CHAPTERS.flatMap(({ paragraphs }) => paragraphs);
const found = async (language: Language, question: string) => {
  const rules = await readRules(language);
  return search(question, (key) => rules.say(key)).map(({ chapter, paragraph }) => (paragraph ?? chapter).key);
};
/** What the printed booklets call things, and what people ask → the paragraph that tells it; by language. */
const BOX_WORDS = JSON.parse(
  readFileSync(new URL("../../../tests/words/box-words.json", import.meta.url), "utf8"),
) as Record<string, Record<string, string>>;

describe("chapters", () => {
  test("every reason that Python met leads to one paragraph", () => {
    const reasons = samples.filter(({ kind }) => kind === "reason");
    expect(reasons.length).toBeGreaterThan(100);
    const keys = new Set(PARAGRAPHS.map(({ key }) => key));
    for (const { value } of reasons) expect(keys, value.code).toContain(paragraphOfReason(value));
  });

  test("a reason of the server, or none at all, leads nowhere", () => {
    expect(paragraphOfReason({ code: "NotPlaying" })).toBeNull();
    expect(paragraphOf("no such ruling")).toBeNull();
  });

  test("no ruling stands in two paragraphs, no address leads to two", () => {
    const rulings = PARAGRAPHS.flatMap((one) => one.rulings);
    expect(new Set(rulings).size).toBe(rulings.length);
    const anchors = [...CHAPTERS, ...PARAGRAPHS].map(({ key }) => anchorOf(key));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(addressOf("rule-passes-ends")).toBe("/rules#passes-ends");
  });

  test.each(LANGUAGES)("everything is said in %s", async (language) => {
    const rules = await readRules(language);
    const errors: Error[] = [];
    for (const { key } of [...CHAPTERS, ...PARAGRAPHS]) {
      rules.say(key, {}, errors);
      rules.say(`${key}.text`, {}, errors);
    }
    expect(errors).toEqual([]);
  });
});

describe("search", () => {
  test("accents, capitals and ß do not matter", () => {
    expect(fold("Hütten, ÉÉN Floß, più")).toBe("hutten, een floss, piu");
  });

  test("headings come before texts, and all words must be there", async () => {
    expect((await found("en", "bear"))[0]).toBe("rule-bears-price");
    expect(await found("de", "hutten bauen kostet")).toContain("rule-building-price");
    expect((await found("nl", "zwem"))[0]).toMatch(/^rule-swimming/);
    expect((await found("it", "elicottero volare"))[0]).toMatch(/^rule-(flying|copter)/);
    expect(await found("en", "bear zebra")).toEqual([]);
  });

  test.each(Object.entries(BOX_WORDS))("the words of the box are answered in %s", async (language, told) => {
    const words = Object.entries(told);
    expect(words.length).toBeGreaterThan(15);
    for (const [word, paragraph] of words) {
      const best = await found(language as Language, word);
      expect(best.slice(0, 3), word).toContain(paragraph);
    }
  });

  test("plurals, parts of compounds and hyphens do not matter", async () => {
    expect((await found("en", "islands")).slice(0, 3)).toContain("rule-swimming-where");
    expect((await found("de", "wasserfallbonus"))[0]).toBe("rule-rafts-waterfalls");
    expect((await found("de", "schrittkarten")).slice(0, 3)).toContain("rule-steps-playing");
    expect((await found("nl", "extrastapkaart"))[0]).toBe("rule-steps-playing");
  });

  test("what opens a chapter is found as well", async () => {
    expect(await found("en", "washing-up")).toEqual(["rules-base-visiting"]);
  });

  test("the small words of a question do not matter, unless there is nothing else", async () => {
    expect(await found("en", "what is the price of a bear")).toEqual(await found("en", "price bear"));
    expect((await found("en", "who")).length).toBeGreaterThan(0);
  });

  test("an empty question finds nothing, a ruling's number its paragraph", async () => {
    expect(await found("en", "  ")).toEqual([]);
    expect(await found("en", "b-walk-05")).toEqual(["rule-walking-circles"]);
  });

  test("what was found is marked", () => {
    const pieces = marked("Die Hütte, sie hütet.", "hut", () => "");
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["Hütte", "hütet"]);
    expect(pieces.map(({ text }) => text).join("")).toBe("Die Hütte, sie hütet.");
  });
});

test("no rule is in here: chapters and search speak of neither tiles nor steps", () => {
  const folder = new URL(".", import.meta.url);
  const sources = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  for (const name of sources) {
    expect(readFileSync(new URL(name, folder), "utf8"), name).not.toMatch(/grass|forest|rock\b|"[GFRPTW]\d?"/);
  }
});
