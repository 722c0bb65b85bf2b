/** Where something can be done, with words that are made only when somebody wants to hear them. */
import { key, type Cell, type Target, type TargetKind } from "../../board";
import { say } from "../../words/speaker.svelte";

export const target = (cell: Cell, kind: TargetKind, label: () => string, cost?: number): Target => ({
  cell,
  kind,
  cost,
  get label() {
    return label();
  },
});

/** Each place has its number, by which it can be chosen; what else can be done there has none of its own. */
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
    );
  });
}
