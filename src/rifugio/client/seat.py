"""A bot in a seat at a server's table: the same `choose(view, legal, budget)` as everywhere else."""

import asyncio
from math import inf
from typing import Final

import rifugio
from rifugio.bots import Bot, Budget
from rifugio.box import load_box
from rifugio.client.http import HttpError
from rifugio.client.player import Json, Player
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import read_setup

TOO_MANY: Final = 429
PAUSE: Final = 2.0
"""Seconds to wait before asking again, if the server wants fewer requests."""


class Game:
    """A game as far as its events are known: the set-up, and the moves that count."""

    def __init__(self) -> None:
        self._setup = ""
        self._moves: list[rifugio.Move] = []
        self._moves_at: dict[int, int] = {}
        self.last: tuple[int, str] = (0, "")
        """Number and time of the last event: with another time it is an event of a log that was lost."""

    def take_in(self, change: Json) -> None:
        """Follow an event, which has to be the next."""
        event = change["event"]
        if event["kind"] == "started":
            self._setup = event["setup"]
        elif event["kind"] == "moved":
            self._moves.append(read_move(event["move"]))
        elif event["kind"] == "undone":
            del self._moves[self._moves_at[event["to"]] :]
        self._moves += map(read_move, event.get("reveals", ()))
        self._moves_at[change["seq"]] = len(self._moves)
        self.last = change["seq"], change["at"]

    def now(self) -> tuple[rifugio.State, rifugio.History]:
        """Return the position, and what everybody has seen happen."""
        return rifugio.replayed(read_setup(self._setup, load_box), self._moves)


async def play_seat(player: Player, bot: Bot, budget: Budget | None = None) -> Json:
    """Let a bot play the player's seat until the game is over; return the table then.

    The bot thinks in a thread of its own, so that the connection is kept.
    """
    game = Game()
    while True:
        table = await player.until(lambda table: _over(table) or bool(table["legal"]), inf)
        if _over(table):
            return table
        game = await _caught_up(game, player, table)
        state, history = game.now()
        seen, legal = rifugio.view(state, state.turn.seat, history), tuple(rifugio.legal_moves(state))
        move = await asyncio.to_thread(bot.choose, seen, legal, budget or Budget())
        seat = table["game"]["order"][state.turn.seat]
        command = {"kind": "move", "seat": seat, "move": write_move(move)}
        answer = await player.command(command, expected_seq=table["seq"])
        await _seen(player, answer["seq"] if answer["answer"] == "accepted" else answer["head"])


async def _seen(player: Player, seq: int) -> None:
    await player.until(lambda table: bool(table["seq"] >= seq))


def _over(table: Json) -> bool:
    return table["phase"] in {"over", "aborted"}


async def _caught_up(game: Game, player: Player, table: Json) -> Game:
    """Follow what has come in since; if something was missed, begin anew with all events."""
    for change in player.take_changes():
        if change["seq"] == game.last[0] + 1 <= table["seq"]:
            game.take_in(change)
    if game.last == (table["seq"], table["at"]):
        return game
    game = Game()
    for change in await _all_events(player):
        if change["seq"] <= table["seq"]:
            game.take_in(change)
    return game


async def _all_events(player: Player) -> list[Json]:
    while True:
        try:
            events: list[Json] = await player.request("/events")
        except HttpError as error:
            if error.status != TOO_MANY:
                raise
            await asyncio.sleep(PAUSE)
        else:
            return events
