"""A session agrees with the engine, and undoes no further than allowed."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rifugio.dealer import Genuine, verify
from rifugio.engine.moves import End, Reveal
from rifugio.engine.play import legal_moves, new_game, play, to_move
from rifugio.engine.reasons import IllegalMove
from rifugio.engine.state import NATURE, State
from rifugio.engine.text.moves import read_move
from rifugio.engine.text.records import write_record
from rifugio.replay.awards import awards
from rifugio.terminal.saving import folder, load, record_of, save, seats_of
from rifugio.terminal.session import Session
from tests.terminal.tables import played, table, walking

WAYS = [(), ("helicopter",), ("rafts",), ("helicopter", "rafts")]


def replayed(session: Session) -> State:
    state = new_game(session.setup)
    for move in session.moves:
        state, _ = play(state, move)
    return state


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from(WAYS), st.integers(1, 4), st.lists(st.integers(0, 999), max_size=60), st.text(max_size=3)
)
def test_whatever_is_done_the_engine_agrees(
    extensions: tuple[str, ...], people: int, acts: list[int], seed: str
) -> None:
    """Every third action is undone; after each, the session is where its moves lead."""
    session = table(people, ("marmot",), extensions, seed)
    for act in acts:
        if session.over:
            break
        assert to_move(session.state) not in (NATURE, None)
        assert list(session.legal) == legal_moves(session.state)
        before = session.moves
        if act % 3:
            session.play(session.legal[act % len(session.legal)])
            assert session.moves[: len(before)] == before
        elif act % 2:
            undone = session.undo()
            kept = () if undone is None else (undone,)
            assert session.moves + kept == before
            assert not isinstance(undone, Reveal | End)
        else:
            gone = session.start_over()
            assert session.moves == before[: len(before) - gone]
            assert not any(isinstance(move, Reveal | End) for move in before[len(before) - gone :])
            assert not session.can_undo
        assert replayed(session) == session.state


def test_the_same_seed_brings_the_same_tiles() -> None:
    one, other, third = (played(table(seed=seed), walking) for seed in ("a", "a", "b"))
    assert one.moves == other.moves
    assert one.moves != third.moves


def test_undo_stops_at_a_turned_tile() -> None:
    session = table(people=2)
    session.play(session.legal[0])
    assert (session.locked, session.can_undo, session.undo()) == (True, False, None)
    session.play(session.legal[0])
    assert (session.locked, session.can_undo) == (False, True)
    assert session.start_over() == 1
    assert (session.locked, session.can_undo) == (True, False)


def test_nothing_to_undo_at_the_beginning_of_a_turn() -> None:
    session = played(table(people=3), walking)
    session.play(read_move("end"))
    assert not session.can_undo
    assert not session.locked


def test_an_illegal_move_changes_nothing() -> None:
    session = table()
    before = session.moves
    with pytest.raises(IllegalMove):
        session.play(read_move("end"))
    assert session.moves == before


def test_readers() -> None:
    assert table(people=1, bots=("fox",)).reader == 0
    session = played(table(people=2, bots=("marmot",)), lambda session: session.seat == 2)
    assert session.reader == 1
    assert session.hot_seat
    assert not table(people=1, bots=("fox",)).hot_seat


@pytest.mark.parametrize("extensions", WAYS)
def test_saved_and_resumed_in_the_middle_of_a_turn(tmp_path: Path, extensions: tuple[str, ...]) -> None:
    session = played(table(1, ("ibex", "fox"), extensions), lambda one: one.round > 3 and walking(one))
    path = tmp_path / "deep" / "game.record"
    save(session, "it", path)
    again, language = load(path)
    assert language == "it"
    assert again.seats == session.seats
    assert again.moves == session.moves
    assert again.can_undo == session.can_undo
    assert played(again, lambda _: False, 5).moves == played(session, lambda _: False, 5).moves


def test_a_finished_game_is_genuine_and_not_resumed(tmp_path: Path) -> None:
    session = played(table(1, ("marmot",)), lambda _: False)
    record = record_of(session, "en")
    assert isinstance(verify(record), Genuine)
    assert seats_of(record) == session.seats
    save(session, "en", tmp_path / "game")
    with pytest.raises(ValueError, match="the game is over"):
        load(tmp_path / "game")
    assert len(awards(session.entries, session.state)) == 2


def test_a_record_without_a_bag_is_not_resumed(tmp_path: Path) -> None:
    record = record_of(table(), "en")
    text = "\n".join(line for line in write_record(record).splitlines() if not line.startswith("Bag"))
    (tmp_path / "game").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="the bag is missing"):
        load(tmp_path / "game")


def test_games_are_kept_where_the_platform_keeps_things(tmp_path: Path) -> None:
    assert folder({"XDG_DATA_HOME": str(tmp_path)}, "linux") == tmp_path / "rifugio"
    assert folder({}, "linux") == Path.home() / ".local" / "share" / "rifugio"
    assert folder({"APPDATA": str(tmp_path)}, "win32") == tmp_path / "rifugio"
    assert folder({}, "darwin").parts[-3:] == ("Library", "Application Support", "rifugio")
