"""Events during the game and at its end."""

from dataclasses import replace

from rifugio.engine.moves import End
from rifugio.engine.text.moves import read_move
from rifugio.table.fold_helpers import At, Changes
from rifugio.table.fold_seats import returned
from rifugio.table.messages.events import Aborted, ClockChanged, Moved, RematchOpened, Undone
from rifugio.table.nature import answered, played
from rifugio.table.table import Ended, Play, Saved, Table


def moved(at: At, event: Moved) -> Changes:
    """Apply a move and Nature's reveals; a player who moves is no longer away."""
    table = at.table
    if table.to_move != event.seat:
        raise ValueError("not the seat to move")
    changes: Changes = {} if event.by else returned(at, event.seat)
    play = changes.get("play", table.begun)
    move = read_move(event.move)
    state, _ = played(play.state, move)
    state, reveals = answered(state, event.reveals)
    ended = isinstance(move, End)
    changes["play"] = Play(  # not with `replace`, which takes twice as long: moves are most of every log
        setup=play.setup,
        order=play.order,
        digests=play.digests,
        words=play.words,
        salts=play.salts,
        first=play.first,
        rules_version=play.rules_version,
        state=state,
        moves=(*play.moves, move, *reveals),
        draws=play.draws + len(reveals),
        saved=() if ended or reveals else (*play.saved, Saved(table.seq, play.state, len(play.moves))),
        turn_began=at.time if ended else play.turn_began,
        ended=_to_take_back(table, event, play) if ended else None,
    )
    if state.turn.over:
        changes["phase"] = "over"
        changes["secret"] = event.secret
    return changes


def _to_take_back(table: Table, event: Moved, play: Play) -> Ended | None:
    """Return the positions a child may undo to: all tiles are laid there, so no reveal can be exploited."""
    if event.by or event.seat not in table.options.child_seats:
        return None
    positions = (*play.saved, Saved(table.seq, play.state, len(play.moves)))
    walking = tuple(saved for saved in positions if not saved.state.turn.to_connect)
    return Ended(event.seat, walking, play.draws)


def undone(at: At, event: Undone) -> Changes:
    """Restore a saved position; a player who undoes is no longer away."""
    if at.table.to_move != event.seat:
        return _turn_undone(at, event)
    changes = returned(at, event.seat)
    play = changes.get("play", at.table.begun)
    index = [saved.seq for saved in play.saved].index(event.to)
    saved = play.saved[index]
    changes["play"] = replace(
        play, state=saved.state, moves=play.moves[: saved.moves], saved=play.saved[:index]
    )
    return changes


def _turn_undone(at: At, event: Undone) -> Changes:
    """Reopen a child's turn that had ended; its clock restarts."""
    changes, play = returned(at, event.seat), at.table.begun
    ended = play.ended
    if ended is None or ended.seat != event.seat:
        raise ValueError("not the seat to move")
    index = [saved.seq for saved in ended.saved].index(event.to)
    saved = ended.saved[index]
    changes["play"] = replace(
        play,
        state=saved.state,
        moves=play.moves[: saved.moves],
        draws=ended.draws,
        saved=ended.saved[:index],
        turn_began=at.time,
        ended=None,
    )
    return changes


def clock(at: At, event: ClockChanged) -> Changes:
    """Change the clock and restart the current turn's time."""
    return {"clock": event.clock, "play": replace(at.table.begun, turn_began=at.time)}


def aborted(at: At, event: Aborted) -> Changes:
    """End the table and publish the secret."""
    return {"phase": "aborted", "secret": event.secret}


def rematch(at: At, event: RematchOpened) -> Changes:
    """Remember the link of the next table."""
    return {"rematch": event.table}
