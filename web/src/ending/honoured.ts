/** Which ends were counted before everybody's eyes already: once is solemn, twice is not. */
import { counted, fitting } from "../schemas/kept";

const KEPT = "rifugio.counted";
const MOST = 20;

const kept = (): string[] => fitting(localStorage.getItem(KEPT), counted) ?? [];

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the ceremony is still to come; whoever wants no motion goes without. */
export const isSolemn = (link: string): boolean => !still() && !kept().includes(link);

export function honour(link: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([link, ...kept().filter((one) => one !== link)].slice(0, MOST)));
  } catch {
    // then it is counted again next time
  }
}
