/** The targets on the map, with lazily made labels. */
import { key, type Cell, type Target, type TargetKind } from "../../board";
import { say } from "../../words/speaker.svelte";

export const target = (cell: Cell, kind: TargetKind, label: () => string, cost?: number, gain?: string): Target => ({
  cell,
  kind,
  cost,
  gain,
  get label() {
    return label();
  },
});

/** Numbers the places for selection by key; several actions at one place share its number. */
export function numbered(targets: readonly Target[]): Target[] {
  const places = [...new Set(targets.map(({ cell }) => key(cell)))];
  const first = new Set<string>();
  return targets.map((one) => {
    const place = key(one.cell);
    if (first.has(place)) return one;
    first.add(place);
    const number = places.indexOf(place) + 1;
    return target(
      one.cell,
      one.kind,
      () => say("heard-target", { number, count: places.length, what: one.label }),
      one.cost,
      one.gain,
    );
  });
}
