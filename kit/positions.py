"""Builds positions from the engine's text forms, and has short queries about them.

state = position("G@1,0 FL1@2,0", objects="hut1@1,0", at="1,0", cards=(3, 0))
assert legal(state) == {"walk>0,0", "walk>2,0", "end"}
assert refused(state, "walk>5,5") == NoTileThere("B-WALK-01", read_cell("5,5"))
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

import pytest

from rifugio.box import NEWEST, load_box
from rifugio.engine.box import Box
from rifugio.engine.effects import Effects
from rifugio.engine.game import Game, Setup
from rifugio.engine.moves import Move
from rifugio.engine.play import legal_moves, play, why_not
from rifugio.engine.reasons import IllegalMove, Reason
from rifugio.engine.rulebooks import game_for
from rifugio.engine.state import State
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import read_position, write_position, write_setup

BOX: Final = load_box(NEWEST)
NOTHING: Final[Mapping[str, int]] = MappingProxyType({})
NO_PILES: Final[Mapping[int, str]] = MappingProxyType({})
NO_PARTS: Final[Mapping[str, str]] = MappingProxyType({})


def position(
    board: str = "",
    *,
    players: int = 2,
    extensions: Iterable[str] = (),
    box: Box = BOX,
    open_scores: bool = False,
    seat: int = 0,
    to_connect: int = 0,
    free: int = 2,
    awaiting: str = "-",
    seen: str = "-",
    row: str = "-",
    blind: str | None = None,
    hand: str = "-",
    rejects: str = "-",
    removed: str = "-",
    at: str = "",
    cards: tuple[int, ...] = (),
    objects: str = "-",
    left: Mapping[str, int] = NOTHING,
    piles: Mapping[int, str] = NO_PILES,
    parts: Mapping[str, str] = NO_PARTS,
) -> State:
    """Return a position; by default seat 0 is walking, with two free steps and no cards.

    `board`: tiles besides START, which is always there. Whether they fit is not checked.
    `row`: the open tiles. `blind`: such as "R:2 F"; the rest of the box if not given.
    `awaiting`: "fill", "draw" or "over". `at`, `cards`: by seat; START and 0 where not given.
    `objects`: such as "hut1@2,0" for a hut of seat 1. `left`: supply, such as {"hut0": 1}; by default what
    is not on the table. `piles`: by seat, such as {0: "FL1 T1! bear:2 hut:3"}; "!" is a first visit.
    `parts`: state of rule modules, in text form; by default their initial state.
    """
    setup = Setup(box, players, frozenset(extensions), open_scores)
    game = game_for(setup)
    cells, hands = at.split(), (*cards, *(0 for _ in range(players)))
    built = Counter(word.partition("@")[0] for word in words(objects))
    elsewhere = words(" ".join([board, row, hand, rejects, removed]))
    lines = [
        write_setup(setup),
        f"turn seat={seat} connect={to_connect} free={free} awaiting={awaiting} seen={seen}",
        f"board {game.box.start.id}@0,0 {board}",
        f"open {row}",
        f"blind {rest_of_the_box(game, elsewhere) if blind is None else counted(blind)}",
        f"hand {hand}",
        f"rejects {rejects}",
        f"removed {removed}",
        f"objects {objects}",
    ]
    for number in range(players):
        cell = cells[number] if number < len(cells) else "0,0"
        supply = {
            what: left.get(f"{what}{number}", count - built[f"{what}{number}"])
            for what, count in zip(game.objects, game.supply, strict=True)
        }
        pile = pile_fields(game, piles.get(number, ""))
        lines.append(f"seat at={cell} cards={hands[number]} left={joined(supply)} {pile}")
    for name, part in game.rulebook.parts.items():
        lines.append(f"part {name} {parts.get(name, part.write(part.initial))}")
    return read_position("\n".join(lines), lambda _: box)


def words(text: str) -> list[str]:
    return [word for word in text.split() if word != "-"]


def counted(blind: str) -> str:
    """Add missing counts to blind tiles: "R:2 F" becomes "R:2 F:1"."""
    return " ".join(word if ":" in word else f"{word}:1" for word in words(blind)) or "-"


def rest_of_the_box(game: Game[State], elsewhere: Iterable[str]) -> str:
    """Return the tiles that are nowhere else, as text."""
    rest = Counter(game.counts)
    rest.subtract(word.partition("@")[0] for word in elsewhere)
    del rest[game.box.start.id]
    assert all(count >= 0 for count in rest.values()), f"more tiles than the box has: {rest}"
    return " ".join(f"{tile}:{count}" for tile, count in rest.items() if count) or "-"


def pile_fields(game: Game[State], pile: str) -> str:
    """Convert a pile such as "FL1 T1! bear:2 hut:3" to the text fields of a seat."""
    places = [word for word in pile.split() if ":" not in word]
    counts = {name: int(number) for name, number in (word.split(":") for word in pile.split() if ":" in word)}
    bears = counts.pop("bear", 0)
    visits = {what: counts.pop(what, 0) for what in game.objects}
    assert not counts, f"not in this game: {counts}"
    return f"places={','.join(places) or '-'} bears={bears} visits={joined(visits)}"


def joined(counts: Mapping[str, int]) -> str:
    return ",".join(f"{what}:{count}" for what, count in counts.items())


# Queries.


def as_move(move: str | Move) -> Move:
    return read_move(move) if isinstance(move, str) else move


def legal(state: State, kind: str = "") -> set[str]:
    """Return the legal moves, as text; only those that begin with `kind`."""
    moves = legal_moves(state)
    texts = {write_move(move) for move in moves}
    assert len(texts) == len(moves), "a move is offered twice"
    assert [why_not(state, move) for move in moves] == [None] * len(moves), "an offered move is refused"
    return {text for text in texts if text.startswith(kind)}


def in_order(state: State) -> list[str]:
    """Return the legal moves, as text, in the engine's order."""
    return [write_move(move) for move in legal_moves(state)]


def result(state: State, move: str | Move) -> tuple[State, Effects]:
    """Play an offered move; the position before it must not change."""
    before = write_position(state)
    assert as_move(move) in legal_moves(state), f"not offered: {move}"
    after_and_effects = play(state, as_move(move))
    assert write_position(state) == before, "a move changed the position it was played in"
    return after_and_effects


def after(state: State, *moves: str | Move) -> State:
    """Return the position after some moves."""
    for move in moves:
        state, _ = result(state, move)
    return state


def effects_of(state: State, *moves: str | Move) -> Effects:
    """Return the effects of several moves together."""
    effects: Effects = ()
    for move in moves:
        state, more = result(state, move)
        effects += more
    return effects


def refused(state: State, move: str | Move) -> Reason:
    """Return why a move is not legal; it must be neither offered nor playable."""
    reason = why_not(state, as_move(move))
    assert reason is not None, f"not refused: {move}"
    assert as_move(move) not in legal_moves(state)
    with pytest.raises(IllegalMove) as error:
        play(state, as_move(move))
    assert error.value.reason == reason
    return reason


def changes(before: State, now: State) -> list[str]:
    """Return the lines of a position's text that have changed."""
    lines = zip(write_position(before).splitlines(), write_position(now).splitlines(), strict=True)
    return [new for old, new in lines if new != old]
