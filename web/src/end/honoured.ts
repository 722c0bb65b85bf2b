/** Which ends were counted before everybody's eyes already: once is solemn, twice is not. */
const KEPT = "rifugio.counted";
const MOST = 20;

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

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
