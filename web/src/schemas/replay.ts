/** The schema of a replay's first line (docs/notation.md, Replays). */
import * as v from "valibot";
import * as lists from "./lists";

/** Limits above the points of any game and the tiles of any box. */
const [MOST, MOST_TILES] = [999, 300];
const number = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const text = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const perPlayer = <T extends v.GenericSchema>(one: T) => v.pipe(v.array(one), v.maxLength(lists.MOST_PLAYERS));

const extension = "[a-z][a-z0-9_]{0,39}";
const SETUP = new RegExp(
  String.raw`^rifugio rules=\d{1,4} box=[a-z-]{1,40} players=[2-5] with=(?:-|${extension}(?:\+${extension})*) scores=(?:open|covered)$`,
);

const actor = v.strictTuple([lists.name, lists.animal, lists.colour, v.union([v.literal(""), lists.bot])]);

/** How many of each; all of them together lie on one table. */
const counts = <T extends string>(what: v.GenericSchema<string, T>) =>
  v.pipe(
    v.record(what, number(0, MOST_TILES)),
    v.check((found) => Object.values<number>(found).reduce((sum, one) => sum + one, 0) <= MOST_TILES),
  );

const start = v.strictTuple([
  number(0, MOST),
  number(0, MOST),
  number(0, MOST),
  counts(lists.object),
  counts(lists.tile),
  v.pipe(v.array(lists.tile), v.maxLength(MOST_TILES)),
]);

const [digest, digestOrNone] = [text(/^[0-9a-f]{64}$/), text(/^(?:[0-9a-f]{64})?$/)];
const salted = v.strictObject({
  digests: perPlayer(digestOrNone),
  salts: perPlayer(digestOrNone),
  salt_digests: v.pipe(v.array(digest), v.length(lists.MOST_PLAYERS)),
  seats: perPlayer(number(0, lists.MOST_PLAYERS - 1)),
});

const seal = v.strictObject({
  commitment: v.nullish(text(/^[\w-]{1,40}:[0-9a-f]{64}$/)),
  words: v.optional(perPlayer(v.pipe(v.string(), v.maxLength(200)))),
  secret: v.nullish(text(/^[0-9a-f]{64}$/)),
  salted: v.optional(salted),
});

const about = {
  /** The version of the text, under the name that it has in the first links that were sent. */
  film: v.literal(1),
  setup: text(SETUP),
  date: text(/^(?:\d{4}-\d\d-\d\d)?$/),
  actors: perPlayer(actor),
  start,
  seal,
};

const ending = {
  ranks: perPlayer(number(1, lists.MOST_PLAYERS)),
  points: v.pipe(
    v.record(lists.source, perPlayer(number(-MOST, MOST))),
    v.check((found) => Object.keys(found).length <= lists.MOST_SOURCES),
  ),
  /** Missing in older replays. */
  decided_by: v.optional(v.pipe(v.array(lists.source), v.maxLength(lists.MOST_SOURCES))),
  awards: perPlayer(v.strictTuple([lists.award, number(0, MOST)])),
  origins: perPlayer(v.array(v.pipe(v.array(number(0, MOST_TILES)), v.maxLength(MOST_TILES)))),
};

const unfinished = v.strictObject(about);
const finished = v.strictObject({ ...about, ...ending });

/** Whether every per-player list has one entry for each player. */
function agrees(head: v.InferOutput<typeof finished> | v.InferOutput<typeof unfinished>): boolean {
  const count = Number(/players=(\d)/.exec(head.setup)?.[1]);
  if (head.actors.length !== count || (head.seal.words?.length || count) !== count) return false;
  const { digests, salts, seats } = head.seal.salted ?? {};
  if ([digests, salts, seats].some((list) => list && list.length !== count)) return false;
  if (!("ranks" in head)) return true;
  const points = Object.values(head.points);
  return (
    [head.ranks, head.awards, head.origins, ...points].every((list) => list.length === count) &&
    head.origins.every((origins) => origins.length === points.length)
  );
}

export const head = v.pipe(v.union([finished, unfinished]), v.check(agrees));
export type Head = v.InferOutput<typeof head>;
