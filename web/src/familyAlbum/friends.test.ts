import { expect, test, vi } from "vitest";
import type { GlanceSeat } from "../table/glancing";
import type { MyTable } from "../table/mine";
import type { Companion } from "../wire/api";
import { withFriends } from "./friends";
import { memoriesOf, peopleIn } from "./memories";
import { rivalries } from "./records";

vi.hoisted(() => vi.stubGlobal("addEventListener", () => {}));

const look = (name: string) => ({ name, animal: "fox", colour: "red" }) as const;
const seat = (number: number, name: string, kind: GlanceSeat["kind"] = "person"): GlanceSeat => ({
  seat: number,
  kind,
  look: look(name),
  away: false,
  rank: number + 1,
  points: 20,
});
function table(link: string, ...others: GlanceSeat[]): MyTable {
  const seats = [seat(0, "Ann"), ...others];
  const glance = {
    at: "2026-03-01T20:00:00Z",
    players: 2,
    extensions: [],
    seats,
    turn: null,
    deadline: null,
    last: null,
  };
  return { link, room: "", state: "over", hidden: false, glance, mine: [0] };
}
const companion = (link: string, friend: number, name: string | null, number = 1): Companion => ({
  table: link,
  seat: number,
  friend,
  look: name === null ? null : look(name),
});

test("a friend who called themselves differently each time is one person", () => {
  const tables = withFriends(
    [table("a", seat(1, "Opa")), table("b", seat(1, "Grandpa"))],
    [companion("a", 0, "Opa Jan"), companion("b", 0, "Opa Jan")],
  );
  expect(rivalries(memoriesOf(tables, "Ann"))).toMatchObject([{ name: "Opa Jan", games: 2 }]);
});

test("two friends with one name are two", () => {
  const tables = withFriends(
    [table("a", seat(1, "Anna")), table("b", seat(1, "Anna"))],
    [companion("a", 0, "Anna"), companion("b", 1, "Anna")],
  );
  expect(memoriesOf(tables, "Ann").flatMap(peopleIn).sort()).toEqual(["Anna", "Anna 2"]);
});

test("whoever keeps no seat, or was never called anything, stays as at the table", () => {
  const tables = withFriends(
    [table("a", seat(1, "Luca")), table("b", seat(1, "Mia")), table("c", seat(1, "marmot", "bot"))],
    [companion("b", 0, null), companion("c", 1, "Tom")],
  );
  expect(memoriesOf(tables, "Ann").flatMap(peopleIn)).toEqual(["Luca", "Mia"]);
});
