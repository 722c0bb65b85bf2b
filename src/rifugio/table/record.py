"""The record of a table's game, and its result."""

import json
from typing import TypedDict

from rifugio.dealer.seals import (
    COMMITMENT,
    SALT_DIGESTS,
    SALTS_SHOWN,
    SEATS,
    SECRET,
    WORD_DIGESTS,
    WORDS,
)
from rifugio.engine.play import outcome
from rifugio.engine.rulebook import ScoreLine
from rifugio.engine.text.records import Record, write_record
from rifugio.table.table import Seat, Table


def record_of(table: Table) -> str:
    """Return the record of the game so far; raise ValueError before the start.

    Its headers name the players, how the first one was chosen, who resigned with how many points, and the
    seal of the bag, with the secret once it is published, which includes aborted games.
    """
    play = table.begun
    headers = {
        "Players": json.dumps([_name(table.seats[number]) for number in play.order]),
        SEATS: " ".join(map(str, play.order)),
        "First": play.first,
        COMMITMENT: table.commitment,
        WORDS: json.dumps(play.words),
    }
    if table.salt_digests:
        headers[SALTS_SHOWN] = json.dumps(play.salts)
        headers[WORD_DIGESTS] = json.dumps(play.digests)
        headers[SALT_DIGESTS] = json.dumps(table.salt_digests)
    resigned = [table.seats[number].resigned for number in play.order]
    if any(points is not None for points in resigned):
        headers["Resigned"] = json.dumps(resigned)
    if table.secret is not None:
        headers[SECRET] = table.secret
    return write_record(Record(play.setup, play.moves, headers))


def _name(seat: Seat) -> str:
    return seat.look.name if seat.look is not None else seat.bot or ""


class Line(TypedDict):
    """Points from one source."""

    source: str
    points: int


class Result(TypedDict):
    """The result of a game, by player in the order of play."""

    ranks: list[int]
    points: list[list[Line]]


def result_of(table: Table) -> Result | None:
    """Return the result; None if the game has not ended, or was aborted."""
    standings = None if table.play is None else outcome(table.play.state)
    if standings is None:
        return None
    return {
        "ranks": [standing.rank for standing in standings],
        "points": [[_line(line) for line in standing.lines] for standing in standings],
    }


def _line(line: ScoreLine) -> Line:
    return {"source": line.source, "points": line.points}
