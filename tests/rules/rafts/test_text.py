"""Swimmers in the text of positions, visible to all."""

from functools import partial

import pytest

from kit.positions import after, position
from rifugio import view
from rifugio.box import load_box
from rifugio.engine.rafts.text import SWIMMERS, read_swimmers, write_swimmers
from rifugio.engine.rulebook import Swimmers
from rifugio.engine.text.cells import read_cell
from rifugio.engine.text.positions import digest, read_position, write_position, write_view

table = partial(position, extensions=("rafts",))

FORMS: list[tuple[Swimmers, str]] = [
    ({}, "-"),
    ({0: None}, "0=mid"),
    ({0: 0}, "0=0,0"),
    ({4: read_cell("-3,12")}, "4=-3,12"),
    ({3: 1, 0: None, 1: read_cell("1,-2")}, "0=mid 1=1,-2 3=1,0"),
]


@pytest.mark.ruling("R-SWIM-09", "R-SWIM-10")
@pytest.mark.parametrize(("who", "text"), FORMS)
def test_swimmers_are_written_by_seat_and_read_back(who: Swimmers, text: str) -> None:
    assert write_swimmers(who) == text
    assert read_swimmers(text) == who
    assert (SWIMMERS.write(who), SWIMMERS.read(text), SWIMMERS.initial) == (text, who, {})


@pytest.mark.parametrize("text", ["0", "0=", "x=mid", "0=middle", "0=1;2", "0=1,2=3", "0=1"])
def test_what_is_no_swimmer_is_not_read(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_swimmers(text)


@pytest.mark.ruling("R-SWIM-09")
@pytest.mark.parametrize("text", [text for _, text in FORMS])
def test_a_position_with_swimmers_is_read_as_it_was_written(text: str) -> None:
    state = table("W@1,0 F@2,0", players=5, at="1,0 1,0 0,0 1,0 1,0", parts={"rafts": text})
    written = write_position(state)
    assert f"\npart rafts {text}" in written
    again = read_position(written, load_box)
    assert again == state
    assert again.parts == state.parts
    assert (write_position(again), digest(again)) == (written, digest(state))


@pytest.mark.ruling("R-SWIM-10")
def test_where_in_the_tile_a_swimmer_is_makes_a_different_position() -> None:
    forms = ["-", "0=mid", "0=0,0", "0=2,0"]
    states = [table("W@1,0 F@2,0", at="1,0", parts={"rafts": form}) for form in forms]
    assert len({digest(state) for state in states}) == len(forms)


@pytest.mark.ruling("R-SWIM-09", "B-INFO-03")
def test_everybody_sees_who_swims_where() -> None:
    state = table("W@1,0 F@2,0", players=3, at="1,0 1,0 0,0", parts={"rafts": "0=2,0 1=mid"})
    for seat in (0, 1, 2, None):
        seen = view(state, seat)
        assert seen.parts == {"rafts": {0: 2, 1: None}}
        assert "part rafts 0=2,0 1=mid" in write_view(seen).splitlines()


def test_a_game_without_water_has_no_such_line() -> None:
    for extensions in ((), ("helicopter",)):
        assert "part" not in write_position(position("F@1,0", extensions=extensions))
    state = table("W@1,0 F@2,0", left={"raft0": 0})
    assert write_position(state).splitlines()[-1] == "part rafts -"
    assert write_position(after(state, "swim>1,0")).splitlines()[-1] == "part rafts 0=0,0"
