/** From a tap on the first page to a table: opened, set up and, where nobody has to be waited for, started. */
import type { Look, Options } from "../wire/stream";
import { COLOURS } from "../board/art/symbols";
import { freshLook, myLook, remember } from "../people/me";
import * as api from "../table/api";
import type { Command } from "../table/pending";
import { keepHost, keepSeat, tokensOf } from "../table/tokens";

/** A table that nobody else knows of yet: each command finds it as the one before left it. */
async function opened(options: Options, commands: readonly Command[]): Promise<string> {
  const { table, host, watch } = await api.openTable(options);
  keepHost(table, host, watch);
  for (const [number, command] of commands.entries()) {
    const answer = await api.command(table, tokensOf(table), number + 1, command);
    if (answer.answer === "refused") throw new api.Failure(409);
    if (command.kind === "sit" && answer.token) keepSeat(table, command.seat, answer.token);
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

/** Everybody round this screen. */
export function onThisDevice(names: readonly string[]): Promise<string> {
  const looks: Look[] = [];
  for (const [number, name] of names.entries()) {
    const { animal } = freshLook(looks);
    looks.push({ name, animal, colour: COLOURS[number] ?? "red" });
  }
  const seats = looks.map((look, seat) => sit(seat, look));
  return opened({ players: names.length }, [...seats, { kind: "start", first: "draw" }]);
}
