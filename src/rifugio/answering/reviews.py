"""A review as it is sent: what each turn gave away, and the turns that decided the game, to be drawn."""

import json
from collections.abc import Iterable

from rifugio.answering.judging import read_decision
from rifugio.answering.review_messages import DecidingTurn, ReviewedMoves, ReviewedTurn, ShownReview
from rifugio.answering.thoughts import Review
from rifugio.bots.review import Decision, deciding
from rifugio.engine.base.scoring import total
from rifugio.engine.moves import Move
from rifugio.engine.play import carry_out, new_game
from rifugio.engine.state import State
from rifugio.table.messages.reading import reader
from rifugio.table.messages.tables import ShownGame
from rifugio.table.messages.told import ToldEffect
from rifugio.table.projection.games import shown_game
from rifugio.table.table import Play, Table
from rifugio.table.trying import can_try
from rifugio.table.values import wire_effect


def shown(table: Table, seat: int, review: Review) -> ShownReview:
    """Return a review for whoever has the seat; its turns only when it is done."""
    play = table.begun
    found = [read_decision(text) for text in review.decisions] if review.state == "done" else []
    return ShownReview(
        state=review.state,
        progress=round(review.ply / len(play.moves), 3),
        turns=tuple(_turns(play, found)),
        deciding=tuple(_deciding(play, one) for one in deciding(found)),
        can_try=can_try(table, seat),
    )


def _turns(play: Play, found: Iterable[Decision]) -> Iterable[ReviewedTurn]:
    by_turn: dict[int, list[Decision]] = {}
    for one in found:
        by_turn.setdefault(one.turn, []).append(one)
    for turn, parts in by_turn.items():
        yield ReviewedTurn(
            round=_round(play, turn),
            lost=round(sum(part.lost for part in parts), 1),
            chance=round(parts[-1].chance, 3),
        )


def _round(play: Play, turn: int) -> int:
    return turn // play.setup.players + 1


def _deciding(play: Play, one: Decision) -> DecidingTurn:
    state = new_game(play.setup)
    for move in play.moves[: one.ply]:
        state, _ = carry_out(state, move)
    return DecidingTurn(
        round=_round(play, one.turn),
        ply=one.ply,
        lost=round(one.lost, 1),
        chance=round(one.chance, 3),
        chance_best=round(one.chance_best, 3),
        before=_game(state, play),
        mine=_moves(state, one.moves),
        best=_moves(state, one.best),
    )


def _game(state: State, play: Play) -> ShownGame:
    game: ShownGame = reader(ShownGame)(json.loads(shown_game(state, play.order)))
    return game


def _moves(state: State, moves: Iterable[Move]) -> ReviewedMoves:
    """Return what some moves of the player to move do, and the points they bring at once."""
    player, before = state.turn.seat, state
    effects: list[ToldEffect] = []
    for move in moves:
        after, brought = carry_out(state, move)
        changes = state.game.rulebook.changes
        effects += [wire_effect(effect, changes(state, move, effect)) for effect in brought]
        state = after
    return ReviewedMoves(effects=tuple(effects), points=total(state, player) - total(before, player))
