/** The sentences of a frame in the reader's language; nobody in them is “you”. */
import { botName } from "../avatars/names";
import type { Scene } from "../words/facts";
import { effectSentence } from "../words/sentences";
import { say, speaker } from "../words/speaker.svelte";
import type { Replay, Frame } from "./replay";
import type { Actor } from "./script";

/** An actor's display name; without a name, or if it was erased, the animal's. */
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
  return told.filter(Boolean); // empty where an extension's messages are not available
}
