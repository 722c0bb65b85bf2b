"""Reads an uploaded record. Nothing is stored."""

from itertools import islice

from rifugio.answering.messages import ReadRecord, ReadTurn
from rifugio.answering.replays import replay_of_record
from rifugio.box import load_box
from rifugio.dealer import verify
from rifugio.engine.moves import End
from rifugio.engine.play import outcome
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import digest, write_setup
from rifugio.engine.text.records import Record, read_record


def read_uploaded(text: str) -> ReadRecord:
    """Return a record, replayed and verified; raise ValueError if it is invalid."""
    record = read_record(text, load_box)
    standings = outcome(record.last())
    return ReadRecord(
        setup=write_setup(record.setup),
        headers=dict(record.headers),
        turns=_turns(record),
        over=standings is not None,
        ranks=None if standings is None else tuple(one.rank for one in standings),
        verdict=type(verify(record)).__name__,
        replay=replay_of_record(record),
    )


def _turns(record: Record) -> tuple[ReadTurn, ...]:
    turns, moves = [], []
    state = None
    for move, (state, _) in zip(record.moves, islice(record.replay(), 1, None), strict=True):
        moves.append(write_move(move))
        if isinstance(move, End):
            turns.append(ReadTurn(moves=tuple(moves), digest=digest(state)))
            moves = []
    if moves and state is not None:
        turns.append(ReadTurn(moves=tuple(moves), digest=digest(state)))
    return tuple(turns)
