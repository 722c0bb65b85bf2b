"""Tables and moves on servers that tests have started."""

from collections.abc import Callable, Mapping
from typing import Any

from rifugio.client import Player, open_table

Json = dict[str, Any]

ANN = {"name": "Ann", "animal": "otter", "colour": "red"}
LUCA = {"name": "Luca", "animal": "hare", "colour": "blue"}


async def ask(player: Player, command: Mapping[str, Any]) -> Json:
    """Send a command that must be accepted, and wait until its event is seen."""
    answer = await player.command(command)
    assert answer["answer"] == "accepted", answer
    await player.until(lambda table: table["seq"] >= answer["seq"])
    return answer


async def begin(urls: list[str], *bots: str) -> tuple[str, list[str]]:
    """Start a game of Ann, in seat 0, and some bots; return its link and Ann's tokens."""
    opened = await open_table(urls[0], {"players": 1 + len(bots)})
    async with Player(urls, opened["table"], [opened["host"]]) as ann:
        await ask(ann, {"kind": "sit", "seat": 0, "look": ANN})
        for seat, bot in enumerate(bots, start=1):
            await ask(ann, {"kind": "put_bot", "seat": seat, "bot": bot})
        await ask(ann, {"kind": "hike", "seat": 0, "days": 0})
        await ask(ann, {"kind": "start", "first": "hiked"})
        return opened["table"], ann.tokens


async def move(player: Player, seat: int, seconds: float = 30) -> Json:
    """Make the first legal move of a seat, when it is its turn."""
    table = await player.until(my_turn(seat), seconds=seconds)
    assert table["phase"] == "playing"
    return await ask(player, {"kind": "move", "seat": seat, "move": table["legal"][0]})


def my_turn(seat: int) -> Callable[[Json], bool]:
    """Whether it is a seat's turn, or the game is over."""
    return lambda table: table["phase"] != "playing" or table["turn"]["seat"] == seat


async def end_my_turn(player: Player) -> None:
    """Move until it is somebody else's turn."""
    while (await player.until(bool))["turn"]["seat"] == 0:
        move = player.table["legal"][-1]
        answer = await player.command({"kind": "move", "seat": 0, "move": move})
        await player.until(lambda table, seq=answer["seq"]: table["seq"] >= seq)  # type: ignore[misc]
