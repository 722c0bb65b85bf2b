"""Positions as text, and back. The text is canonical, so that its digest identifies the position."""

import hashlib
from collections.abc import Callable, Iterable
from typing import Any

from rifugio.engine.base.information import PlayerView, View
from rifugio.engine.base.preparation import board_at_start
from rifugio.engine.board import Board
from rifugio.engine.box import Box
from rifugio.engine.cells import START
from rifugio.engine.game import Game, Setup
from rifugio.engine.rulebooks import game_for
from rifugio.engine.state import Offer, OwnedObject, Pile, Player, State, Turn
from rifugio.engine.text.cells import read_cell, write_cell
from rifugio.engine.tiles import Tile

NONE = "-"
HIDDEN = "?"
SCORES = ("covered", "open")
DIGEST_LENGTH = 12


def digest(state: State) -> str:
    """Return a short digest of a position; equal positions have equal digests."""
    return hashlib.sha256(write_position(state).encode()).hexdigest()[:DIGEST_LENGTH]


# Writing.


def write_position(state: State) -> str:
    """Write a position, a line for each part of it."""
    return "\n".join([write_setup(state.game.setup), *_shared_lines(state)])


def write_view(view: View) -> str:
    """Write what one seat sees of a position; what it does not see is not in the text."""
    seat = HIDDEN if view.seat is None else view.seat
    seen_by = f"view seat={seat} firsts={_listed(view.firsts_left)}"
    return "\n".join([write_setup(view.game.setup), seen_by, *_shared_lines(view)])


def write_setup(setup: Setup) -> str:
    """Write a set-up as one line."""
    extensions = "+".join(sorted(setup.extensions)) or NONE
    scores = SCORES[setup.open_scores]
    rules = f"rules={setup.rules_version} box={setup.box.name}"
    return f"rifugio {rules} players={setup.players} with={extensions} scores={scores}"


def _shared_lines(state: State | View) -> list[str]:
    game = state.game
    parts = [f"part {name} {game.rulebook.parts[name].write(part)}" for name, part in state.parts.items()]
    objects = [f"{what}{owner}@{write_cell(on)}" for on, (what, owner) in sorted(state.objects.items())]
    return [
        _turn_line(state.turn),
        f"board {_board(state.board)}",
        *_offer_lines(game, state.offer),
        *(_seat_line(game, player) for player in state.players),
        f"objects {' '.join(objects) or NONE}",
        *parts,
    ]


def _turn_line(turn: Turn) -> str:
    seen = ";".join(f"{write_cell(cell)}:{free}:{cards}" for cell, free, cards in sorted(turn.seen))
    awaiting = "over" if turn.over else turn.awaiting or NONE
    where = f"seat={turn.seat} connect={turn.to_connect} free={turn.free} awaiting={awaiting}"
    return f"turn {where} seen={seen or NONE}"


def _board(board: Board) -> str:
    spots = []
    for cell, laid in sorted(board.tiles.items()):
        turned = f"^{laid.rotation}" if laid.rotation else ""
        spots.append(f"{laid.tile.id}@{write_cell(cell)}{turned}")
    return " ".join(spots)


def _offer_lines(game: Game[State], offer: Offer) -> list[str]:
    blind = zip(game.tiles, offer.blind, strict=True)
    return [
        f"open {_ids(offer.open)}",
        f"blind {' '.join(f'{tile.id}:{count}' for tile, count in blind if count) or NONE}",
        f"hand {offer.hand.id if offer.hand else NONE}",
        f"rejects {_ids(offer.rejects)}",
        f"removed {_ids(offer.removed)}",
    ]


def _seat_line(game: Game[State], player: Player | PlayerView) -> str:
    line = f"seat at={write_cell(player.cell)} cards={player.cards} left={_counted(game, player.left)}"
    pile = player.pile
    if pile is None:
        return f"{line} pile={HIDDEN}"
    places = (f"{place}!" if place in pile.firsts else place for place in pile.places)
    visits = _counted(game, pile.visits)
    return f"{line} places={_listed(places)} bears={pile.bears} visits={visits}"


def _ids(tiles: Iterable[Tile]) -> str:
    return " ".join(tile.id for tile in tiles) or NONE


def _listed(words: Iterable[str]) -> str:
    return ",".join(sorted(words)) or NONE


def _counted(game: Game[State], counts: tuple[int, ...]) -> str:
    return ",".join(f"{what}:{count}" for what, count in zip(game.objects, counts, strict=True))


# Reading.


def read_position(text: str, load_box: Callable[[str], Box]) -> State:
    """Read a position; `load_box` finds the box by its name."""
    read = _Lines(text, load_box)
    return State(players=tuple(_read_seat(read.game, seat) for seat in read.seats), **read.shared())


def read_view(text: str, load_box: Callable[[str], Box]) -> View:
    """Read what one seat sees of a position; `load_box` finds the box by its name."""
    read = _Lines(text, load_box)
    field = _fields(read.rest["view"])
    return View(
        seat=None if field["seat"] == HIDDEN else int(field["seat"]),
        players=tuple(_read_seen_seat(read.game, seat) for seat in read.seats),
        firsts_left=frozenset(_words(field["firsts"], ",")),
        **read.shared(),
    )


class _Lines:
    """The lines of a position or of a view."""

    def __init__(self, text: str, load_box: Callable[[str], Box]) -> None:
        first, *lines = text.strip().splitlines()
        self.game = game_for(read_setup(first, load_box))
        self.rest: dict[str, str] = {}
        self.seats: list[str] = []
        self._parts: dict[str, str] = {}
        for line in lines:
            word, _, content = line.strip().partition(" ")
            if word == "seat":
                self.seats.append(content)
            elif word == "part":
                name, _, part = content.partition(" ")
                self._parts[name] = part
            else:
                self.rest[word] = content
        if len(self.seats) != self.game.players:
            raise ValueError(f"{self.game.players} players, but {len(self.seats)} seats")

    def shared(self) -> dict[str, Any]:
        """Read what a position and a view have in common, by field."""
        game, rest = self.game, self.rest
        return {
            "game": game,
            "board": _read_board(game, rest["board"]),
            "offer": _read_offer(game, rest),
            "objects": _read_objects(rest["objects"]),
            "turn": _read_turn(rest["turn"]),
            "parts": {name: part.read(self._parts[name]) for name, part in game.rulebook.parts.items()},
        }


def read_setup(line: str, load_box: Callable[[str], Box]) -> Setup:
    """Read a set-up."""
    field = _fields(line)
    wanted = {"rules", "box", "players", "with", "scores"}
    if line.split()[:1] != ["rifugio"] or field.keys() != wanted or field["scores"] not in SCORES:
        raise ValueError(f"not a set-up: {line!r}")
    return Setup(
        box=load_box(field["box"]),
        players=int(field["players"]),
        extensions=frozenset(() if field["with"] == NONE else field["with"].split("+")),
        open_scores=bool(SCORES.index(field["scores"])),
        rules_version=int(field["rules"]),
    )


def _fields(line: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in line.split() if "=" in word)


def _words(text: str, by: str | None = None) -> list[str]:
    return [] if text == NONE else text.split(by)


def _read_turn(line: str) -> Turn:
    field = _fields(line)
    awaiting = field["awaiting"]
    arrivals = (arrival.split(":") for arrival in _words(field["seen"], ";"))
    return Turn(
        seat=int(field["seat"]),
        to_connect=int(field["connect"]),
        awaiting="fill" if awaiting == "fill" else "draw" if awaiting == "draw" else None,
        free=int(field["free"]),
        seen=frozenset((read_cell(cell), int(free), int(cards)) for cell, free, cards in arrivals),
        over=awaiting == "over",
    )


def _read_board(game: Game[State], line: str) -> Board:
    board = board_at_start(game)
    for spot in line.split():
        tile, _, where = spot.partition("@")
        place, _, rotation = where.partition("^")
        cell = read_cell(place)
        if cell == START and tile == game.box.start.id:
            continue
        if cell in board.tiles:
            raise ValueError(f"two tiles on {place}")
        board = board.lay(game.laid[tile][int(rotation or 0)], cell)
    return board


def _read_offer(game: Game[State], lines: dict[str, str]) -> Offer:
    def tiles(line: str) -> tuple[Tile, ...]:
        return tuple(game.tiles[game.tile_index[word]] for word in _words(line))

    counts = dict(word.split(":") for word in _words(lines["blind"]))
    unknown = counts.keys() - game.tile_index.keys()
    if unknown:
        raise ValueError(f"no such tile in this game: {sorted(unknown)}")
    return Offer(
        open=tiles(lines["open"]),
        blind=tuple(int(counts.get(tile.id, 0)) for tile in game.tiles),
        hand=next(iter(tiles(lines["hand"])), None),
        rejects=tiles(lines["rejects"]),
        removed=tiles(lines["removed"]),
    )


def _read_seat(game: Game[State], line: str) -> Player:
    field = _fields(line)
    places = _words(field["places"], ",")
    pile = Pile(
        places=frozenset(place.rstrip("!") for place in places),
        firsts=frozenset(place.rstrip("!") for place in places if place.endswith("!")),
        bears=int(field["bears"]),
        visits=_read_counted(game, field["visits"]),
    )
    return Player(read_cell(field["at"]), int(field["cards"]), _read_counted(game, field["left"]), pile)


def _read_seen_seat(game: Game[State], line: str) -> PlayerView:
    field = _fields(line)
    if field.get("pile") != HIDDEN:
        return PlayerView(*_read_seat(game, line))
    return PlayerView(read_cell(field["at"]), int(field["cards"]), _read_counted(game, field["left"]), None)


def _read_counted(game: Game[State], text: str) -> tuple[int, ...]:
    counts = dict(word.split(":") for word in text.split(","))
    return tuple(int(counts[what]) for what in game.objects)


def _read_objects(line: str) -> dict[int, OwnedObject]:
    objects = {}
    for word in _words(line):
        what, _, cell = word.partition("@")
        objects[read_cell(cell)] = OwnedObject(what.rstrip("0123456789"), int(what[-1]))
    return objects
