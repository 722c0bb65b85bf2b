import { expect, test } from "vitest";
import { address, pathIn, placeOf } from "./places";

const LINK = "abcdefghij_klmnopqrs-0";

test("addresses lead to the first page, to tables and to those who watch", () => {
  expect(placeOf("/", "")).toEqual({ name: "home" });
  expect(placeOf("/index.html", "")).toEqual({ name: "home" });
  expect(placeOf(`/t/${LINK}`, "")).toEqual({ name: "table", link: LINK, claim: null });
  expect(placeOf(`/watch/${LINK}/`, "")).toEqual({ name: "watch", link: LINK });
  expect(placeOf("/rules", "#passes-ends")).toEqual({ name: "rules", anchor: "passes-ends" });
  expect(placeOf("/replay", "#abc-_")).toEqual({ name: "replay", link: null, replay: "abc-_" });
  expect(placeOf(`/replay/${LINK}`, "")).toEqual({ name: "replay", link: LINK, replay: "" });
  expect(placeOf("/t/short", "")).toEqual({ name: "nowhere" });
  expect(placeOf("/anything/else", "#claim=1.x")).toEqual({ name: "nowhere" });
});

test("a link that hands a seat on has the seat and its token behind #", () => {
  expect(placeOf(`/t/${LINK}`, "#claim=2.eyJ.abc-_")).toEqual({ name: "table", link: LINK, claim: "2.eyJ.abc-_" });
  expect(placeOf(`/t/${LINK}`, "#claim=nobody")).toEqual({ name: "table", link: LINK, claim: null });
});

test("a copy for hosts of files has its paths behind a question mark, and this one has not", () => {
  expect(address("/rules")).toBe("/rules");
  expect(pathIn({ pathname: "/rules", search: "?/t/x" })).toBe("/rules");
});
