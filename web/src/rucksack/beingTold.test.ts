/** A server that answers each question at its own pace. */
import { expect, test, vi } from "vitest";
import type { ShownNotices } from "../wire/api";
import { Told } from "./beingTold.svelte";

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const { server } = vi.hoisted(() => ({ server: { ways: [] as unknown[], slow: 30, quick: 1 } }));
const after = <T>(ms: number, answer: T): Promise<T> => new Promise((then) => setTimeout(() => then(answer), ms));
const shown = (): ShownNotices => ({ ways: [...server.ways], wishes: { zone } }) as unknown as ShownNotices;

vi.mock("../offline/subscribing", () => ({ noPush: () => null }));
vi.mock("../carrying/shelf", () => ({ opened: () => ({ session: "s" }) }));
vi.mock("../carrying/api", () => ({
  notices: () => after(server.slow, shown()),
  addWay: (_: string, way: unknown) => {
    server.ways.push(way);
    return after(server.quick, shown());
  },
}));

test("a way that was just added stays, though a look from before it is answered after it", async () => {
  const told = new Told();
  const looked = told.look();
  await told.add({ kind: "mail" });
  await looked;
  expect(told.shown?.ways).toEqual([{ kind: "mail" }]);
});
