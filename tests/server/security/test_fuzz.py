"""Fuzzing the socket: whatever is sent, the node keeps serving, and reveals nothing about errors."""

import asyncio
import json
from contextlib import suppress
from time import monotonic

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rifugio.server.web.wire import read_frame
from tests.server.nodes import client_of
from tests.server.security.fuzzing import Bystander, Fuzz, percentile
from tests.server.security.people import on_the_line
from tests.server.security.processes import Served, served
from tests.server.security.scenes import Scene, scene

WARMING_UP = 500
MEGABYTE = 2**20


def growth_allowed(frames: int) -> int:
    """Return the memory growth allowed: a megabyte per ten thousand frames, and 8 for caches."""
    return (8 + frames // 10_000) * MEGABYTE


@pytest.mark.parametrize("frames", [1_000, pytest.param(100_000, marks=pytest.mark.slow)])
async def test_bad_frames_harm_nobody(
    database_url: str, frames: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(database_url) as node:
        async with client_of(node.url) as client:
            one = await scene(client, "playing")
            tokens = [one.tokens["seat"], one.tokens["other_seat"]]
            await Fuzz(node.url, one.link, tokens, seed=1).run(WARMING_UP)
            before, began = node.resident_bytes(), monotonic()
            fuzz = Fuzz(node.url, one.link, tokens, seed=2)
            bystander = await fuzz_beside_somebody(node, one, fuzz, frames)
            after = node.resident_bytes()
            answers = await the_game_goes_on(node, one)
        faults = node.faults()
    with capsys.disabled():
        report(fuzz, bystander, answers, monotonic() - began, (before, after))
    assert faults == []
    assert fuzz.closes["none"] < frames / 100, "sockets dropped without a word"
    assert after - before < growth_allowed(frames)
    assert percentile(answers, 0.5) < 100


async def fuzz_beside_somebody(node: Served, one: Scene, fuzz: Fuzz, frames: int) -> Bystander:
    async with on_the_line(node.url, one.link) as line:
        await line.until("presence")
        bystander = Bystander(line)
        staying = asyncio.create_task(bystander.stay())
        await fuzz.run(frames)
        assert not staying.done(), "somebody else was thrown out"
        staying.cancel()
    return bystander


async def the_game_goes_on(node: Served, one: Scene) -> list[float]:
    """Make a move and send some pings; return their latencies."""
    async with client_of(node.url) as client:
        one.client = client
        table = await one.caller("seat").table()
        mover = one.caller("seat" if table["turn"]["seat"] == 0 else "other_seat")
        table = await mover.table()
        move = {"kind": "move", "seat": table["turn"]["seat"], "move": table["legal"][0]}
        assert (await mover.send(move, table["seq"])).status_code == 200
    async with on_the_line(node.url, one.link) as line:
        await line.until("presence")
        return [await Bystander(line).ask() for _ in range(50)]


def report(
    fuzz: Fuzz, bystander: Bystander, answers: list[float], seconds: float, resident: tuple[int, int]
) -> None:
    before, after = (f"{size / MEGABYTE:.1f} MB" for size in resident)
    lines = [
        f"\n{sum(fuzz.sent.values())} bad frames in {seconds:.0f} s: {dict(fuzz.sent)}",
        f"closed by code: {dict(sorted(fuzz.closes.items()))}",
        f"to an answer or a closing: {times(fuzz.seconds)}",
        f"somebody else at the table meanwhile: {times(bystander.seconds)}, afterwards {times(answers)}",
        f"resident before {before}, after {after}",
    ]
    print("\n".join(lines))  # noqa: T201


def times(seconds: list[float]) -> str:
    middle, late = percentile(seconds, 0.5), percentile(seconds, 0.99)
    return f"{middle:.1f} ms in the middle, {late:.1f} ms for 99 of 100"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
keys = st.sampled_from(
    ["hello", "command", "why_not", "ways", "worth", "hint", "phrase", "ping_tile", "chat", "ping", ""]
)


@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.one_of(json_values, st.dictionaries(keys, json_values, max_size=2), st.binary(), st.text()))
def test_whatever_is_read_is_a_frame_or_a_value_error(value: object) -> None:
    """Reading raises no other exception, so the only result is a close code."""
    data = value if isinstance(value, bytes | str) else json.dumps(value)
    if isinstance(data, str):
        data = data.encode(errors="surrogatepass")
    with suppress(ValueError):
        read_frame(data)
