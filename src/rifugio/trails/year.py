"""Many days in a file: made and sealed with the key, verified by anybody."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from itertools import pairwise
from typing import Any, Final

from rifugio.dealer import SECRET_LENGTH, SealedBag, commitment_of
from rifugio.engine.moves import Move
from rifugio.engine.play import carry_out, legal_moves, new_game
from rifugio.engine.text.positions import write_setup
from rifugio.trails.days import DAY
from rifugio.trails.trail import sealed_by, secret_of, trail_of

FORM: Final = "rifugio-trails-1"


def year(key: bytes, begin: date, days: int, published: date | None = None) -> dict[str, Any]:
    """Return the trails of some days with their seals; with their secrets up to a day that has ended."""
    rows = [_row(key, begin + number * DAY, published) for number in range(days)]
    return {"form": FORM, "digest": digest_of(rows), "trails": rows}


def _row(key: bytes, day: date, published: date | None) -> dict[str, Any]:
    trail = trail_of(day)
    row = {
        "day": day.isoformat(),
        "animals": list(trail.animals),
        "setup": write_setup(trail.setup),
        "commitment": sealed_by(key, day),
    }
    if published is not None and day <= published:
        row["secret"] = secret_of(key, day).hex()
    return row


def digest_of(rows: Iterable[Mapping[str, Any]]) -> str:
    """Return one digest of all seals: whoever wrote it down early need not keep the whole file."""
    lines = "".join(f"{row['day']} {row['commitment']}\n" for row in rows)
    return hashlib.sha256(lines.encode()).hexdigest()


def faults(found: Mapping[str, Any], key: bytes | None = None) -> Iterator[str]:
    """Yield what is wrong with a file of trails; with the key its seals are compared, too."""
    rows: Sequence[Mapping[str, Any]] = found["trails"]
    if found["form"] != FORM:
        yield f"not of the form {FORM}"
    if found["digest"] != digest_of(rows):
        yield "the digest is not that of the seals"
    days = [date.fromisoformat(row["day"]) for row in rows]
    if any(after - before != DAY for before, after in pairwise(days)):
        yield "the days do not follow one another"
    for day, row in zip(days, rows, strict=True):
        yield from (f"{row['day']}: {why}" for why in _faults_of(day, row, key))


def _faults_of(day: date, row: Mapping[str, Any], key: bytes | None) -> Iterator[str]:
    trail = trail_of(day)
    if row["animals"] != list(trail.animals) or row["setup"] != write_setup(trail.setup):
        yield "not the animals and extensions of this day"
    if key is not None and sealed_by(key, day) != row["commitment"]:
        yield "sealed with another key"
    if "secret" in row:
        secret = bytes.fromhex(row["secret"])
        if len(secret) != SECRET_LENGTH or commitment_of(secret) != row["commitment"]:
            yield "the secret is not the one that was committed to"


def tiles_of(day: date, secret: bytes) -> list[str]:
    """Return the tiles of a day as they come to whoever always takes the first move there is."""
    setup = trail_of(day).setup
    state, bag = new_game(setup), SealedBag(secret, ("",) * setup.players, setup)
    tiles: list[str] = []
    while not state.turn.over:
        move: Move
        if state.turn.awaiting is not None:
            move = bag.reveal(state, len(tiles))
            tiles.append(move.tile)
        else:
            move = legal_moves(state)[0]
        state, _ = carry_out(state, move)
    return tiles
