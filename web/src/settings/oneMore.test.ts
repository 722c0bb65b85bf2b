/** A setting is a row and its words: with one row more, it is kept, checked, shown on the page and in the list. */
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import words from "virtual:words";
import { Catalogue } from "../words/catalogue";
import { LANGUAGES } from "../words/languages";

vi.mock(import("../schemas/settingRows"), async (original) => {
  const found = await original();
  const calm = { words: "sound", about: "sound.about", usual: false, mark: ["calm", "yes"] } as const;
  return { ...found, ROWS: { ...found.ROWS, calm } };
});

const html = { dataset: {} as Record<string, string>, style: { fontSize: "" } };
const kept = new Map<string, string>();

vi.stubGlobal("document", { documentElement: html });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

test("one row more is off, can be turned on, and is kept", async () => {
  const { readSettings, settings } = await import("./settings.svelte");
  expect(readSettings(null)).toMatchObject({ calm: false, light: "system" });
  expect(readSettings('{"calm":"very"}')).toMatchObject({ calm: false });
  settings.change({ calm: true } as object);
  expect(html.dataset).toEqual({ calm: "yes" });
  expect(readSettings(kept.get("rifugio.settings") ?? null)).toMatchObject({ calm: true });
  settings.change({ calm: false } as object);
  expect(html.dataset).toEqual({});
});

test("and it stands in the list, with its words, as all others do", async () => {
  const { default: SettingsList } = await import("./SettingsList.svelte");
  const { speaker } = await import("../words/speaker.svelte");
  await speaker.speak("de");
  const { body } = render(SettingsList);
  const shown = [...body.matchAll(/data-setting="([a-z]+)/g)].map(([, name]) => name);
  expect([...new Set(shown)]).toEqual([
    "size",
    "light",
    "palette",
    "contrast",
    "still",
    "pace",
    "calm",
    "hints",
    "cards",
  ]);
  expect(body.match(/>Geräusche</g)).toHaveLength(2);
});

test.each(LANGUAGES)("every row has its words in %s", async (language) => {
  const { ROWS } = await import("../schemas/settingRows");
  const catalogue = new Catalogue(language, (await words[language]()).default);
  const errors: Error[] = [];
  for (const row of Object.values(ROWS)) {
    const choices = "choices" in row ? row.choices.filter((one) => typeof one === "string") : [];
    const keys = [row.words, ...("about" in row ? [row.about] : []), ...choices.map((one) => `${row.words}.${one}`)];
    for (const key of keys) catalogue.say(key, {}, errors);
  }
  expect(errors).toEqual([]);
});
