"""Which extensions a table may have: all that are registered, including third-party ones."""

import json

import pytest
from pydantic import TypeAdapter, ValidationError

import rifugio
from rifugio.engine.effects import Effect
from rifugio.engine.rulebook import Part, RuleModule
from rifugio.engine.state import State
from rifugio.engine.values import value
from rifugio.replay.scenes import Scene
from rifugio.replay.words import word
from rifugio.table.messages.options import MOST_EXTENSIONS, Options
from rifugio.table.messages.reading import reader
from rifugio.table.projection.games import shown_game

TRIED = RuleModule[State](name="tried_at_tables")
SERVERS = TypeAdapter(Options)


@pytest.mark.parametrize(
    "chosen", [[], ["rafts"], ["rafts", "helicopter"], ["tried_at_tables", "helicopter"]]
)
def test_what_is_registered_can_be_chosen(chosen: list[str]) -> None:
    rifugio.add_extension(TRIED)
    ours, servers = reader(Options)({"extensions": chosen}), SERVERS.validate_python({"extensions": chosen})
    assert ours == servers == Options(extensions=tuple(chosen))


@pytest.mark.parametrize(
    "chosen",
    [["nobodys"], ["both"], ["base"], ["Rafts"], [""], ["rafts", "rafts"], [1], "rafts", ["rafts"] * 17],
    ids=str,
)
def test_anything_else_is_refused_by_both_readers(chosen: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        reader(Options)({"extensions": chosen})
    with pytest.raises(ValidationError) as refused:
        SERVERS.validate_python({"extensions": chosen})
    assert refused.value.errors()[0]["loc"][:1] in {("extensions",), ()}


def test_there_is_room_for_every_extension() -> None:
    assert MOST_EXTENSIONS == 16


def test_who_swims_is_asked_of_the_modules() -> None:
    """A third-party extension's swimmers are shown like those of the box."""
    swims = Part(initial={1: None}, write=str, read=json.loads, swimmers=lambda who: who)
    rifugio.add_extension(RuleModule(name="tried_with_swimmers", part=swims))
    state = rifugio.new_game(rifugio.setup(2, ["tried_with_swimmers", "rafts"]))
    assert json.loads(shown_game(state))["swimmers"] == [{"player": 1, "near": None}]


@value
class Rang(Effect):
    """A bell rang: nothing changes on the table."""


def test_a_replay_says_what_others_say_also_where_nothing_changes() -> None:
    bells = RuleModule[State](name="tried_with_bells", effects={Rang: lambda _state, _move, _effect: ()})
    rifugio.add_extension(bells)
    state = rifugio.new_game(rifugio.setup(2, ["tried_with_bells"]))
    (move, *_) = rifugio.legal_moves(state)
    after, effects = rifugio.play(state, move)
    scene = Scene(rifugio.NATURE, move, effects, state, after)
    assert word(scene._replace(effects=(*effects, Rang()))) == word(scene) + "*tried_with_bells.Rang"
