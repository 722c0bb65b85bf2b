"""Seats during a game: timeouts, coming back, handing over, rematch."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from rifugio.answering.thoughts import Question, Thought
from rifugio.client import HttpError, Player, request
from tests.server.nodes import RunningNode
from tests.server.playing.driving import LOOKS, ask, play_on, started


async def test_a_bot_plays_on_for_whoever_runs_out_of_time_until_they_are_back(node: RunningNode) -> None:
    clock = {"kind": "live", "seconds": 5}
    link, tokens, _ = await started(node.url, {"players": 2, "clock": clock}, ["squirrel"])
    async with Player([node.url], link, tokens) as ann:
        assert ann.table["turn"]["seat"] == 0
        assert ann.table["turn"]["deadline"] is not None
        table = await ann.until(lambda table: table["seats"][0]["away"], seconds=15)
        assert table["seats"][0]["bot"] is not None
        await ann.until(lambda table: table["turn"]["seat"] == 1 or table["seq"] > 20, seconds=15)
        await ask_until_accepted(ann, {"kind": "back", "seat": 0})
        table = await ann.until(lambda table: not table["seats"][0]["away"])
        table = await ann.until(lambda table: table["turn"]["seat"] == 0 and bool(table["legal"]), seconds=15)
        await ask(ann, {"kind": "move", "seat": 0, "move": table["legal"][0]}, expected_seq=table["seq"])


async def ask_until_accepted(player: Player, command: dict[str, object]) -> None:
    """Retry after each event that came in between."""
    for _ in range(50):
        answer = await player.command(command)
        if answer["answer"] == "accepted":
            return
        assert answer["code"] == "stale"
        await player.until(lambda table, head=answer["head"]: table["seq"] >= head)  # type: ignore[misc]
    raise AssertionError("always somebody in between")


async def test_the_dinner_button_stops_the_clock_and_starts_it_again(node: RunningNode) -> None:
    clock = {"kind": "live", "seconds": 60}
    link, tokens, _ = await started(node.url, {"players": 2, "clock": clock}, ["marmot"])
    async with Player([node.url], link, tokens) as ann:
        await ask(ann, {"kind": "clock", "clock": {"kind": "none", "seconds": 0}})
        assert ann.table["turn"]["deadline"] is None
        await ask(ann, {"kind": "clock", "clock": clock})
        assert ann.table["turn"]["deadline"] is not None


async def test_a_seat_is_handed_on_by_a_link_and_the_old_token_is_dead(node: RunningNode) -> None:
    link, (old,), _ = await started(node.url, {"players": 2}, ["marmot"])
    async with Player([node.url], link, [old]) as ann, Player([node.url], link) as eva:
        offer = await ask(ann, {"kind": "hand_on", "seat": 0})
        await eva.until(lambda table: table["seq"] >= offer["seq"])
        async with Player([node.url], link, [offer["token"]]) as other_device:
            claimed = await ask(
                other_device, {"kind": "claim", "seat": 0, "look": {**LOOKS[0], "name": "Eva"}}
            )
            assert other_device.table["seats"][0]["mine"]
            await ann.until(lambda table: table["seq"] >= claimed["seq"])
            assert not ann.table["seats"][0]["mine"]
            move = {"kind": "move", "seat": 0, "move": "draw"}
            assert (await ann.command(move))["code"] == "not_yours"
            mine = await request(node.url, "/api/mine", {"tokens": [old, claimed["token"]]})
            assert [one["good"] for one in mine] == [False, True]


async def test_a_rematch_keeps_the_people_and_their_seats(node: RunningNode) -> None:
    link, tokens, host = await started(node.url, {"players": 2}, ["marmot"])
    async with Player([node.url], link, [*tokens, host]) as ann:
        await play_on(ann, 0, Random(3))
        answer = await ask(ann, {"kind": "rematch"})
        again = await ann.command({"kind": "rematch"}, expected_seq=ann.seq)
        assert again["table"] == answer["table"] != link
    async with Player([node.url], answer["table"], answer["tokens"]) as ann:
        assert [seat["kind"] for seat in ann.table["seats"]] == ["person", "bot"]
        assert ann.table["seats"][0]["mine"]
        await ask(ann, {"kind": "start", "first": "draw"})
        assert ann.table["phase"] == "playing"


async def test_undo_goes_back_to_what_was_revealed_and_no_further(node: RunningNode) -> None:
    link, tokens, _ = await started(node.url, {"players": 2}, ["marmot"])
    async with Player([node.url], link, tokens) as ann:
        assert (await ann.command({"kind": "undo", "seat": 0}))["code"] == "nothing_to_undo"
        while ann.table["game"]["steps"]["connect"]:
            await ask(ann, {"kind": "move", "seat": 0, "move": ann.table["legal"][0]})
        walks = [move for move in ann.table["legal"] if move.startswith("walk")]
        if not walks:
            return  # there is nothing to walk to with these tiles; the table's own tests cover the rest
        before = ann.table["game"]
        await ask(ann, {"kind": "move", "seat": 0, "move": walks[0]})
        await ask(ann, {"kind": "undo", "seat": 0})
        assert ann.table["game"] == before


async def test_pollers_get_the_same_with_tags(node: RunningNode) -> None:
    link, tokens, _ = await started(node.url, {"players": 2}, ["marmot"])
    async with Player([node.url], link, tokens) as ann:
        polled = await request(node.url, f"/api/tables/{link}", tokens=tokens)
        assert polled == ann.table
        events = await request(node.url, f"/api/tables/{link}/events?after=2", tokens=tokens)
        assert [event["seq"] for event in events] == list(range(3, ann.seq + 1))
        why = await request(node.url, f"/api/tables/{link}/why-not", {"move": "walk>9,9"}, tokens=tokens)
        assert why["code"] == "ConnectFirst"
        with pytest.raises(HttpError, match="409"):
            await request(node.url, f"/api/tables/{link}/result")


async def test_a_cell_where_nothing_can_be_done_is_asked_about_by_its_place(node: RunningNode) -> None:
    link, tokens, _ = await started(node.url, {"players": 2}, ["marmot"])
    heard: list[dict[str, Any]] = []
    asked: list[dict[str, Any]] = [{"cell": [9, 9]}, {"move": "walk>9,9"}, {}]
    async with Player([node.url], link, tokens, heard.append) as ann:
        for about in asked:
            await ann.send({"why_not": {"id": str(uuid4()), **about}})
        async with asyncio.timeout(10):
            while len(answers := [frame["why_not"] for frame in heard if "why_not" in frame]) < len(asked):
                await asyncio.sleep(0.02)
    assert [answer["reason"]["code"] for answer in answers] == ["ConnectFirst", "ConnectFirst", "NotAMove"]


async def test_what_was_missed_comes_as_the_stream_would_have_sent_it(node: RunningNode) -> None:
    """An earlier moment is the table as its reader saw it then: their own pile, and no other."""
    link, tokens, _ = await started(node.url, {"players": 2}, ["marmot"])
    async with Player([node.url], link, tokens) as ann:
        seen = [ann.table]
        for _ in range(3):
            await ask(ann, {"kind": "move", "seat": 0, "move": ann.table["legal"][0]})
            seen.append(ann.table)
            if ann.table["turn"]["seat"] != 0:
                break
        path = f"/api/tables/{link}/moments?after={seen[0]['seq']}"
        moments = await request(node.url, path, tokens=tokens)
        assert [one["table"] for one in moments[: len(seen) - 1]] == seen[1:]
        assert [one["event"]["seq"] for one in moments] == [one["table"]["seq"] for one in moments]
        for one in await request(node.url, path):
            assert [player["pile"] for player in one["table"]["game"]["players"]] == [None, None]
            assert one["table"]["legal"] is None


async def test_a_bot_plays_on_when_somebody_comes_between_its_thought_and_its_move(node: RunningNode) -> None:
    clock = {"kind": "live", "seconds": 60}
    link, tokens, _ = await started(node.url, {"players": 2, "clock": clock}, ["ibex"])
    bots = node.bots
    think = bots.ask
    disturbed: list[Sequence[Thought]] = []
    async with Player([node.url], link, tokens) as ann:

        async def think_and_be_disturbed(question: Question) -> Sequence[Thought]:
            thoughts = await think(question)
            if len(thoughts) > 1 and not disturbed:
                disturbed.append(thoughts)
                await ask(ann, {"kind": "clock", "clock": {"kind": "none", "seconds": 0}})
            return thoughts

        bots.ask = think_and_be_disturbed  # type: ignore[method-assign]
        while not (disturbed and ann.table["turn"]["seat"] == 0):
            table = await ann.until(lambda table: table["turn"]["seat"] == 0 and bool(table["legal"]))
            await ask(ann, {"kind": "move", "seat": 0, "move": table["legal"][-1]}, expected_seq=table["seq"])
            await ann.until(lambda table: table["turn"]["seat"] == 0, seconds=10)
