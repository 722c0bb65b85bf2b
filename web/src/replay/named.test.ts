import { expect, test, vi } from "vitest";
import type { ShownSeat } from "../wire/stream";
import type { Language } from "../words/languages";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("document", { documentElement: {} });
const { speaker } = await import("../words/speaker.svelte");
const { nameIn } = await import("../avatars/names");
const { nameOfActor } = await import("./said");

const look = { name: null, animal: "badger", colour: "red" } as const;
const erased: ShownSeat = {
  ...{
    seat: 1,
    kind: "person",
    look,
    bot: null,
    away: false,
    held: true,
    resigned: null,
    holiday: null,
    holiday_used: 0,
  },
  ...{ generation: 1, hiked: null, word: false, mine: false },
};

test.each([
  ["en", "Badger"],
  ["nl", "Das"],
  ["de", "Dachs"],
  ["it", "Tasso"],
] as [Language, string][])("in %s whoever's name was erased is called %s", async (language, animal) => {
  await speaker.speak(language);
  expect(nameIn(erased)).toBe(animal);
  expect(nameIn({ ...erased, away: true, bot: "ibex" })).toBe(animal);
  expect(nameOfActor({ look, bot: null })).toBe(animal);
  expect(nameIn({ ...erased, look: { ...look, name: "Ann" } })).toBe("Ann");
});
