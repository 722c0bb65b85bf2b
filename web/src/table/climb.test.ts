import { beforeEach, expect, test, vi } from "vitest";
import { BOTS } from "../wire/lists";
import type { ShownTable } from "../wire/stream";
import { beaten, beatenAt, earned, nextOf, stamp } from "./climb";
import { keepTried } from "./tokens";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const person = { kind: "person", bot: null };
const bot = (name: string) => ({ kind: "bot", bot: name });
const ended = (seats: readonly unknown[], order: readonly number[], ranks: readonly number[]): ShownTable =>
  ({ seats, game: { order }, result: { ranks } }) as unknown as ShownTable;

test("the weakest that is not beaten comes next, until there is none", () => {
  expect(nextOf([])).toBe(BOTS[0]);
  expect(nextOf([BOTS[1]])).toBe(BOTS[0]);
  expect(nextOf([BOTS[0], BOTS[1]])).toBe(BOTS[2]);
  expect(nextOf(BOTS)).toBeNull();
});

test("who wins alone has beaten every animal at the table", () => {
  const seats = [bot("fox"), person, bot("marmot")];
  expect(beatenAt(ended(seats, [2, 0, 1], [2, 3, 1]), 1)).toEqual(["marmot", "fox"]);
  expect(beatenAt(ended(seats, [2, 0, 1], [1, 3, 2]), 1)).toEqual([]);
  expect(beatenAt(ended(seats, [2, 0, 1], [1, 3, 1]), 1), "a shared first place is no win").toEqual([]);
  expect(beatenAt(ended([bot("fox"), person, person], [0, 1, 2], [2, 1, 3]), 1), "not alone").toEqual([]);
});

test("a stamp is new once, and kept from weak to strong", () => {
  expect(stamp(["fox"])).toEqual(["fox"]);
  expect(stamp(["fox", "marmot"])).toEqual(["marmot"]);
  expect(stamp(["fox"])).toEqual([]);
  expect(beaten()).toEqual(["marmot", "fox"]);
  kept.set("rifugio.climb", '["dragon"]');
  expect(beaten()).toEqual([]);
});

test("a game tried again from one of its turns earns no stamp", () => {
  const [played, tried] = ["AAAAAAAAAAAAAAAAAAAAAA", "BBBBBBBBBBBBBBBBBBBBBB"];
  const won = ended([bot("fox"), person], [0, 1], [2, 1]);
  keepTried(tried);
  expect(earned(tried, won, 1)).toEqual([]);
  expect(earned(played, won, 1)).toEqual(["fox"]);
});
