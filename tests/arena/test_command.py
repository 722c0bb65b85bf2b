"""`rifugio arena` end to end; in its own process where that can matter."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import here, rifugio, run
from tests.clock import still_before

NUMBER = (int, float)
SHARE = {"decided": int, "wins": int, "win_share": NUMBER, "interval": [NUMBER, NUMBER]}
SCORE = {
    "bot": str,
    "games": int,
    "shared": int,
    **SHARE,
    "fair_share": NUMBER,
    "relative_to_fair": NUMBER,
    "relative_interval": [NUMBER, NUMBER],
}
TIMES = {"turns": int, "mean": NUMBER, "p99": NUMBER, "max": NUMBER}
THINKING = {**TIMES, "late": int, "late_by_processor_time": int}
POINTS = {"places": NUMBER, "sets": NUMBER, "hut": NUMBER, "bears": NUMBER, "total": NUMBER}
BOT = {
    **SCORE,
    "points": POINTS,
    "rating": {"mu": NUMBER, "sigma": NUMBER},
    "thinking": THINKING,
    "offences": int,
}
SCHEMA = {
    "setup": str,
    "players": int,
    "extensions": [],
    "seed": int,
    "budget": {"seconds": type(None), "tries": int},
    "games": int,
    "games_planned": int,
    "stopped": bool,
    "bags": int,
    "decided": int,
    "shared": int,
    "seconds": NUMBER,
    "games_per_second": NUMBER,
    "bots": [BOT, BOT],
    "tables": [{"table": [str, str], "scores": [SCORE, SCORE]}],
    "seats": [{"seat": int, **SHARE}] * 2,
    "offences": [],
}
"""The expected structure of the JSON output for two bots in two seats."""


def conforms(found: object, schema: Any) -> bool:  # noqa: ANN401 - a schema is a type, or a dict or list of them
    if isinstance(schema, dict):
        return (
            isinstance(found, dict)
            and found.keys() == schema.keys()
            and all(conforms(found[key], schema[key]) for key in schema)
        )
    if isinstance(schema, list):
        return (
            isinstance(found, list)
            and len(found) == len(schema)
            and all(conforms(one, part) for one, part in zip(found, schema, strict=True))
        )
    return isinstance(found, schema)


def arena(*arguments: str) -> dict[str, Any]:
    done = rifugio("arena", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    bots = [{key: value for key, value in bot.items() if key != "thinking"} for bot in found["bots"]]
    return {**found, "bots": bots, "seconds": 0, "games_per_second": 0}


PLAIN = ("marmot", "squirrel", "--games", "6", "--tries", "2", "--seed", "5")


def test_json_has_its_shape_and_is_the_same_for_any_number_of_processes() -> None:
    done = here("arena", *PLAIN, "--jobs", "1", "--json")
    one, two = json.loads(done.stdout), arena(*PLAIN, "--jobs", "2")
    assert conforms(one, SCHEMA)
    assert without_times(one) == without_times(two)
    assert (one["games"], one["games_planned"], one["bags"], one["stopped"]) == (6, 6, 3, False)
    assert [bot["bot"] for bot in one["bots"]] == ["marmot", "squirrel"]
    assert one["bots"][0]["wins"] + one["bots"][1]["wins"] == one["decided"] == 6 - one["shared"]
    assert all(bot["thinking"]["turns"] == 90 for bot in one["bots"])


def test_tables_and_chart(tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    done = here(
        "arena", "marmot", "squirrel", "--players", "3", "--games", "2", "--with", "rafts", "--tries", "1",
        "--jobs", "1", "--plot", str(chart),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "6 games of 3 players with rafts, tries: 1" in done.stdout
    assert "with 3 equal seats, each wins 33%, and a bot with 2 of them 67%" in done.stdout
    for words in ("squirrel × 2", "rating (openskill)", "waterfall", "0, begins", "longest"):
        assert words in done.stdout
    assert chart.stat().st_size > 10_000
    assert done.stderr == ""


def test_an_offence_is_an_error() -> None:
    done = here("arena", "tests.arena.doubles:Cheat", "marmot", "--games", "2", "--jobs", "1", "--tries", "1")
    assert done.returncode == 1
    assert "Offence by tests.arena.doubles:Cheat in seat" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("yeti", "marmot"), "there is no bot 'yeti'"),
        (("fox", "fox", "--players", "3"), "name a bot once"),
        (("fox", "eagle", "--with", "skis"), "unknown extension: skis"),
        (("fox", "eagle", "--seconds", "1", "--tries", "3"), "not both"),
        (("fox", "eagle", "--plot", "chart.gif"), ".svg or .png"),
        (("fox", "eagle", "--plot", "nowhere/chart.png"), "there is no folder"),
        ((), "Missing argument"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], words: str) -> None:
    done = here("arena", *arguments)
    assert done.returncode == 2
    assert words in " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("package", "arguments", "extra"),
    [
        ("openskill", (), "arena"),
        ("matplotlib", ("--plot", "chart.png"), "arena"),
        ("ray", ("--ray",), "ray"),
    ],
)
def test_without_the_extra_it_says_how_to_get_it(
    package: str, arguments: tuple[str, ...], extra: str
) -> None:
    hidden = f"import sys; sys.modules[{package!r}] = None"
    call = ["rifugio", "arena", "marmot", "squirrel", "--games", "2", *arguments]
    done = run("-c", f"{hidden}; sys.argv = {call}\nfrom rifugio.cli import main\nmain()")
    assert done.returncode == 1
    assert f"pip install 'rifugio[{extra}]'" in done.stderr


ENOUGH = 200
"""Moves after which a process has certainly finished a game: a bot makes a few dozen in one."""

AS_IN_A_TERMINAL = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from rifugio.cli import main; main()"
)
"""Shells make background commands ignore SIGINT, and the tests may be one; this restores the handler."""


@pytest.mark.skipif(os.name != "posix", reason="there is no Ctrl-C to send")
@pytest.mark.parametrize("jobs", [1, 2])
def test_stopping_prints_what_has_been_played(jobs: int, tmp_path: Path) -> None:
    options = ["--games", "100000", "--tries", "1", "--jobs", str(jobs), "--json"]
    process = subprocess.Popen(
        [sys.executable, "-c", AS_IN_A_TERMINAL, "arena", "tests.arena.doubles:Counted", "marmot", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "COUNTED": str(tmp_path)},
        start_new_session=True,
    )
    try:
        _wait_for_moves(tmp_path, jobs, process)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # whatever went wrong, nothing keeps running
    assert (process.returncode, err) == (130, "")
    found = json.loads(out)
    assert found["stopped"]
    assert 0 < found["games"] < found["games_planned"] == 100_000


def _wait_for_moves(folder: Path, processes: int, process: subprocess.Popen[str]) -> None:
    until = time.monotonic() + 120
    while sum(file.stat().st_size > ENOUGH for file in folder.iterdir()) < processes:
        assert process.poll() is None, process.communicate()
        still_before(until, "nobody plays")
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'rifugio[ray]'")
def test_ray_plays_the_same_games() -> None:
    assert without_times(arena(*PLAIN, "--ray", "--jobs", "2")) == without_times(arena(*PLAIN, "--jobs", "1"))


def test_help() -> None:
    done = here("arena", "--help")
    assert done.returncode == 0
    options = (
        "--games",
        "--players",
        "--with",
        "--seconds",
        "--tries",
        "--seed",
        "--jobs",
        "--ray",
        "--plot",
    )
    assert all(option in done.stdout for option in options)
