"""Plans of the same turn, compared by what comes of them with the same draws, and the fit to that."""

import json
from argparse import Namespace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from rifugio.bots.learned.value import read_numbers, shipped
from tools.learning import comparing, design, fit_compared, games
from tools.learning.rows import KNOWN, names_in

NUMBERS = Path("src/rifugio/bots/learned/numbers.json")


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rows of the first positions of a game of two players and one of three."""
    folder = tmp_path_factory.mktemp("comparing")
    with (folder / "0.jsonl").open("w", encoding="utf-8") as file:
        for task in (*games.tasks(1, 0, None, (2,)), *games.tasks(1, 1, None, (3,))):
            game = games.self_played(task)
            begun = " ".join(game["moves"].split()[:10])
            file.write(json.dumps({**game, "moves": begun}) + "\n")
    for name in ("0.rows", "again.rows"):
        comparing.compare(
            Namespace(
                into=folder / name,
                games=folder / "0.jsonl",
                numbers=str(NUMBERS),
                players=[2, 3],
                many=None,
                jobs=1,
            )
        )
    return folder / "0.rows"


def test_the_same_games_give_the_same_rows(rows: Path) -> None:
    for way in ("2", "3"):
        assert (rows / way).read_bytes() == (rows.with_name("again.rows") / way).read_bytes()


def test_every_seat_has_a_row_for_every_plan(rows: Path) -> None:
    for way in ("2", "3"):
        read = design.read([rows], way)
        assert read.seen.shape[1] >= len(names_in(way))
        for begin, end, seats in design.games_of(read):
            assert seats == int(way)
            by_seat = read.known[begin:end].reshape(seats, -1, len(KNOWN))
            assert 2 <= by_seat.shape[1] <= comparing.BEST + comparing.OTHERS
            for one in by_seat:
                assert len({(seat, turns) for _, seat, turns, _, _ in one.tolist()}) == 1
                assert one[:, KNOWN.index("final")].std() > 0


NAMES = names_in("2")
SAID = np.array([shipped()["2"].always.get(name, 0.0) for name in NAMES])
"""What the numbers say that features are worth in the base game of two players."""


def made_up(folder: Path, many: int, weights: NDArray[np.float64], noise: float) -> Path:
    """Positions with five plans; what came of them follows weights, but for some noise."""
    rng = np.random.default_rng(1)
    table = rng.normal(size=(many, 2, 5, len(KNOWN) + len(NAMES)))
    table[..., 0] = np.arange(many)[:, None, None]
    table[..., 1] = np.arange(2)[None, :, None]
    table[..., 2] = 0.0
    table[..., 4] = table[..., 3] + table[..., len(KNOWN) :] @ weights + 7.0
    table[..., 4] += rng.normal(scale=noise, size=table.shape[:3])
    made = folder / "made.rows"
    made.mkdir()
    table.astype(np.float32).tofile(made / "2")
    return made


def test_the_fit_learns_how_plans_differ_and_leaves_the_rest(tmp_path: Path) -> None:
    """A card is worth two points more than the numbers say."""
    more = SAID + 2.0 * (np.array(NAMES) == "cards")
    into = tmp_path / "new.json"
    fit_compared.fit_compared(into, [made_up(tmp_path, 600, more, 0.0)], NUMBERS, 1)
    found, before = read_numbers(into.read_text("utf-8")), shipped()
    assert found["2"].always["cards"] - before["2"].always["cards"] == pytest.approx(2.0, abs=0.6)
    assert found["2"].chance == before["2"].chance
    assert found["3"].always == pytest.approx(before["3"].always, abs=2e-4)
    assert [*found] == sorted(before)


def test_numbers_that_predict_no_better_are_kept(tmp_path: Path) -> None:
    into = tmp_path / "new.json"
    fit_compared.fit_compared(into, [made_up(tmp_path, 60, SAID, 20.0)], NUMBERS, 1)
    found = read_numbers(into.read_text("utf-8"))
    assert found["2"].always == pytest.approx(shipped()["2"].always, abs=2e-4)
