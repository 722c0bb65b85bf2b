/** Forged links: everything in them is refused, or is no more than a name. */
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { readReplay, replayOf, type Replay } from "./replay";
import { unfolded } from "./fragments";
import samples from "./samples.json";

const packed = (text: string): string => deflateRawSync(text).toString("base64url");

test("what is no replay is refused", async () => {
  await expect(unfolded("no replay <at all>")).rejects.toThrow();
  await expect(unfolded("A".repeat(200))).rejects.toThrow();
  await expect(replayOf("AAAAAAAAAAAAAAAAAAAAAAAA")).rejects.toThrow();
  await expect(replayOf(packed(JSON.stringify({ film: 1, hostile: "x".repeat(50) })))).rejects.toThrow();
});

test("a replay that would unpack to more than memory holds is given up early", async () => {
  await expect(unfolded(packed(" ".repeat(10_000_000)))).rejects.toThrow("too long");
});

const HOSTILE = '"><img src=x onerror=alert(1)>';
const BAD: readonly unknown[] = [
  HOSTILE,
  "",
  "x".repeat(5000),
  null,
  1e99,
  -1,
  0.5,
  [],
  [[[]]],
  {},
  { constructor: HOSTILE },
  true,
];

type Path = readonly (string | number)[];

/** Where something can be put in place of what is there. */
const paths = (value: unknown, at: Path = []): Path[] =>
  value === null || typeof value !== "object"
    ? [at]
    : [at, ...Object.entries(value).flatMap(([name, one]) => paths(one, [...at, name]))];

function put(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<string, unknown>;
  copy[name] = put(copy[name], rest, value);
  return copy;
}

test.each(["journey", "salted"])("whatever is put into the first line of %s, it is refused or a name", async (game) => {
  const replay = samples.find(({ name }) => name === game)?.replay ?? "";
  const [first = "", ...turns] = (await unfolded(replay)).split("\n");
  const head: unknown = JSON.parse(first);
  for (const path of paths(head)) {
    for (const bad of BAD) {
      let replay: Replay;
      try {
        replay = readReplay([JSON.stringify(put(head, path, bad)), ...turns].join("\n"));
      } catch {
        continue;
      }
      const { actors, seal, ...others } = replay;
      const nameless = actors.map(({ look, bot }) => [look.animal, look.colour, bot]);
      expect(JSON.stringify([nameless, seal.commitment, seal.secret, seal.salted, others]), path.join()).not.toContain(
        "onerror",
      );
      expect(JSON.stringify(actors).length, path.join()).toBeLessThan(1000);
    }
  }
});

const WORDS = [
  "open9@5,5",
  "drawn@9,9",
  "swap0@9,9",
  "walk>9,9",
  "hut+9,9",
  "walk>0,0;v2",
  "end;c7",
  "end;k9",
  "=X9",
  "?AN1",
];

test.each([...WORDS, ...["fly>1e9,0", "hop>0,0", "remove", "remove99", "<b>", "end;<b>", "walk>0,0;$x", "open0@0,0"]])(
  "a replay in which somebody does %s is none",
  async (word) => {
    const [first = "", second = ""] = (await unfolded(samples.at(-1)?.replay ?? "")).split("\n");
    const beginning = second.split(" ").filter((one) => one.startsWith("="));
    const unfinished = first.replace(/"ranks".*(?="seal")/, "");
    expect(readReplay([unfinished, ...beginning].join("\n")).frames.length).toBe(1);
    expect(() => readReplay([unfinished, ...beginning, word].join("\n"))).toThrow();
  },
);
