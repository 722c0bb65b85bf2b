"""Uploaded records: valid ones are accepted, and nothing else does harm."""

import json
from contextlib import suppress
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from httpx2 import AsyncClient

from rifugio.answering.records import read_uploaded
from rifugio.answering.replays import replay_of_record
from rifugio.box import load_box
from rifugio.engine.text.records import read_record
from rifugio.replay import unfolded
from rifugio.table.record import record_of
from tests.server.security.scenes import scene
from tests.table.projection.stories import played


async def test_the_record_of_a_game_can_be_uploaded_again(client: AsyncClient) -> None:
    one = await scene(client, "over")
    record = (await one.caller("seat").get("/record")).text
    answer = await client.post("/api/records", json={"text": record})
    assert answer.status_code == 200
    read = answer.json()
    result = (await one.caller("seat").get("/result")).json()
    assert (read["over"], read["verdict"], read["ranks"]) == (True, "Genuine", result["ranks"])
    assert "".join(" ".join(turn["moves"]) for turn in read["turns"]).count("end") == len(read["turns"])


@cache
def true_record() -> str:
    return record_of(played(("helicopter", "rafts")).table)


def changed(text: str, chance: Random) -> str:
    """Return a record with something cut out, doubled, moved or made up."""
    lines = text.splitlines()
    at, to = chance.randrange(len(lines)), chance.randrange(len(lines))
    words = lines[at].split(" ")
    words[chance.randrange(len(words))] = chance.choice(
        [
            "end",
            "reveal=G",
            "open0@1,0",
            "open9@99999999999,0",
            "",
            "\x00",
            "\ud800",
            "9" * 5000,
            "(",
            "=",
            "é",
        ]
    )
    match chance.randrange(5):
        case 0:
            lines[at] = " ".join(words)
        case 1:
            del lines[at]
        case 2:
            lines[at], lines[to] = lines[to], lines[at]
        case 3:
            lines[at] = lines[at] * 3
        case _:
            lines = lines[:at]
    return "\n".join(lines)


HOSTILE = '<img src=x onerror="alert(1)">'
HEADERS = {
    "Date": HOSTILE,
    "Players": json.dumps([[HOSTILE, "marmot"], {"a": 1}, HOSTILE * 9]),
    "Words": json.dumps([HOSTILE * 9, [], 1e99]),
    "Commitment": f"rifugio-sealed-bag-1:{HOSTILE}",
    "Secret": HOSTILE,
}


@pytest.mark.parametrize("header", HEADERS)
def test_headers_that_make_no_sense_do_not_reach_the_replay(header: str) -> None:
    record = read_record(true_record(), load_box)
    replay = unfolded(replay_of_record(replace(record, headers={**record.headers, header: HEADERS[header]})))
    about = json.loads(replay.partition("\n")[0])
    assert all(len(name) <= 20 for name, *_ in about["actors"])
    assert "<" not in json.dumps({**about, "actors": [rest for _, *rest in about["actors"]]})


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_uploaded_is_a_record_or_none(seed: int) -> None:
    chance = Random(seed)
    for _ in range(60):
        text = true_record()
        for _ in range(chance.choice([1, 1, 2, 5])):
            text = changed(text, chance) or "x"
        with suppress(ValueError):  # either is an answer
            read_uploaded(text)
