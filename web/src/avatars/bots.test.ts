/** Every bot has its words in every language, and its face. */
import words from "virtual:words";
import { describe, expect, test } from "vitest";
import { Catalogue } from "../words/catalogue";
import { LANGUAGES } from "../words/languages";
import { BOTS } from "../wire/lists";
import { FACES } from "./animals";

describe.each(BOTS)("%s", (bot) => {
  test("has a face", () => {
    expect(FACES[bot]).toMatch(/^</);
  });

  test.each(LANGUAGES)("has its words in %s", async (language) => {
    const catalogue = new Catalogue(language, (await words[language]()).default);
    const errors: Error[] = [];
    for (const key of [`bot-${bot}`, `bot-${bot}.full`, `bot-${bot}.character`]) catalogue.say(key, {}, errors);
    expect(errors).toEqual([]);
    const levels = BOTS.map((one) => catalogue.say("bot-level", { bot: one }));
    expect(new Set(levels).size, levels.join()).toBe(BOTS.length);
  });
});
