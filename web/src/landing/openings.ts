/** Opens a table from the start page: sets it up and, if nobody has to be waited for, starts the game. */
import type { Look, Options } from "../wire/stream";
import { COLOURS } from "../board/art/symbols";
import { isPrepared } from "../local/preparing";
import { myLook, remember } from "../table/me";
import * as api from "../table/api";
import { extensions } from "../table/extensions.svelte";
import type { Command } from "../table/pending";
import { keepHost, keepSeat, tokensOf } from "../table/tokens";
import type { Opponents } from "../schemas/alone";
import { EXTENSIONS } from "../schemas/lists";
import { choose, isNew } from "./alone";

/** A new table that nobody else knows yet, so each command finds it as the last one left it. */
async function opened(options: Options, commands: readonly Command[], alone: boolean): Promise<string> {
  const first = commands.map((command, number) => api.toSend(number + 1, command));
  const { table, host, watch, answers } = await openTable(options, first, alone);
  keepHost(table, host, watch);
  for (const [number, sent] of first.entries()) {
    const given = answers[number];
    const answer = given && given.answer !== "unknown" ? given : await api.send(table, tokensOf(table), sent);
    if (answer.answer === "refused") throw new api.Failure(409);
    if (sent.command.kind === "sit" && answer.token) keepSeat(table, sent.command.seat, answer.token);
  }
  return table;
}

/**
 * What needs nobody else is played on this device if it is prepared, where there is no server, and where the server does
 * not answer. Extensions that are not in the box are known to the server alone.
 */
async function openTable(
  options: Options,
  first: readonly api.Sent[],
  alone: boolean,
): ReturnType<typeof api.openTable> {
  const inBox = options.extensions?.every((name) => EXTENSIONS.includes(name)) ?? true;
  if (alone && inBox && (!api.HAS_SERVER || (await isPrepared()))) return api.openTable(options, first, true);
  try {
    return await api.openTable(options, first, false);
  } catch (error) {
    const away = error instanceof api.Failure && (error.status === 0 || error.status >= 500);
    if (!alone || !inBox || !away) throw error;
    return api.openTable(options, first, true);
  }
}

const sit = (seat: number, look: Look): Command => ({ kind: "sit", seat, look });

/** You and some bots, at once. Whoever is new here begins, and so waits for nobody. */
export async function alone(against: Opponents): Promise<string> {
  const look = myLook(against.bots.map((animal) => ({ animal, colour: "red" })));
  const newcomer = isNew();
  choose(against);
  await extensions.meet(against.extensions);
  const installed = against.extensions.filter((name) => extensions.names.includes(name));
  return opened(
    { players: 1 + against.bots.length, extensions: installed },
    [
      sit(0, look),
      ...against.bots.map((bot, number): Command => ({ kind: "put_bot", seat: number + 1, bot })),
      ...(newcomer ? [{ kind: "hike", seat: 0, days: 0 } as const] : []),
      { kind: "start", first: newcomer ? "hiked" : "draw" },
    ],
    true,
  );
}

/** A room with you in it. */
export function withFriends(): Promise<string> {
  const look = myLook();
  remember(look);
  return opened({ players: 3 }, [sit(0, look)], false);
}

/** Everybody round this screen; without starting it is a room where more can be chosen. */
export function onThisDevice(people: readonly Pick<Look, "name" | "animal">[], start: boolean): Promise<string> {
  const seats = people.map((one, seat) => sit(seat, { ...one, colour: COLOURS[seat] ?? "red" }));
  return opened({ players: people.length }, start ? [...seats, { kind: "start", first: "draw" }] : seats, true);
}
