"""The projection of a game: its public part, and the piles separately."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from rifugio.engine.base.scoring import decided_by
from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.game import Game, Setup
from rifugio.engine.play import outcome
from rifugio.engine.rulebook import ScoreLine
from rifugio.engine.state import Offer, Pile, Player, State
from rifugio.engine.text.positions import write_setup
from rifugio.table.projection.pieces import counted, ids, pair, quoted, spot, thing
from rifugio.table.table import Play

COVERED: Final = '"pile":null,"score":null}'


class GameText(NamedTuple):
    """A game without the players' last fields, pile and score."""

    before: str
    players: tuple[str, ...]
    after: str


def game_text(play: Play) -> GameText:
    """Return what everybody may see of a game."""
    return position_text(play.state, play.setup, play.order)


def shown_game(state: State, order: Iterable[int] | None = None) -> str:
    """Return a position with all piles open; without an order, seats are numbered in the order of play."""
    game = position_text(state, state.game.setup, range(state.game.players) if order is None else order)
    players = [
        f'{text}"pile":{pile_json(state, player)},"score":{score_json(state, player)}}}'
        for player, text in enumerate(game.players)
    ]
    return f"{game.before}{','.join(players)}{game.after}"


def position_text(state: State, setup: Setup, order: Iterable[int]) -> GameText:
    """Return what everybody may see of a position."""
    before = (
        f'{{"setup":{quoted(write_setup(setup))},"order":[{",".join(map(str, order))}]'
        f',"tiles":{state.board.derive(tiles_json)},{_offer(state.game, state.offer)},"players":['
    )
    taken = {place for player in state.players for place in player.pile.firsts}
    firsts = [place for place in _firsts(state.game) if place not in taken]
    after = (
        f'],"objects":{_objects(state)},"marks":{_marks(state)},"swimmers":{_swimmers(state)}'
        f',"steps":{{"free":{state.turn.free},"connect":{state.turn.to_connect}}},"firsts":{ids(firsts)}}}'
    )
    return GameText(before, tuple(_player(state.game, player) for player in state.players), after)


@lru_cache(maxsize=256)
def _firsts(game: Game[State]) -> tuple[str, ...]:
    """Return the places that have a card for their first visitor; whether it is gone is public."""
    return tuple(sorted(tile.id for tile in game.tiles if tile.first_points))


def tiles_json(board: Board) -> str:
    """Return the landscape, sorted by cell, so that the order of laying does not matter."""
    tiles = board.tiles
    laid = [(cell, tiles[cell]) for cell in sorted(tiles)]
    return f"[{','.join([spot(one.tile.id, cell, one.rotation) for cell, one in laid])}]"


def _offer(game: Game[State], offer: Offer) -> str:
    blind = zip(game.tiles, offer.blind, strict=True)
    counts = ",".join([f"{quoted(tile.id)}:{count}" for tile, count in blind if count])
    return (
        f'"open":{ids([tile.id for tile in offer.open])}'
        f',"hand":{"null" if offer.hand is None else quoted(offer.hand.id)},"blind":{{{counts}}}'
        f',"rejects":{ids([tile.id for tile in offer.rejects])}'
        f',"removed":{ids([tile.id for tile in offer.removed])}'
    )


def _player(game: Game[State], player: Player) -> str:
    return f'{{"at":[{pair(player.cell)}],"cards":{player.cards},"left":{counted(game.objects, player.left)},'


def _objects(state: State) -> str:
    objects = state.objects
    built = [(cell, objects[cell]) for cell in sorted(objects)]
    return f"[{','.join([thing(one.what, one.owner, cell) for cell, one in built])}]"


def _marks(state: State) -> str:
    marks = sorted(state.game.rulebook.marks(state.parts).items())
    return f"[{','.join([thing(what, owner, cell) for cell, (what, owner) in marks])}]"


def _swimmers(state: State) -> str:
    who = sorted(state.game.rulebook.swimmers(state.parts).items())
    listed = [f'{{"player":{player},"near":{_near(near)}}}' for player, near in who]
    return f"[{','.join(listed)}]"


def _near(cell: Cell | None) -> str:
    return "null" if cell is None else f"[{pair(cell)}]"


def pile_json(state: State, player: int) -> str:
    """Return the pile of a player, for those who may see it."""
    return _pile(state.game.objects, state.players[player].pile)


def score_json(state: State, player: int) -> str:
    """Return the points of a player, for those who may see them."""
    return _points(state.game.rulebook.score(state, player))


@lru_cache(maxsize=16_384)
def _pile(names: tuple[str, ...], pile: Pile) -> str:
    return (
        f'{{"places":{ids(sorted(pile.places))},"firsts":{ids(sorted(pile.firsts))}'
        f',"bears":{pile.bears},"visits":{counted(names, pile.visits)}}}'
    )


def _points(lines: Iterable[ScoreLine]) -> str:
    return f"[{','.join([_line(line.source, line.points) for line in lines])}]"


@lru_cache(maxsize=4096)
def _line(source: str, points: int) -> str:
    return f'{{"source":{quoted(source)},"points":{points}}}'


def result_json(state: State) -> str:
    """Return the result of a game, or null while it is on."""
    standings = outcome(state)
    if standings is None:
        return "null"
    ranks = ",".join([str(standing.rank) for standing in standings])
    points = ",".join([_points(one.lines) for one in standings])
    decisive = ",".join([quoted(source) for source in decided_by(standings, state.game.rulebook)])
    return f'{{"ranks":[{ranks}],"points":[{points}],"decided_by":[{decisive}]}}'
