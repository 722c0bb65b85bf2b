/** What goes along to every device, as this one has it: each under the name that the rucksack has for it. */
import { KEPT as SETTINGS, settings } from "../settings/settings.svelte";
import { settings as settingsSchema, USUAL } from "../schemas/settings";
import { stamps } from "../schemas/alone";
import { fitting, look } from "../schemas/kept";
import { KEPT as STAMPS, stamp } from "../table/climb";
import { KEPT as LOOK, remember } from "../table/me";
import type { ShownRucksack, Things } from "../wire/api";
import { isLanguage } from "../words/languages";
import { KEPT as LANGUAGE, speaker } from "../words/speaker.svelte";

/** The things of this device; those that nobody has chosen yet are missing. */
export function thingsHere(): Things {
  const mine = fitting(localStorage.getItem(LOOK), look);
  const language = localStorage.getItem(LANGUAGE) ?? "";
  const chosen = localStorage.getItem(SETTINGS);
  return {
    ...(mine && { look: mine }),
    ...(isLanguage(language) && { language }),
    ...(chosen && { settings: fitting(chosen, settingsSchema(USUAL)) ?? {} }),
    stamps: fitting(localStorage.getItem(STAMPS), stamps) ?? [],
  };
}

/** Takes things from a rucksack; `names` says which. */
export async function takeOver(found: ShownRucksack, names: readonly string[]): Promise<void> {
  if (found.look && names.includes("look")) remember(found.look);
  if (found.settings && names.includes("settings")) {
    settings.change(fitting(JSON.stringify(found.settings), settingsSchema(USUAL)) ?? {});
  }
  stamp(fitting(JSON.stringify(found.stamps), stamps) ?? []);
  if (found.language && names.includes("language")) await speaker.choose(found.language);
}

/** Empties this device of what belongs to a person; games that only this device has stay. */
export function layDown(): void {
  for (const name of [LOOK, LANGUAGE, SETTINGS, STAMPS]) localStorage.removeItem(name);
}
