/** The words on a poster, in the reader's language. */
import type { Replay } from "../replay/replay";
import { nameOfActor } from "../replay/said";
import { say, speaker } from "../words/speaker.svelte";
import type { PosterWords } from "./poster";

function dateOf({ date }: Replay): string {
  const day = new Date(`${date}T12:00`);
  if (Number.isNaN(day.getTime())) return "";
  return say("poster-date", { date: day.toLocaleDateString(speaker.language, { dateStyle: "long" }) });
}

export function posterWords(replay: Replay): PosterWords {
  const { ranks, points } = replay.ending ?? {};
  const note = (player: number): string => {
    if (!ranks || !points) return "";
    const sum = (points[player] ?? []).reduce((all, one) => all + one, 0);
    return `${say("score-rank", { rank: ranks[player] ?? 0 })} · ${say("with-points", { points: sum })}`;
  };
  const names = replay.actors.map(nameOfActor);
  return { date: dateOf(replay), scan: say("poster-scan"), names, notes: names.map((_, player) => note(player)) };
}
