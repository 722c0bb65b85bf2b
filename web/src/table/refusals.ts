/** The sentence for a refused command. */
import { reasonSentence } from "../words/sentences";
import { speaker } from "../words/speaker.svelte";
import { sceneOf } from "../avatars/names";
import type { TableStore } from "./tableStore.svelte";

export function refusalSentence(store: TableStore): string {
  const { refusal, table } = store;
  if (!refusal) return "";
  if (refusal.reason && table) return reasonSentence(refusal.reason, sceneOf(table, store.me));
  return speaker.catalogue.say(`refused-${refusal.code.replaceAll("_", "-")}`);
}
