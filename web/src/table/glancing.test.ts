import { beforeAll, expect, test, vi } from "vitest";
import type { Glance } from "../wire/api";
import { speaker } from "../words/speaker.svelte";
import { ago, company, lastTold, standing, timeLeft, titleOf } from "./glancing";
import type { MyTable } from "./mine";

vi.hoisted(() => {
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { documentElement: {} });
});

type Seat = Glance["seats"][number];
const look = (name: string | null, animal: Seat["look"]["animal"]): Seat["look"] => ({ name, animal, colour: "red" });
const person = (seat: number, name: string | null, more: Partial<Seat> = {}): Seat => ({
  seat,
  kind: "person",
  look: look(name, "fox"),
  away: false,
  rank: null,
  points: null,
  ...more,
});
const bot = (seat: number): Seat => ({ ...person(seat, null), kind: "bot", look: look(null, "marmot") });
const AT = "2026-03-01T12:00:00Z";
const at = (seats: Seat[], more: Partial<Glance> = {}, mine: number[] = [0]): MyTable => ({
  link: "a",
  room: "quiet amber lake 4711",
  state: "playing",
  hidden: false,
  mine,
  glance: { at: AT, players: 2, extensions: [], seats, turn: null, deadline: null, last: null, ...more },
});

beforeAll(() => speaker.speak("en"));

test("a table is known by those one plays with, and by its code only where nobody else sits", () => {
  expect(titleOf(at([person(0, "Ann"), person(1, "Luca"), bot(2)]))).toBe("Luca and Momo");
  expect(titleOf(at([person(0, "Ann"), person(1, null)]))).toBe("Fox");
  expect(titleOf(at([person(0, "Ann")]))).toBe("quiet amber lake 4711");
  expect(titleOf({ ...at([]), glance: null })).toBe("quiet amber lake 4711");
  const shared = at([person(0, "Ann"), person(1, "Luca")], {}, [0, 1]);
  expect(company(shared)).toHaveLength(2);
});

test("it says whose turn it is, and who has won", () => {
  const seats = [person(0, "Ann"), person(1, "Luca")];
  expect(standing(at(seats, { turn: 1 }))).toBe("Luca’s turn");
  expect(standing({ ...at(seats, { turn: 0 }), state: "turn" })).toBe("It’s your turn!");
  expect(standing({ ...at(seats, { turn: 0 }, [0, 1]), state: "turn" })).toBe("Ann’s turn");
  const over = (one: number, other: number): MyTable => ({
    ...at([person(0, "Ann", { rank: one, points: 31 }), person(1, "Luca", { rank: other, points: 31 })]),
    state: "over",
  });
  expect(standing(over(1, 2))).toBe("You won with 31 points");
  expect(standing(over(2, 1))).toBe("Luca won with 31 points");
  expect(standing(over(1, 1))).toBe("Ann and Luca won together");
  expect(standing({ ...at(seats), state: "over" })).toBe("Finished");
});

test.each([
  ["hut+1,0/2", "Luca built a hut"],
  ["walk>1,0", "Luca walked on"],
  ["open1@0,1^2", "Luca laid a tile"],
  ["swap0@0,1", "Luca laid a tile"],
  ["end", "Luca made a move"],
])("%s is told as: %s", (move, told) => {
  const seats = [person(0, "Ann"), person(1, "Luca")];
  expect(lastTold(at(seats, { last: { seat: 1, move } }))).toBe(told);
});

test("times are told in their largest unit", () => {
  const then = Date.parse(AT);
  expect(ago(AT, then + 20_000)).toBe("now");
  expect(ago(AT, then - 20_000)).toBe("now");
  expect(ago(AT, then + 5 * 60_000)).toBe("5 minutes ago");
  expect(ago(AT, then + 26 * 3_600_000)).toBe("yesterday");
  expect(timeLeft(AT, then - 71.6 * 3_600_000)).toBe("3 days left");
  expect(timeLeft(AT, then - 30_000)).toBe("1 minute left");
  expect(timeLeft(AT, then + 30_000)).toBe("1 minute left");
});
