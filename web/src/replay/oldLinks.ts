/** The links in tests/old_records, opened as the page opens them; only for tests. */
import { readFileSync } from "node:fs";
import { placeOf } from "../ui/places";
import { replayOf, type Replay } from "./replay";

export async function oldReplay(name: string): Promise<Replay> {
  const file = new URL(`../../../tests/old_records/${name}.link`, import.meta.url);
  const [path = "", fragment] = readFileSync(file, "utf8").trim().split("#");
  const place = placeOf(path, `#${fragment}`);
  if (place.name !== "replay") throw new Error("not the address of a replay");
  return replayOf(place.replay);
}
