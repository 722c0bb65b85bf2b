/** What a frame is told as, in the reader's language; nobody in it is “you”. */
import { botName } from "../people/names";
import type { Scene } from "../words/facts";
import { effectSentence } from "../words/sentences";
import { say, speaker } from "../words/speaker.svelte";
import type { Film, Frame } from "./film";
import type { Actor } from "./script";

export const nameOfActor = ({ look, bot }: Actor, seat: number): string =>
  look.name || (bot ? botName(bot) : speaker.catalogue.say("seat-animal", { seat }));

export const sceneOfFilm = (film: Film, game: Frame["game"]): Scene => ({
  words: speaker.catalogue,
  reader: null,
  names: film.actors.map(nameOfActor),
  land: game,
  exact: false,
});

const SILENT = new Set(["TurnBegan"]);

export function linesOf(film: Film, frame: Frame): string[] {
  if (frame.seat === null) return [say("event-started", { player: film.actors.map(nameOfActor)[0] ?? "" })];
  const scene = sceneOfFilm(film, frame.game);
  return frame.effects.filter(({ code }) => !SILENT.has(code)).map((effect) => effectSentence(effect, scene));
}
