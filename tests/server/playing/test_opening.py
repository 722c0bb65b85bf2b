"""A table is opened and its game begun in one request."""

from typing import Any
from uuid import uuid4

import pytest

from rifugio.client import HttpError, Player, request
from tests.server.nodes import RunningNode
from tests.server.playing.driving import LOOKS

SIT = {"kind": "sit", "seat": 0, "look": LOOKS[0]}
BOT = {"kind": "put_bot", "seat": 1, "bot": "squirrel"}
START = {"kind": "start", "first": "draw"}


async def opening(node: RunningNode, *commands: dict[str, Any]) -> dict[str, Any]:
    """Open a table for two with these first commands."""
    sent = [
        {"id": str(uuid4()), "expected_seq": number, "command": command}
        for number, command in enumerate(commands, 1)
    ]
    found: dict[str, Any] = await request(
        node.url, "/api/tables", {"options": {"players": 2}, "commands": sent}
    )
    return found


async def test_a_game_begins_with_the_request_that_opens_its_table(node: RunningNode) -> None:
    opened = await opening(node, SIT, BOT, START)
    assert [answer["answer"] for answer in opened["answers"]] == ["accepted"] * 3
    token = opened["answers"][0]["token"]
    async with Player([node.url], opened["table"], [opened["host"], token]) as ann:
        await ann.until(lambda table: table["phase"] == "playing")
    mine = await request(node.url, "/api/mine", {"tokens": [token]})
    assert [(one["seat"], one["good"]) for one in mine] == [(0, True)]


async def test_after_a_refused_command_none_is_tried(node: RunningNode) -> None:
    opened = await opening(node, SIT, START, BOT)
    assert [answer["answer"] for answer in opened["answers"]] == ["accepted", "refused"]
    async with Player([node.url], opened["table"], [opened["host"]]) as ann:
        assert ann.table["phase"] == "waiting"


async def test_without_commands_there_are_no_answers(node: RunningNode) -> None:
    assert (await opening(node))["answers"] == []


async def test_there_may_not_be_more_commands_than_a_table_needs(node: RunningNode) -> None:
    with pytest.raises(HttpError):
        await opening(node, *[SIT] * 9)
