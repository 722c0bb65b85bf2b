import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { addressOf, CHAPTERS } from "./chapters";
import type { Effect } from "../wire/stream";
import { LANGUAGES } from "../words/languages";
import { CARDS, choose, matters, placeOf, type Card, type Moment } from "./cards";
import { Lessons, type Memory } from "./lessons";

const ALL = CARDS.map(({ key }) => key);
const but = (...keys: string[]) => ALL.filter((key) => !keys.includes(key));

function moment(changes: Partial<Moment> = {}, game: Partial<Moment["game"]> = {}): Moment {
  const steps = { free: 2, connect: 1 };
  const table = { open: ["G", "F", "R"], blind: { G: 3 }, steps, players: [{ cards: 3 }, { cards: 3 }], ...game };
  return { turn: "1", player: 0, legal: ["open0@1,0", "draw"], effects: [], game: table, ...changes };
}
const walking = (legal: string[], effects: Effect[] = [], free = 2): Moment =>
  moment({ legal: [...legal, "end"], effects }, { steps: { free, connect: 0 } });

class Drawer implements Memory {
  kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
}

describe("the list", () => {
  test("keys are unique, what comes before exists, every rule is a paragraph", () => {
    expect(new Set(ALL).size).toBe(ALL.length);
    const paragraphs = CHAPTERS.flatMap((chapter) => chapter.paragraphs.map(({ key }) => key));
    for (const card of CARDS) {
      if (card.after) expect(ALL).toContain(card.after);
      expect(paragraphs).toContain(card.rule);
      expect(placeOf(card)).toBe(addressOf(card.rule));
    }
  });

  test.each(LANGUAGES)("each has its one sentence in %s, and no sentence is left over", (language) => {
    const url = new URL(`../../../src/rifugio/locales/${language}/cards.ftl`, import.meta.url);
    const said = new Map(
      readFileSync(url, "utf8")
        .split("\n")
        .filter((line) => line.startsWith("card-"))
        .map((line) => line.split(" = ") as [string, string]),
    );
    expect([...said.keys()].sort()).toEqual([...ALL].sort());
    for (const sentence of said.values()) {
      expect(sentence.split(" ").length, sentence).toBeLessThanOrEqual(20);
      expect(sentence).toMatch(/[.!]$/);
      expect(sentence.replace(/^[^.?]*\? /, "")).not.toMatch(/[.?!] /);
    }
  });
});

describe("when a card matters", () => {
  const card = (when: Card["when"]): Card => ({ key: "some", when, rule: "" });
  const told = (code: string, more: object): Effect => ({ code, ...more }) as Effect;

  test("the step of the turn and what may be done in it", () => {
    expect(matters(card({ step: "lay" }), moment())).toBe(true);
    expect(matters(card({ step: "lay" }), walking(["walk>1,0"]))).toBe(false);
    expect(matters(card({ legal: "fly>" }), walking(["walk>1,0", "fly>3,2"]))).toBe(true);
    expect(matters(card({ legal: "fly>" }), walking(["walk>1,0"]))).toBe(false);
  });

  test("what has happened, and to whom", () => {
    const visit = told("Visited", { seat: 1, owner: 0 });
    const seen = walking([], [visit]);
    expect(matters(card({ effect: "Visited", owner: "me" }), seen)).toBe(true);
    expect(matters(card({ effect: "Visited", by: "me" }), seen)).toBe(false);
    expect(
      matters(card({ effect: "PlaceTaken", first: true }), walking([], [told("PlaceTaken", { first: false })])),
    ).toBe(false);
  });

  test("what lies there and what one has", () => {
    expect(matters(card({ open: "pass" }), moment({}, { open: ["G", "P2"] }))).toBe(true);
    expect(matters(card({ open: "pass" }), moment())).toBe(false);
    expect(matters(card({ cards: 5 }), moment({}, { players: [{ cards: 5 }] }))).toBe(true);
    expect(matters(card({ pile: 0 }), moment({}, { blind: {} }))).toBe(true);
    expect(matters(card({ laying: 2 }), moment({}, { steps: { free: 2, connect: 2 } }))).toBe(true);
    expect(matters(card({ free: 0 }), walking([], [], 0))).toBe(true);
  });

  test("tables that make no sense are no trouble: cards go by what is shown, not by what could be", () => {
    expect(choose(moment({ legal: [], player: 7 }, { open: [], blind: {}, players: [] }), ALL)).toBeNull();
    expect(choose(walking(["swim>9,9"]), but("card-swim"))?.key).toBe("card-swim");
  });
});

describe("lessons", () => {
  test("laying and walking are taught in the first turn, then huts; one in a turn", () => {
    const lessons = new Lessons(new Drawer());
    const turn = (number: number): (string | undefined)[] => [
      lessons.next({ ...moment(), turn: `${number}` })?.key,
      lessons.next({ ...walking(["walk>1,0", "hut+0,0"]), turn: `${number}` })?.key,
    ];
    expect(turn(1)).toEqual(["card-lay", "card-walk"]);
    expect(turn(2)).toEqual([undefined, "card-hut"]);
    expect(turn(3)).toEqual(["card-pile", undefined]);
    expect(turn(4)).toEqual([undefined, undefined]);
  });

  test("a reload neither shows a card again nor another one in the same turn", () => {
    const drawer = new Drawer();
    expect(new Lessons(drawer).next(moment())?.key).toBe("card-lay");
    expect(new Lessons(drawer).next(moment({ legal: ["swap0@1,0"] }))).toBeNull();
    expect(new Lessons(drawer).next(moment({ turn: "2", legal: ["swap0@1,0"] }))?.key).toBe("card-swap");
  });

  test("whoever has enough gets none, until they want them again or somebody else begins", () => {
    const drawer = new Drawer();
    new Lessons(drawer).stop();
    const later = new Lessons(drawer);
    expect(later.enough).toBe(true);
    expect(later.next(moment())).toBeNull();
    later.stop(false);
    expect(later.next(moment())?.key).toBe("card-lay");
    later.forget();
    expect(later.next(moment())?.key).toBe("card-lay");
  });

  test.each(["", "7", "null", '{"shown":3}', "{"])("a memory that holds %j is an empty one", (junk) => {
    const drawer = new Drawer();
    drawer.setItem("rifugio.cards", junk);
    expect(new Lessons(drawer).next(moment())?.key).toBe("card-lay");
  });

  test("a memory that is forbidden does no harm", () => {
    const never = () => {
      throw new Error("no");
    };
    const lessons = new Lessons({ getItem: never, setItem: never });
    expect(lessons.next(moment())?.key).toBe("card-lay");
    expect(lessons.next(moment())).toBeNull();
  });
});
