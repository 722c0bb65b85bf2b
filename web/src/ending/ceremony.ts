/** The ceremony step by step: which source is counted when, and how long the bars are. */
import type { Ending } from "../replay/script";
import type { ShownResult } from "../wire/stream";
import { signed } from "../words/sentences";

/** The points of one source, and everybody's running sum. */
export interface Stage {
  readonly source: string;
  readonly points: readonly number[];
  readonly sums: readonly number[];
}

export const TOTAL = "total";
/** Long enough to read, short enough for the longest list of sources. */
export const STAGE_MS = 1_050;
export const FIRST_MS = 1_300;

/** One stage for each source, and the total, which adds nothing. */
export function stagesOf({ sources, points }: Ending): Stage[] {
  let sums = points.map(() => 0);
  const stages = sources.map((source, number) => {
    const now = points.map((lines) => lines[number] ?? 0);
    sums = sums.map((sum, player) => sum + (now[player] ?? 0));
    return { source, points: now, sums };
  });
  return [...stages, { source: TOTAL, points: sums, sums }];
}

/** The longest any bar gets, so that all of them fit at every stage. */
export const longest = (stages: readonly Stage[]): number =>
  Math.max(1, ...stages.flatMap(({ sums }) => sums.map((sum) => Math.max(0, sum))));

/** Players by rank; ties in the order of play. */
export const byRank = (ranks: readonly number[]): number[] =>
  ranks.map((_, player) => player).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other);

/** The ending from the table alone, without awards and origins. */
export function plainEnding({ ranks, points, decided_by: decidedBy }: ShownResult): Ending {
  const sources = [...new Set(points.flatMap((lines) => lines.map(({ source }) => source)))];
  return {
    ranks,
    sources,
    points: points.map((lines) => sources.map((source) => lines.find((line) => line.source === source)?.points ?? 0)),
    decidedBy,
    awards: [],
    origins: [],
  };
}

export const gained = (number: number): string => (number > 0 ? `+${number}` : signed(number));
