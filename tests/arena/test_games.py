"""One game: dealt from its bag, timed, and lost by a bot that breaks the rules."""

import json
import multiprocessing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rifugio
from rifugio.arena import Contest, Fixture, Played, Report, Tally, as_json, bot_named, fixtures, play_game
from rifugio.arena.running import play_here, play_in_processes
from rifugio.arena.strangers import Question, answer
from rifugio.bots import Budget
from rifugio.box import load_box
from rifugio.engine.text.positions import read_position, write_setup
from rifugio.server.host.processes import is_alive
from tests.arena import doubles

HERE = "tests.arena.doubles"
PLAIN = Contest(("marmot", "squirrel"), rifugio.setup(2), games=6, seconds=None, tries=3)


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file in which a double in another process writes what it knows."""
    monkeypatch.setenv("BOOK", str(tmp_path / "book"))
    return tmp_path / "book"


def first(contest: Contest) -> Fixture:
    return next(fixtures(contest))


def report(contest: Contest) -> Report:
    tally = Tally(contest)
    for played in play_here(fixtures(contest)):
        tally.add(played)
    return tally.report(1.0)


def without_times(played: Played) -> Played:
    return played._replace(turns=())


def test_the_same_fixture_is_the_same_game() -> None:
    game = first(PLAIN)
    assert without_times(play_game(game)) == without_times(play_game(game))
    other = first(replace(PLAIN, seed=1))
    assert play_game(game).points != play_game(other).points


def test_processes_change_nothing() -> None:
    games = list(fixtures(PLAIN))
    here = [without_times(played) for played in play_here(games)]
    assert [without_times(played) for played in play_in_processes(games, 2)] == here


def test_every_turn_is_timed() -> None:
    played = play_game(first(PLAIN))
    assert [len(turns) for turns in played.turns] == [15, 15]
    assert all(turn.clock >= 0 and turn.processor >= 0 for turns in played.turns for turn in turns)


@pytest.mark.parametrize("extensions", [(), ("helicopter",), ("rafts",), ("helicopter", "rafts")])
def test_every_way_to_play_can_be_played(extensions: tuple[str, ...]) -> None:
    contest = Contest(("marmot", "squirrel"), rifugio.setup(3, extensions), games=1, seconds=None, tries=1)
    played = play_game(first(contest))
    assert min(played.ranks) == 1
    sources = {source for source, _ in played.points[0]}
    assert sources >= {"places", "sets", "hut", "bears"}
    assert ("helicopter" in sources, "raft" in sources) == ("helicopter" in extensions, "rafts" in extensions)


@pytest.mark.parametrize(
    ("double", "what"), [("Cheat", "not legal: Go("), ("Broken", "RuntimeError: out of")]
)
def test_an_offender_loses_and_the_others_finish(double: str, what: str) -> None:
    bot = f"{HERE}:{double}"
    contest = Contest((bot, "marmot"), rifugio.setup(3), games=1, seconds=None, tries=1)
    found = report(contest)
    assert found.games == 6
    assert found.bots[0].offences == len(found.offences) == 9, "one and two seats, in three seatings each"
    assert all(offence.bot == bot and offence.what.startswith(what) for offence in found.offences)
    assert read_position(found.offences[0].position, load_box).turn.seat == found.offences[0].seat
    assert (found.bots[0].score.wins.won, found.bots[1].score.wins.won) == (0, found.decided)
    assert found.bots[0].points == {}, "what the substitute scores is not the offender's"


def test_an_offence_is_reported_with_its_position() -> None:
    contest = Contest((f"{HERE}:Cheat", "marmot"), rifugio.setup(2), games=1, seconds=None, tries=1)
    written: dict[str, Any] = as_json(report(contest))
    assert written["offences"][0]["position"].startswith("rifugio rules=1")
    assert [bot["offences"] for bot in written["bots"]] == [2, 0]


def test_a_slow_bot_is_caught() -> None:
    contest = Contest((f"{HERE}:Sleeper", f"{HERE}:Ponderer"), rifugio.setup(2), games=1, seconds=0.005)
    sleeper, ponderer = report(contest).bots
    assert sleeper.late == sleeper.times.count == 30
    assert sleeper.times.longest >= sleeper.times.percentile(99) >= sleeper.times.mean > 0.006
    assert ponderer.late == 30
    assert ponderer.late_processor > 0, "it has worked, and not only waited"


def test_no_limit_no_lateness() -> None:
    contest = Contest((f"{HERE}:Sleeper", "marmot"), rifugio.setup(2), games=1, seconds=None, tries=1)
    assert [bot.late for bot in report(contest).bots] == [0, 0]


def test_a_bot_is_told_what_is_left_of_its_turn(book: Path) -> None:
    contest = Contest((f"{HERE}:Bookkeeper", "marmot"), rifugio.setup(2), games=1, seconds=10.0)
    play_game(first(contest))
    given = [Budget(*json.loads(line)) for line in book.read_text(encoding="utf-8").splitlines()]
    seconds = [budget.seconds for budget in given]
    assert seconds[0] == 10.0
    assert seconds.count(10.0) == 15, "the whole budget at the beginning of each turn"
    assert all(8 < left <= 10 for left in seconds)
    assert all(budget.tries is None for budget in given)


def test_a_bot_that_hangs_is_ended_and_loses(book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rifugio.arena.strangers.GRACE", 0.5)
    contest = Contest((f"{HERE}:Hanging", "marmot"), rifugio.setup(2), games=1, seconds=0.5)
    played = play_game(first(contest))
    assert played.ranks == (2, 1)
    assert played.offences[0] is not None
    assert played.offences[0].what == "no answer after 1 s"
    assert not is_alive(int(book.read_text(encoding="utf-8")))


def test_a_bot_that_ends_its_process_loses() -> None:
    contest = Contest(("marmot", f"{HERE}:Crashing"), rifugio.setup(2), games=1, seconds=5.0)
    played = play_game(first(contest))
    assert played.ranks == (1, 2)
    assert played.offences[1] is not None
    assert played.offences[1].what == "its process has ended"


def test_a_process_ends_quietly_when_nobody_waits_for_its_answer() -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=answer, args=(theirs, f"{HERE}:Napper"), daemon=True)
    process.start()
    theirs.close()
    ours.recv()
    ours.send(Question(write_setup(rifugio.setup(2)), 0, (), Budget(1)))
    ours.close()
    process.join(60)
    assert process.exitcode == 0


def test_a_stranger_plays_as_it_would_here() -> None:
    """In a process of its own a bot sees the same, and so it makes the same moves."""
    ours, theirs = (
        play_game(first(replace(PLAIN, bots=(bot, "squirrel"))))
        for bot in ("lynx", "tests.arena.doubles:Visitor")
    )
    assert (ours.points, ours.ranks) == (theirs.points, theirs.ranks)


def test_bots_by_name() -> None:
    assert bot_named("marmot").name == "marmot"
    assert isinstance(bot_named(f"{HERE}:Cheat"), doubles.Cheat)
    for wrong in ("yeti", "tests.arena.nowhere:Cheat", f"{HERE}:Yeti"):
        with pytest.raises(ValueError, match="there is no bot"):
            bot_named(wrong)
