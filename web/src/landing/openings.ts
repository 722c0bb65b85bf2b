/** Opens a table from the start page: sets it up and, if nobody has to be waited for, starts the game. */
import type { Look, Options } from "../wire/stream";
import { COLOURS } from "../board/art/symbols";
import { myLook, remember } from "../table/me";
import * as api from "../table/api";
import type { Command } from "../table/pending";
import { keepHost, keepSeat, tokensOf } from "../table/tokens";

/** A new table that nobody else knows yet, so each command finds it as the last one left it. */
async function opened(options: Options, commands: readonly Command[]): Promise<string> {
  const first = commands.map((command, number) => api.toSend(number + 1, command));
  const { table, host, watch, answers } = await api.openTable(options, first);
  keepHost(table, host, watch);
  for (const [number, sent] of first.entries()) {
    const given = answers[number];
    const answer = given && given.answer !== "unknown" ? given : await api.send(table, tokensOf(table), sent);
    if (answer.answer === "refused") throw new api.Failure(409);
    if (sent.command.kind === "sit" && answer.token) keepSeat(table, sent.command.seat, answer.token);
  }
  return table;
}

const sit = (seat: number, look: Look): Command => ({ kind: "sit", seat, look });

/** You and two bots, at once. */
export function playNow(): Promise<string> {
  const look = myLook([
    { animal: "squirrel", colour: "red" },
    { animal: "ibex", colour: "red" },
  ]);
  return opened({ players: 3 }, [
    sit(0, look),
    { kind: "put_bot", seat: 1, bot: "squirrel" },
    { kind: "put_bot", seat: 2, bot: "ibex" },
    { kind: "start", first: "draw" },
  ]);
}

/** A room with you in it. */
export function withFriends(): Promise<string> {
  const look = myLook();
  remember(look);
  return opened({ players: 3 }, [sit(0, look)]);
}

/** Everybody round this screen; without starting it is a room where more can be chosen. */
export function onThisDevice(people: readonly Pick<Look, "name" | "animal">[], start: boolean): Promise<string> {
  const seats = people.map((one, seat) => sit(seat, { ...one, colour: COLOURS[seat] ?? "red" }));
  return opened({ players: people.length }, start ? [...seats, { kind: "start", first: "draw" }] : seats);
}
