"""Perft counts match the recorded ones, and the naive reference agrees."""

from pathlib import Path

import pytest

from kit.ways import WAYS
from tests.perft import count
from tests.perft.make import names
from tests.perft.perft import divide, files, naive_perft, perft, read_counts
from tests.properties.lockstep import naive_game

QUICK_LEAVES = 20_000
REFERENCE_LEAVES = 2_000
LONG_REFERENCE_LEAVES = 8_000


def check(path: Path, least: int, most: int) -> None:
    """Compare the counts between two depths; on a difference, break it down by move."""
    position = read_counts(path)
    for depth, expected in position.counts.items():
        if least < expected <= most or (depth == 1 and least == 0):
            found = perft(position.state, depth)
            if found != expected:
                parts = "\n".join(
                    f"  {move} {number}" for move, number in divide(position.state, depth).items()
                )
                pytest.fail(f"{path.name}: depth {depth} is {found}, not {expected}. By first move:\n{parts}")


def check_reference(path: Path, least: int, most: int) -> None:
    position = read_counts(path)
    for depth, expected in position.counts.items():
        if least < expected <= most or (depth == 1 and least == 0):
            assert naive_perft(naive_game(position.state), depth) == expected


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_small_move_trees_have_the_size_written_down(path: Path) -> None:
    check(path, 0, QUICK_LEAVES)


@pytest.mark.slow
@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_large_move_trees_have_the_size_written_down(path: Path) -> None:
    check(path, QUICK_LEAVES, 10**9)


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_reference_comes_to_the_same_size(path: Path) -> None:
    check_reference(path, 0, REFERENCE_LEAVES)


@pytest.mark.slow
@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_reference_comes_to_the_same_larger_size(path: Path) -> None:
    check_reference(path, REFERENCE_LEAVES, LONG_REFERENCE_LEAVES)


def test_every_way_has_its_move_trees() -> None:
    """Every theme for every way it applies to, and no other: else run `python -m tests.perft.make`."""
    assert {path.name for path in files()} == names().keys()
    for way in WAYS:
        assert any(path.name.startswith(f"{way}-start") for path in files())


def test_every_count_goes_at_least_two_moves_deep() -> None:
    for path in files():
        assert list(read_counts(path).counts)[:2] == [1, 2], path.name


def test_files_are_written_as_they_were_read() -> None:
    for path in files():
        assert read_counts(path).write() == path.read_text(encoding="utf-8")


def test_the_tool_counts_and_divides(capsys: pytest.CaptureFixture[str]) -> None:
    path = files()[0]
    expected = read_counts(path).counts[2]
    count.main([str(path), "2", "--divide"])
    *parts, total = capsys.readouterr().out.splitlines()
    assert int(total) == sum(int(line.split()[1]) for line in parts) == expected
