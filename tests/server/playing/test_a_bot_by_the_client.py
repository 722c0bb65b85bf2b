"""A bot written against `choose` sits at a server's table by the client, and sees what it would see here."""

import asyncio
from collections.abc import Sequence

import pytest

import rifugio
from rifugio.bots import Bot, Budget, Remark, make_bot
from rifugio.client import Player, play_seat
from rifugio.engine.base.information import View
from rifugio.engine.moves import Move
from tests.server.nodes import RunningNode
from tests.server.playing.driving import ask, started


class Watched:
    """A bot, with what it was shown at the beginning of its turns."""

    name, level = "watched", 1

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.remark: Remark | None = None
        self.shown: list[View] = []

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        self.shown.append(view)
        return self._bot.choose(view, legal, budget)


@pytest.mark.parametrize("extensions", [[], ["helicopter", "rafts"]])
async def test_a_whole_game(node: RunningNode, extensions: list[str]) -> None:
    link, tokens, _ = await started(node.url, {"players": 3, "extensions": extensions}, ["marmot", "marmot"])
    bot = Watched(make_bot("squirrel"))
    async with Player([node.url], link, tokens) as player:
        end = await play_seat(player, bot, Budget(0.2))
        record = rifugio.read_record(await player.request("/record"))
    assert end["phase"] == "over"
    moves = record.moves
    assert len(bot.shown) > 50
    for shown in bot.shown[::7]:
        state, history = rifugio.replayed(record.setup, moves[: len(shown.history)])
        assert shown == rifugio.view(state, shown.seat, history)


async def test_a_connection_lost_and_a_move_taken_back_meanwhile(node: RunningNode) -> None:
    link, tokens, _ = await started(node.url, {"players": 2})
    bot = Watched(make_bot("squirrel"))
    async with Player([node.url], link, tokens[:1]) as ann, Player([node.url], link, tokens[1:]) as luca:
        playing = asyncio.create_task(play_seat(luca, bot, Budget(0.2)))
        for _ in range(2):
            table = await ann.until(lambda table: table["turn"]["seat"] == 0 and bool(table["legal"]))
            while table["turn"]["seat"] == 0:
                walk = [move for move in table["legal"] if move.startswith("walk")]
                await ask(ann, {"kind": "move", "seat": 0, "move": (walk or table["legal"])[-1]})
                if walk:
                    await ask(ann, {"kind": "undo", "seat": 0})
                    assert luca._socket is not None
                    await luca._socket.close()
                    await ask(ann, {"kind": "move", "seat": 0, "move": "end"})
                table = await ann.until(lambda table: table["turn"]["seat"] == 1 or bool(table["legal"]))
        await ann.until(lambda table: table["turn"]["seat"] == 0 and bool(table["legal"]))
        record = rifugio.read_record(await ann.request("/record"))
        playing.cancel()
    assert len({len(shown.history) for shown in bot.shown}) > 4
    for shown in bot.shown:
        state, history = rifugio.replayed(record.setup, record.moves[: len(shown.history)])
        assert shown == rifugio.view(state, shown.seat, history)
