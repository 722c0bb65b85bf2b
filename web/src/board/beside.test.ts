import { expect, test } from "vitest";
import { beside, CORNER } from "./beside";

const map = { width: 390, height: 520 };
const card = { width: 260, height: 52 };

test("a card lies below its cell, or above where there is no room below", () => {
  expect(beside({ x: 200, y: 100, reach: 40 }, card, map, 0, false)).toEqual({ x: 70, y: 148 });
  expect(beside({ x: 200, y: 470, reach: 40 }, card, map, 0, false).y).toBeLessThan(430);
  expect(beside({ x: 200, y: 300, reach: 40 }, card, map, 0, true).y).toBeLessThan(260);
});

test("no card lies under the buttons of the map", () => {
  for (let x = 0; x <= map.width; x += 10)
    for (let y = 0; y <= map.height; y += 10) {
      const at = beside({ x, y, reach: 40 }, card, map, 60, false);
      const across = at.x + card.width > map.width - CORNER.width;
      const down = at.y + card.height > map.height - CORNER.height;
      expect(across && down, `a cell at ${x}, ${y}`).toBe(false);
    }
});
