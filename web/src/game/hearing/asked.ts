/** Texts that keys read out: the last turn, the scores, and the surroundings. */
import type { Cell } from "../../board";
import { nameIn, playerOfSeat, sceneOf } from "../../avatars/names";
import type { TableStore } from "../../table/tableStore.svelte";
import { total } from "../../words/sentences";
import { say } from "../../words/speaker.svelte";
import { told } from "../telling";
import type { Read } from "../turn/keys";
import { around } from "./describing";
import { lastTurn } from "./news";

function lastTurnTold({ chapters, table, mine }: TableStore): string {
  const lines = table ? lastTurn(chapters).flatMap((one) => told(one, table, mine, true).lines) : [];
  return lines.join(" ") || say("heard-nothing");
}

/** Everybody's visible points; of several players at one screen, only those of the one to move. */
function scoresTold({ table, me, mine }: TableStore, passing: boolean): string {
  const game = table?.game;
  if (!table || !game) return "";
  const open = table.options.open_scores || table.phase !== "playing";
  return game.order
    .flatMap((number) => table.seats[number] ?? [])
    .map((seat) => {
      const player = game.players[playerOfSeat(table, seat.seat)];
      const own = seat.seat === me?.seat && !(passing && mine.length > 1);
      const points =
        player?.score && (open || own) ? say("player-points", { points: total(player.score) }) : say("player-hidden");
      const left = Object.entries(player?.left ?? {}).map(([object, count]) => say("object.number", { object, count }));
      return `${nameIn(seat)}: ${[points, say("cards", { cards: player?.cards ?? 0 }), ...left].join(", ")}.`;
    })
    .join(" ");
}

/** Around the cursor if there is one, else around the player's walker. */
function aroundTold({ table, me }: TableStore, cursor: Cell | null): string {
  if (!table?.game) return "";
  const at = me ? table.game.players[playerOfSeat(table, me.seat)]?.at : undefined;
  return around(cursor ?? at ?? [0, 0], table.game, sceneOf(table, me));
}

/** What a key reads out; `passing` says whether the screen has to be passed to somebody else first. */
export function readOut(what: Read, store: TableStore, passing: boolean, cursor: Cell | null): string {
  if (what === "last") return lastTurnTold(store);
  return what === "scores" ? scoresTold(store, passing) : aroundTold(store, cursor);
}
