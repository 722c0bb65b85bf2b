/** Remembers which games' ceremonies were shown already: each is shown once. */
import { counted, fitting } from "../schemas/kept";

const KEPT = "rifugio.counted";
const MOST = 20;

const kept = (): string[] => fitting(localStorage.getItem(KEPT), counted) ?? [];

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether to show the ceremony; not with reduced motion. */
export const isSolemn = (link: string): boolean => !still() && !kept().includes(link);

/** Whether no other game has come to its end on this device. */
export const isFirst = (link: string): boolean => kept().every((one) => one === link);

export function honour(link: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([link, ...kept().filter((one) => one !== link)].slice(0, MOST)));
  } catch {
    // storage failed: the ceremony is shown again next time
  }
}
