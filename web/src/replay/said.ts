/** What a frame is told as, in the reader's language; nobody in it is “you”. */
import { botName } from "../avatars/names";
import type { Scene } from "../words/facts";
import { effectSentence } from "../words/sentences";
import { say, speaker } from "../words/speaker.svelte";
import type { Replay, Frame } from "./replay";
import type { Actor } from "./script";

/** Whoever has no name, or none any more, is called after the animal. */
export const nameOfActor = ({ look, bot }: Actor): string =>
  look.name || (bot ? botName(bot) : speaker.catalogue.say("animal", { animal: look.animal }));

export const sceneOfReplay = (replay: Replay, game: Frame["game"]): Scene => ({
  words: speaker.catalogue,
  reader: null,
  names: replay.actors.map(nameOfActor),
  land: game,
  exact: false,
});

const SILENT = new Set(["TurnBegan"]);

export function linesOf(replay: Replay, frame: Frame): string[] {
  if (frame.seat === null) return [say("event-started", { player: replay.actors.map(nameOfActor)[0] ?? "" })];
  const scene = sceneOfReplay(replay, frame.game);
  const told = frame.effects.filter(({ code }) => !SILENT.has(code)).map((effect) => effectSentence(effect, scene));
  return told.filter(Boolean); // nothing is said where an extension's words are not to be had
}
