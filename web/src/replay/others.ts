/**
 * An effect of a third-party extension in a replay: `*cairns.PiledUp|seat=0|cell=1,0|+0:cairns-cairn@1,0`, with its
 * fields, which its messages may use, and the marks added to the map (`+`) or removed (`-`).
 */
import type { Cell } from "../board/geometry";
import type { Effect, TableChange } from "../wire/stream";

const CELL = /^(-?\d{1,3}),(-?\d{1,3})$/;
const PUT = /^\+(\d):([a-z][a-z0-9_-]{0,59})@(.+)$/;

type Fact = string | number | boolean | Cell;

function cell(text: string): Cell | null {
  const [, q, r] = CELL.exec(text) ?? [];
  return q === undefined ? null : [Number(q), Number(r)];
}

function fact(text: string): Fact {
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  if (text === "True" || text === "False") return text === "True";
  return cell(text) ?? text;
}

function change(text: string): TableChange {
  const [, player, what, where] = PUT.exec(text) ?? [];
  const on = cell(where ?? text.slice(1));
  if (!on || (text.startsWith("+") && !what)) throw new Error("not a replay");
  return what ? { change: "MarkPut", player: Number(player), what, cell: on } : { change: "MarkTaken", cell: on };
}

export function othersEffect(text: string): Effect {
  const [code = "", ...parts] = text.slice(1).split("|");
  const [extension, name = ""] = code.split(".");
  const facts = parts.filter((one) => !/^[+-]/.test(one)).map((one) => one.split("=") as [string, string]);
  return {
    code,
    facts: Object.fromEntries(facts.map(([field, datum = ""]) => [field, fact(datum)])),
    word_key: `${extension}-effect-${name.replaceAll(/(?<!^)(?=[A-Z])/g, "-").toLowerCase()}`,
    sentence: "",
    changes: parts.filter((one) => /^[+-]/.test(one)).map(change),
  } as Effect;
}
