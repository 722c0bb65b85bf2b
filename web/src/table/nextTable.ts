/** The next of my tables at which it is my turn. */
import * as api from "./api";
import { arranged, portions, type MyTable } from "./mine";
import { keptTables, tokensOf } from "./tokens";

/** The most urgent one besides this one; null if there is none, or nobody answers. Finished games are not asked about. */
export async function nextTable(besides: string): Promise<MyTable | null> {
  const others = keptTables().filter(({ link, kept }) => link !== besides && !kept.over);
  try {
    const found = await Promise.all(portions(others.map(({ link }) => tokensOf(link))).map((some) => api.mine(some)));
    return arranged(others, found.flat()).find(({ state }) => state === "turn") ?? null;
  } catch {
    return null;
  }
}
