import { expect, test, vi } from "vitest";
import { kept, keptTables, seatOf } from "./tokens";

const LINK = "A".repeat(22);

test("only addresses of tables are tables", () => {
  const storage = { [`rifugio.table.${LINK}`]: '{"seats":{"1":"x.y"}}', "rifugio.table./../x": "{}", other: "{}" };
  vi.stubGlobal(
    "localStorage",
    Object.setPrototypeOf(storage, { getItem: (key: keyof typeof storage) => storage[key] }),
  );
  expect(keptTables().map(({ link }) => link)).toEqual([LINK]);
  expect(kept(LINK).seats).toEqual({ 1: "x.y" });
  vi.unstubAllGlobals();
});

test.each([
  ["[1,2,3]", 2],
  ["[1,7,3]", null],
  ['[1,"2",3]', null],
  ["{}", null],
  ["null", null],
])("the token %s is for seat %s", (said, seat) => {
  expect(seatOf(`${btoa(said)}.signature`)).toBe(seat);
});
