"""Maps each effect of the base game to the table changes it causes. No rules here: they made the effects."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from rifugio.engine.base.steps import FREE_STEPS
from rifugio.engine.base.two_players import connections_per_turn
from rifugio.engine.effects import (
    BearMet,
    Built,
    Connected,
    Effect,
    GameEnded,
    PlaceTaken,
    RejectsReturned,
    Removed,
    Revealed,
    StepEarned,
    Swapped,
    TurnBegan,
    TurnEnded,
    Visited,
    Went,
)
from rifugio.engine.moves import Move, PlaceOpen, Remove
from rifugio.engine.state import State
from rifugio.engine.table_changes import (
    BearScored,
    CardsChanged,
    PlaceScored,
    RowPlace,
    StepsChanged,
    TableChanges,
    TileLaid,
    TilesExchanged,
    TileTaken,
    TurnPassed,
    VisitScored,
)

LAID_ONE: Final = StepsChanged(free=0, connect=-1)


def revealed(_: State, __: Move, effect: Revealed) -> TableChanges:
    """The tile leaves the blind tiles."""
    return (TileTaken(effect.tile, "blind", cast("RowPlace", effect.to)),)


def rejects_returned(_: State, __: Move, effect: RejectsReturned) -> TableChanges:
    """All rejects go back to the blind tiles."""
    return tuple(TileTaken(tile, "rejects", "blind") for tile in effect.tiles)


def connected(_: State, move: Move, effect: Connected) -> TableChanges:
    """The tile comes from the open row for `PlaceOpen`, otherwise from the hand."""
    slot = move.slot if isinstance(move, PlaceOpen) else None
    taken = TileTaken(effect.tile, "hand" if slot is None else "open", "map", slot)
    return (taken, TileLaid(effect.tile, effect.cell, effect.rotation), LAID_ONE)


def swapped(_: State, __: Move, effect: Swapped) -> TableChanges:
    """The tile of the row is now in the hand, from which it is laid."""
    return (TilesExchanged(effect.slot),)


def removed(_: State, move: Move, effect: Removed) -> TableChanges:
    """The tile comes from the open row."""
    assert isinstance(move, Remove)
    return (TileTaken(effect.tile, "open", "removed", move.slot), LAID_ONE)


def paid(effect: Went | Built) -> TableChanges:
    """The steps and cards spent on moving or building."""
    cards = (CardsChanged(effect.seat, -effect.cards),) if effect.cards else ()
    return (*cards, StepsChanged(free=-effect.free, connect=0))


def went(state: State, _: Move, effect: Went) -> TableChanges:
    """The payment, and whatever the means of travel changes."""
    return (*paid(effect), *state.game.rulebook.means[effect.means].changes(state, effect))


def built(state: State, _: Move, effect: Built) -> TableChanges:
    """The payment, and whatever the building changes."""
    return (*paid(effect), *state.game.rulebook.buildings[effect.what].changes(state, effect))


def place_taken(_: State, __: Move, effect: PlaceTaken) -> TableChanges:
    """A card in the pile."""
    return (PlaceScored(effect.seat, effect.place, effect.first),)


def bear_met(_: State, __: Move, effect: BearMet) -> TableChanges:
    """A card in the pile."""
    return (BearScored(effect.seat),)


def visited(_: State, __: Move, effect: Visited) -> TableChanges:
    """A card in the owner's pile."""
    return (VisitScored(effect.owner, effect.what),)


def step_earned(_: State, __: Move, effect: StepEarned) -> TableChanges:
    """A card, or a free step of this turn."""
    if effect.as_card:
        return (CardsChanged(effect.seat, 1),)
    return (StepsChanged(free=1, connect=0),)


def turn_began(state: State, _: Move, effect: TurnBegan) -> TableChanges:
    """The turn passes, with its free steps and tiles to connect."""
    return (TurnPassed(effect.seat, FREE_STEPS, connections_per_turn(state.game.players)),)


def turn_ended(_: State, __: Move, ___: TurnEnded) -> TableChanges:
    """Nothing: the effect that follows carries the change."""
    return ()


def game_ended(_: State, __: Move, ___: GameEnded) -> TableChanges:
    """It is nobody's turn."""
    return (TurnPassed(None, 0, 0),)


EFFECTS: Final[Mapping[type[Effect], Callable[[State, Move, Any], TableChanges]]] = {
    Revealed: revealed,
    RejectsReturned: rejects_returned,
    Connected: connected,
    Swapped: swapped,
    Removed: removed,
    Went: went,
    PlaceTaken: place_taken,
    BearMet: bear_met,
    Visited: visited,
    StepEarned: step_earned,
    Built: built,
    TurnBegan: turn_began,
    TurnEnded: turn_ended,
    GameEnded: game_ended,
}
"""Every effect of the base game, with the function that returns its table changes."""
