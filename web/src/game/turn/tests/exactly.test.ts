/**
 * No rule of the game is in the browser: whatever list of legal moves the server sends, sensible or not, exactly that
 * list can be played by hand, with tiles, taps and buttons, and nothing else.
 */
import { beforeAll, expect, test, vi } from "vitest";
import { key } from "../../../board/geometry";
import type { ShownTable } from "../../../wire/stream";
import { buildings, removals } from "../chips";
import type { TurnStore } from "../offer.svelte";
import type { Turn } from "../turn.svelte";

let Hand: typeof Turn;
beforeAll(async () => {
  // the reader's language listens to other tabs, and there are none here
  vi.stubGlobal("addEventListener", () => undefined);
  ({ Turn: Hand } = await import("../turn.svelte"));
});

/** A table that has nothing to do with the rules, and notes what is sent to it. */
function tableWith(legal: readonly string[]): { store: TurnStore; sent: string[] } {
  const sent: string[] = [];
  const game = {
    order: [0],
    tiles: [["START", 0, 0, 0]],
    open: ["G", "P1", "T1"],
    hand: "P3",
    players: [{ at: [0, 0], cards: 0 }],
    objects: [],
    swimmers: [],
    steps: { free: 0, connect: 0 },
  };
  const seat = { seat: 0, look: null, bot: null, mine: true };
  const table = {
    seq: 1,
    legal,
    game,
    seats: [seat],
    turn: { seat: 0, can_undo: false, idle: false },
  } as unknown as ShownTable;
  const move = (_: number, text: string) => Promise.resolve(void sent.push(text) as never);
  const nothing = () => Promise.resolve(null);
  const store = { table, me: seat, myTurn: true, chapters: [], state: "on", move, ask: nothing };
  const until = () => new Promise<void>(() => undefined); // this table never changes
  return { store: { ...store, until, questions: { whyNot: nothing, ways: nothing } } as unknown as TurnStore, sent };
}

/** All moves that hands can bring about, each found by really doing it. */
async function byHand(legal: readonly string[]): Promise<string[]> {
  const { store, sent } = tableWith(legal);
  const turn = new Hand(store);
  for (const source of [...turn.offer.sources]) await layAll(turn, source);
  await doAll(turn);
  for (const one of removals(turn.offer.choices.others)) await turn.play(one.text);
  for (const kind of ["draw-blind", "end"]) {
    const button = turn.offer.choices.others.find(({ move }) => move.kind === kind);
    if (button) await turn.play(button.text);
  }
  return sent;
}

async function layAll(turn: Turn, source: string): Promise<void> {
  turn.hold(source);
  for (const { cell } of [...turn.preview.targets]) {
    const seen = new Set<number>();
    for (;;) {
      turn.hold(source);
      turn.tap(cell, "touch");
      for (let times = seen.size; times; times -= 1) turn.rotate(1);
      if (!turn.preview.ghost || seen.has(turn.preview.ghost.rotation)) break;
      seen.add(turn.preview.ghost.rotation);
      await turn.confirm();
    }
  }
}

async function doAll(turn: Turn): Promise<void> {
  turn.forget();
  const cells = new Map(turn.preview.targets.map(({ cell }) => [key(cell), cell]));
  for (const cell of cells.values()) {
    turn.point(cell);
    for (const deed of [...turn.preview.here]) await turn.perform(deed);
  }
  expect(buildings(turn.offer.deeds).flatMap(({ deeds }) => deeds)).toHaveLength(
    turn.offer.deeds.filter(({ last }) => last.kind === "build").length,
  );
}

const LISTS: Readonly<Record<string, readonly string[]>> = {
  "a usual beginning": ["open0@1,0", "open0@0,1", "open1@1,0^2", "open1@1,0^5", "open2@-1,0", "draw"],
  "tiles on tiles and far away": ["open0@0,0", "open2@40,-40", "drawn@0,0^3", "swap1@7,7^1", "swap1@7,7^4"],
  "a walk through the air": ["walk>9,9", "fly>0,0", "sail>1,0", "swim>1,0", "end"],
  "tiles and steps at once": ["open0@1,0", "open1@1,0^2", "walk>1,0", "walk>2,0", "hut+0,0", "drawn@2,0", "end"],
  "one tile and one step": ["drawn@1,0", "walk>1,0"],
  "huts in the sea": ["hut+5,5", "hut+6,5", "raft+5,5/2", "helicopter+5,5/7", "walk>5,5"],
  "only taking out": ["remove0", "remove2"],
  "only the pile": ["draw"],
  "only the end": ["end"],
  nothing: [],
};

test.each(Object.entries(LISTS))("%s: exactly that list can be played", async (_, legal) => {
  expect((await byHand(legal)).sort()).toEqual([...legal].sort());
});

test("lists by chance can be played exactly", async () => {
  let seed = 7;
  const below = (most: number): number => (seed = (seed * 48271) % 2147483647) % most;
  const cell = (): string => `${below(5) - 2},${below(5) - 2}`;
  const turned = (): string => ["", "", "^1", "^2", "^3", "^4", "^5"][below(7)] ?? "";
  const lays = [
    () => `open${below(3)}@${cell()}${turned()}`,
    () => `swap${below(3)}@${cell()}${turned()}`,
    () => `drawn@${cell()}`,
  ];
  const does = [
    () => `walk>${cell()}`,
    () => `fly>${cell()}`,
    () => `sail>${cell()}`,
    () => `hut+${cell()}`,
    () => `raft+${cell()}/2`,
  ];
  for (let round = 0; round < 30; round += 1) {
    const kinds = [lays, does, [...lays, ...does]][round % 3]!;
    const legal = new Set(Array.from({ length: below(20) }, () => kinds[below(kinds.length)]!()));
    if (below(2)) legal.add("end");
    if (below(2)) legal.add("draw");
    if (below(4) === 0) legal.add(`remove${below(3)}`);
    expect((await byHand([...legal])).sort()).toEqual([...legal].sort());
  }
}, 60_000);

test("what is not on the list is not done, however it is touched", async () => {
  const { store, sent } = tableWith(["open0@1,0"]);
  const turn = new Hand(store);
  for (const how of ["touch", "mouse", "key"] as const) turn.tap([0, 1], how);
  turn.rotate(1);
  await Promise.resolve();
  expect(sent).toEqual([]);
});
