"""`rifugio review`."""

from kit.repository import ROOT
from tests.cli.running import here, rifugio

GAME = str(ROOT / "tests" / "old_records" / "base-2.record")


def test_it_tells_every_turn_and_the_three_that_decided_the_game() -> None:
    done = rifugio("review", GAME, "--seat", "1", "--lang", "en")
    assert done.returncode == 0
    turns, _, better = done.stdout.partition("The turns that decided it")
    assert turns.count("Chance to win") == turns.count("Hedgehog:") == 15
    assert better.count("Played: ") == better.count("Better: ") == 3


def test_a_seat_that_does_not_exist_is_an_error() -> None:
    done = here("review", GAME, "--seat", "3", "--lang", "de")
    assert (done.returncode, done.stdout) == (2, "")
    assert "keinen Platz 3" in done.stderr


def test_a_file_that_is_no_record_is_an_error() -> None:
    done = here("review", __file__, "--lang", "en")
    assert done.returncode == 2
    assert "test_review.py" in done.stderr
