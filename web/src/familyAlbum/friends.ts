/** Friends: those who keep a seat at the same tables are known by their rucksacks, whatever they called themselves there. */
import type { MyTable } from "../table/mine";
import type { Companion } from "../wire/api";

/** What each friend is called: their name now; of two with the same one the second gets a number. */
function namesOf(companions: readonly Companion[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { friend, look } of companions) {
    if (!look?.name || names.has(friend)) continue;
    const same = new Set(names.values());
    let name = look.name;
    for (let number = 2; same.has(name); number += 1) name = `${look.name} ${number}`;
    names.set(friend, name);
  }
  return names;
}

/** The tables with friends as they look now, so that each is one person at all of them. */
export function withFriends(tables: readonly MyTable[], companions: readonly Companion[]): MyTable[] {
  const names = namesOf(companions);
  return tables.map((table) => {
    if (!table.glance) return table;
    const seats = table.glance.seats.map((seat) => {
      const found = companions.find((one) => one.table === table.link && one.seat === seat.seat);
      const name = found && names.get(found.friend);
      return name && seat.kind === "person" ? { ...seat, look: { ...seat.look, name } } : seat;
    });
    return { ...table, glance: { ...table.glance, seats } };
  });
}
