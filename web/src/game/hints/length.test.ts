import { expect, test } from "vitest";
import type { ShownTable } from "../../wire/stream";
import { lengthOf } from "./length";

type Told = Pick<ShownTable, "game" | "seats">;
const table = (kinds: readonly string[], tiles: number, connect = 1): Told =>
  ({
    game: {
      order: kinds.map((_, seat) => seat),
      open: ["G", "G", "G"],
      blind: { R: tiles - 3 },
      steps: { free: 2, connect },
    },
    seats: kinds.map((kind) => ({ kind })),
  }) as unknown as Told;

test("one's own turns, and rounded minutes", () => {
  expect(lengthOf(table(["person", "bot", "bot", "bot", "bot"], 60))).toEqual({ turns: 12, minutes: 10 });
  expect(lengthOf(table(["person", "bot", "bot"], 60))).toEqual({ turns: 20, minutes: 15 });
});

test("who lays two tiles has half as many turns", () => {
  expect(lengthOf(table(["person", "person"], 60, 2)).turns).toBe(15);
  expect(lengthOf({ game: null, seats: [] })).toEqual({ turns: 0, minutes: 0 });
});
