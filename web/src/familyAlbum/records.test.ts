import { expect, test, vi } from "vitest";
import type { GlanceSeat } from "../table/glancing";
import type { MyTable } from "../table/mine";
import { counted, fits, memoriesOf, peopleIn, type Memory } from "./memories";
import { daysInARow, rivalries, wayRecords, winsInARow } from "./records";

vi.hoisted(() => vi.stubGlobal("addEventListener", () => {}));

const seat = (number: number, name: string | null, rank: number | null, points = 20): GlanceSeat => ({
  seat: number,
  kind: name === null ? "bot" : "person",
  look: { name, animal: name === null ? "marmot" : "fox", colour: "red" },
  away: false,
  rank,
  points: rank === null ? null : points,
});
const day = (number: number, hour = 20): string => new Date(2026, 2, number, hour).toISOString();

let links = 0;
function table(at: string, seats: GlanceSeat[], extensions: string[] = [], mine = [0]): MyTable {
  const glance = { at, players: seats.length, extensions, seats, turn: null, deadline: null, last: null };
  return { link: String((links += 1)), room: "", state: "over", hidden: false, glance, mine };
}
const remembered = (...tables: MyTable[]): Memory[] => memoriesOf(tables, "Ann");
/** Ann against others, who have the ranks that are left. */
const game = (number: number, rank: number, friend: string | null, points = 20, extensions: string[] = []): MyTable =>
  table(day(number), [seat(0, "Ann", rank, points), seat(1, friend, rank === 1 ? 2 : 1)], extensions);

test("finished games are remembered, the newest first; one that was given up is not", () => {
  const found = remembered(
    game(1, 1, "Luca"),
    game(3, 1, "Luca"),
    table(day(2), [seat(0, "Ann", null), seat(1, "Luca", null)]),
    { ...game(4, 1, "Luca"), glance: null },
  );
  expect(found.map(({ at }) => at)).toEqual([day(3), day(1)]);
});

test("at a shared screen one is whoever has one's name", () => {
  const seats = [seat(0, "Nonna", 1), seat(1, "Ann", 2)];
  const [shared] = remembered(table(day(1), seats, [], [0, 1]));
  expect([shared?.me?.seat, shared && peopleIn(shared)]).toEqual([1, ["Nonna"]]);
  const [others] = memoriesOf([table(day(1), seats, [], [0, 1])], "");
  expect([others?.me, others && peopleIn(others)]).toEqual([null, ["Nonna", "Ann"]]);
  expect(rivalries([others as Memory])).toEqual([]);
});

test("they are found by people and by the way to play", () => {
  const all = remembered(game(1, 1, "Luca"), game(2, 1, null), game(3, 1, "Nonna", 20, ["rafts", "helicopter"]));
  const links = (wanted: Parameters<typeof fits>[1]) =>
    all.filter((one) => fits(one, wanted)).map(({ at }) => new Date(at).getDate());
  expect(links({ who: null, way: null })).toEqual([3, 2, 1]);
  expect(links({ who: "Luca", way: null })).toEqual([1]);
  expect(links({ who: "", way: null })).toEqual([2]);
  expect(links({ who: null, way: "helicopter rafts" })).toEqual([3]);
  expect(links({ who: "Luca", way: "helicopter rafts" })).toEqual([]);
  expect(counted(["a", "b", "b"])).toEqual(["b", "a"]);
});

test("against each friend: who ended before whom, and one's best result", () => {
  const three = [seat(0, "Ann", 2, 31), seat(1, "Luca", 3), seat(2, "Nonna", 1)];
  const level = [seat(0, "Ann", 1, 12), seat(1, "Luca", 1, 12)];
  const all = remembered(game(1, 1, "Luca", 25), table(day(2), three), table(day(3), level), game(4, 2, "Luca"));
  const told = rivalries(all).map(({ name, games, wins, losses, best }) => [name, games, wins, losses, best]);
  expect(told).toEqual([
    ["Luca", 4, 2, 1, 31],
    ["Nonna", 1, 0, 1, 31],
  ]);
});

test("in each way to play: games, wins and the best result", () => {
  const all = remembered(game(1, 1, null, 25), game(2, 2, "Luca", 30), game(3, 1, null, 18, ["rafts"]));
  expect(wayRecords(all)).toEqual([
    { way: "", games: 2, wins: 1, best: 30 },
    { way: "rafts", games: 1, wins: 1, best: 18 },
  ]);
});

test("days in a row count up to today, or up to yesterday while today is not over", () => {
  const all = remembered(game(5, 1, null), game(7, 1, null), game(8, 1, null), game(9, 1, null));
  expect(daysInARow(all, new Date(2026, 2, 9, 23))).toBe(3);
  expect(daysInARow(all, new Date(2026, 2, 10, 1))).toBe(3);
  expect(daysInARow(all, new Date(2026, 2, 11, 1))).toBe(0);
});

test("wins in a row are the last ones", () => {
  expect(winsInARow(remembered(game(1, 1, null), game(2, 2, null), game(3, 1, null), game(4, 1, "Luca")))).toBe(2);
  expect(winsInARow(remembered(game(1, 1, null), game(2, 2, null)))).toBe(0);
  expect(winsInARow([])).toBe(0);
});
