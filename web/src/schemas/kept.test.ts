import { expect, test } from "vitest";
import { counted, fitting, look, notes, table } from "./kept";

const HOSTILE = '"><img src=x onerror=alert(1)>';
const JUNK = [null, "", "{", "null", "7", '"x"', "[[[]]]", '{"__proto__":{"a":1}}', `"${"x".repeat(50_000)}"`];
const LINK = "A".repeat(22);

test.each(JUNK)("%.30s is no look, no note and no table", (junk) => {
  expect([fitting(junk, look), fitting(junk, notes)]).toEqual([null, null]);
  expect(fitting(junk, counted) ?? []).toEqual([]);
  const found = fitting(junk, table);
  if (found) expect(found).toEqual({ seats: {}, at: 0 });
});

test("a look has an animal and a colour that there are, and a name of a line", () => {
  const mine = { name: "Ann", animal: "fox", colour: "red" };
  expect(fitting(JSON.stringify(mine), look)).toEqual(mine);
  for (const bad of [
    { animal: HOSTILE },
    { animal: "eagle" },
    { colour: HOSTILE },
    { name: "x".repeat(99) },
    { name: 1 },
  ])
    expect(fitting(JSON.stringify({ ...mine, ...bad }), look)).toBeNull();
});

test("what does not fit takes no seat along", () => {
  const mine = { host: "a.b", seats: { 0: "c.d", 4: "e-f" }, watch: LINK, seen: 12, at: 5 };
  expect(fitting(JSON.stringify(mine), table)).toEqual(mine);
  const meddled = { ...mine, host: HOSTILE, watch: "javascript:alert(1)", seen: -1, at: "now", more: HOSTILE };
  expect(fitting(JSON.stringify(meddled), table)).toEqual({ seats: mine.seats, at: 0 });
  expect(fitting(JSON.stringify({ ...mine, seats: { 0: HOSTILE } }), table)?.seats).toEqual({});
  expect(fitting(JSON.stringify({ ...mine, seats: { 9: "a" } }), table)?.seats).toEqual({});
});
