"""Learning, small: some games of self-play, their rows, a fit, and a duel by it."""

import json
from argparse import Namespace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from rifugio.bots.learned.value import read_numbers
from tools.learning import design, duel, fit, games, rows
from tools.learning.writing import in_design, written


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with six games of two players, and their rows."""
    path = tmp_path_factory.mktemp("learning") / "0.jsonl"
    with path.open("w", encoding="utf-8") as file:
        for task in games.tasks(6, 0, None, (2,)):
            file.write(json.dumps(games.self_played(task)) + "\n")
    rows.write([path], 1)
    return path


def test_a_game_is_always_played_alike() -> None:
    first, again = (list(games.tasks(1, 7, None, (2,))) for _ in range(2))
    assert games.self_played(first[0]) == games.self_played(again[0])


def test_no_two_games_share_a_bag() -> None:
    secrets = [task.secret for task in games.tasks(50, 0, None, (2, 3))]
    assert len(set(secrets)) == 50


def test_begun_again_it_goes_on(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "again.jsonl"
    path.write_text("".join(played.read_text("utf-8").splitlines(keepends=True)[:5]), encoding="utf-8")
    games.play(Namespace(into=path, games=6, first=0, numbers=None, players=[2], jobs=1, ray=False))
    assert path.read_text("utf-8") == played.read_text("utf-8")


def test_a_fit_is_the_same_each_time_and_predicts_what_it_has_seen(played: Path, tmp_path: Path) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    fit.fit(one, [played], 1)
    fit.fit(other, [played], 1)
    assert one.read_text("utf-8") == other.read_text("utf-8")
    read = {"2": [rows_of_way(played, "2")]}
    assert fit.explained(read, fit.fitted(read, {"2": nothing(*read["2"])})) > 0.5


def rows_of_way(played: Path, way: str) -> design.Rows:
    raw = design.read([played], way)
    return raw.standardised(design.scale_of([raw]))


def nothing(read: design.Rows) -> NDArray[np.float64]:
    return np.zeros(2 * read.seen.shape[1] + 2)


def design_of(read: design.Rows) -> NDArray[np.float64]:
    """The whole design matrix."""
    turns = read.turns[:, None]
    return np.hstack([read.seen, read.seen * turns, turns, np.ones_like(turns)]).astype(np.float64)


def test_what_is_computed_in_parts_is_as_with_the_whole_design_matrix(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = rows_of_way(played, "2 rafts")
    monkeypatch.setattr(design, "AT_ONCE", 40)
    whole, rng = design_of(read), np.random.default_rng(2)
    values, coefficients = rng.normal(size=(len(whole),)), rng.normal(size=(whole.shape[1],))
    differing = design.centred(read, whole, design.LEVEL)
    assert read.predicted(coefficients) == pytest.approx(whole @ coefficients, rel=1e-3, abs=1e-2)
    assert read.product(values) == pytest.approx(whole.T @ values, rel=1e-3, abs=1e-2)
    assert read.squares == pytest.approx(differing.T @ differing, rel=1e-3, abs=1e-1)


def test_written_numbers_are_read_back_as_the_same_coefficients(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "numbers.json"
    fit.fit(path, [played], 1)
    numbers = read_numbers(path.read_text("utf-8"))
    scale = design.scale_of([design.read([played], "2")])
    again = {way: in_design(one, scale) for way, one in numbers.items()}
    chances = {way: one.chance for way, one in numbers.items()}
    for way, one in read_numbers(written(again, scale, chances)).items():
        assert one.always == pytest.approx(numbers[way].always, abs=2e-4)
        assert one.per_turn == pytest.approx(numbers[way].per_turn, abs=2e-4)


def test_ways_are_written_in_order(played: Path) -> None:
    """Not as they are hashed, which differs from process to process."""
    read = rows_of_way(played, "2")
    ways = ("2", "2 rafts", "3", "4", "5")
    found = fit.fitted({way: [read] for way in ways}, dict.fromkeys(ways, nothing(read)))
    assert [*found] == [*ways]


def test_a_fit_onto_earlier_numbers_explains_more(played: Path) -> None:
    read = {"2": [rows_of_way(played, "2")]}
    half = {"2": 0.5 * fit.fitted(read, {"2": nothing(*read["2"])})["2"]}
    assert fit.explained(read, fit.fitted(read, half)) > fit.explained(read, half)


def test_earlier_numbers_that_predict_better_are_kept(played: Path) -> None:
    """Twelve games, so that two are held out; the best numbers for those are kept."""
    read = rows_of_way(played, "2")
    known = np.concatenate([read.known + np.array([10 * copy, 0, 0, 0, 0]) for copy in range(6)])
    many = design.Rows(known, np.concatenate([read.seen] * 6))
    seen, held = fit.split(many, np.random.default_rng(1))
    apart = design.centred(held, design_of(held), 0.0)
    points = design.centred(held, fit.targets(held, None), 0.0)
    best = np.linalg.lstsq(apart, points, rcond=None)[0].astype(np.float64)
    assert not fit.is_better({"2": [seen, held]}, {"2": best})
    assert fit.is_better({"2": [seen, held]}, {"2": nothing(read)})


def test_what_all_seats_make_alike_is_hardly_fitted_and_does_not_count() -> None:
    """One game of two seats and two positions: 9 and 5 points to come, then 6 and 2; the margin is 4."""
    known = np.array([[0, seat, 1, points, 9 - 4 * seat] for seat in (0, 1) for points in (0, 3)], float)
    read = design.Rows(known, np.array([[1], [1], [0], [0]], dtype=np.float32))
    points = fit.targets(read, None)
    assert points.tolist() == [9, 6, 5, 2]
    assert design.centred(read, points, 0.0).tolist() == [2, 2, -2, -2]
    assert design.centred(read, points, 0.2) == pytest.approx([3.4, 2.8, -0.6, -1.2])
    assert fit.explained({"2": [read]}, {"2": np.array([4.0, 0.0, 0.0, 0.0])}) == pytest.approx(1.0)


def test_a_target_mixes_the_end_with_the_values_before_it() -> None:
    """One game of one seat, with 0, 2 and 5 points on the way to 9, by a value that expects nothing more."""
    known = np.array([[0.0, 0.0, turns, points, 9.0] for turns, points in ((3, 0), (2, 2), (1, 5))])
    read = design.Rows(known, np.zeros((3, 1), dtype=np.float32))
    last = 9.0
    middle = fit.LAMBDA * last + (1 - fit.LAMBDA) * 5
    first = fit.LAMBDA * middle + (1 - fit.LAMBDA) * 2
    assert fit.targets(read, np.zeros(4)) == pytest.approx([first - 0, middle - 2, last - 5])


@pytest.mark.parametrize(
    ("players", "extensions", "fitted"),
    [
        ([2], None, {"2", "2 helicopter", "2 helicopter+rafts", "2 rafts"}),
        ([3], None, set()),
        ([2], ["rafts", "helicopter"], {"2 helicopter+rafts"}),
        ([2], [], {"2"}),
    ],
)
def test_a_fit_for_some_ways_keeps_the_numbers_of_all_others(
    played: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    players: list[int],
    extensions: list[str] | None,
    fitted: set[str],
) -> None:
    """The games are all of two players."""
    monkeypatch.setattr(fit, "is_better", lambda *_: True)
    earlier = Path("src/rifugio/bots/learned/numbers.json")
    before = read_numbers(earlier.read_text("utf-8"))
    fit.fit(tmp_path / "new.json", [played], 1, earlier, players, extensions)
    after = read_numbers((tmp_path / "new.json").read_text("utf-8"))
    kept = {way for way in before if after[way].always == pytest.approx(before[way].always, abs=2e-4)}
    assert kept == before.keys() - fitted
    assert [*after] == sorted(before)


def test_a_duel_with_oneself_is_even_and_goes_on_where_it_was(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    numbers, other, into = (tmp_path / name for name in ("numbers.json", "other.json", "duels.jsonl"))
    fit.fit(numbers, [played], 1)
    other.write_text(numbers.read_text("utf-8"), encoding="utf-8")
    asked = Namespace(
        one=str(numbers), other=str(other), players=2, extensions=[], games=2, first=0, jobs=1,
        seconds=None, aim=0.6, into=into,
    )  # fmt: skip
    duel.duel(asked)
    assert "won 1 of 2, 50%" in capsys.readouterr().out
    games = into.read_text("utf-8")
    assert games.count("\n") == 2
    into.write_text(games.splitlines(keepends=True)[0], encoding="utf-8")
    duel.duel(asked)
    again = [json.loads(line) for line in into.read_text("utf-8").splitlines()]
    assert [(one["bag"], one["seat"], one["points"]) for one in again] == [
        (one["bag"], one["seat"], one["points"]) for one in map(json.loads, games.splitlines())
    ]
    assert "60% or 55%: open" in capsys.readouterr().out
    duel.duel(asked)
    assert len(into.read_text("utf-8").splitlines()) == len(again)


def test_who_looks_ahead_by_the_same_numbers_is_another_player() -> None:
    name = "build/2.json"
    assert duel.short(name) == "2"
    assert duel.short(f"{duel.AHEAD}{name}") == f"{duel.AHEAD}2"
