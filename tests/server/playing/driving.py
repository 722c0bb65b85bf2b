"""Drives players at a table: sitting down, starting, playing on."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rifugio.client import Player, open_table

LOOKS = [
    {"name": "Ann", "animal": "otter", "colour": "red"},
    {"name": "Luca", "animal": "hare", "colour": "blue"},
    {"name": "Jan", "animal": "owl", "colour": "green"},
    {"name": "Greta", "animal": "fox", "colour": "yellow"},
    {"name": "Zoë", "animal": "mole", "colour": "violet"},
]


async def ask(player: Player, command: dict[str, Any], **more: Any) -> dict[str, Any]:  # noqa: ANN401
    """Send a command that must be accepted, and wait until its event is seen."""
    answer = await player.command(command, **more)
    assert answer["answer"] == "accepted", (command, answer)
    await player.until(lambda table: table["seq"] >= answer["seq"])
    return answer


async def started(
    server: str, options: dict[str, Any], bots: Sequence[str] = ()
) -> tuple[str, list[str], str]:
    """Open a table, sit everybody down, and start; return the link, the seats' tokens and the host's."""
    opened = await open_table(server, options)
    link, host = opened["table"], opened["host"]
    people = int(options.get("players", 2)) - len(bots)
    async with Player([server], link, [host]) as player:
        tokens = [
            (await ask(player, {"kind": "sit", "seat": seat, "look": LOOKS[seat]}))["token"]
            for seat in range(people)
        ]
        for number, bot in enumerate(bots):
            await ask(player, {"kind": "put_bot", "seat": people + number, "bot": bot})
        await ask(player, {"kind": "hike", "seat": 0, "days": 0})
        for seat in range(1, people):
            await ask(player, {"kind": "hike", "seat": seat, "days": seat})
        await ask(player, {"kind": "start", "first": "hiked"})
    return link, tokens, host


async def play_on(player: Player, seat: int, random: Random, seconds: float = 120) -> None:
    """Play a seat at random until the game is over."""
    while True:
        table = await player.until(
            lambda table: (
                table["phase"] != "playing" or bool(table["turn"]["seat"] == seat and table["legal"])
            ),
            seconds=seconds,
        )
        if table["phase"] != "playing":
            return
        move = {"kind": "move", "seat": seat, "move": random.choice(table["legal"])}
        answer = await player.command(move, expected_seq=table["seq"])
        seen = answer["seq"] if answer["answer"] == "accepted" else answer["head"]
        await player.until(lambda table, seen=seen: table["seq"] >= seen)  # type: ignore[misc]
