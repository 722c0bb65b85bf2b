"""Saved games: the record, with what is needed to resume in its headers."""

import json
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from rifugio.bots import BOTS
from rifugio.box import load_box
from rifugio.dealer import sealed
from rifugio.engine.play import to_move
from rifugio.engine.text.records import Record, read_record, write_record
from rifugio.terminal.claiming import InUse, claim, let_go
from rifugio.terminal.seats import Seat
from rifugio.terminal.session import Session

SEATS: Final = "Seats"
LANGUAGE: Final = "Language"
BAG: Final = "Bag"
"""The secret of a game in progress. When it is over, the seal publishes it under its own header."""

SUFFIX: Final = ".record"


class OnlyAnimals(ValueError):
    """Only animals played the game, so no person can resume it."""


class Saved(NamedTuple):
    """A game to resume, and the language it was played in."""

    session: Session
    language: str


def record_of(session: Session, language: str) -> Record:
    """Return the record of a game so far, with seal, seats and language."""
    seats = json.dumps([[seat.name, seat.bot, seat.chair] for seat in session.seats])
    record = Record(session.setup, session.moves, {SEATS: seats, LANGUAGE: language})
    record = sealed(record, session.bag)
    if session.over:
        return record
    return replace(record, headers={**record.headers, BAG: session.bag.secret.hex()})


def save(session: Session, language: str, path: Path) -> None:
    """Write a game atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    beside.write_text(write_record(record_of(session, language)), encoding="utf-8")
    beside.replace(path)


def load(path: Path) -> Saved:
    """Read a saved game; raise ValueError if it is invalid, over, or has no person playing."""
    record = read_record(path.read_text(encoding="utf-8"), load_box)
    if to_move(record.last()) is None:
        raise ValueError("the game is over")
    seats = seats_of(record)
    if all(seat.bot for seat in seats):
        raise OnlyAnimals("only animals play")
    try:
        secret = bytes.fromhex(record.headers[BAG])
    except KeyError as error:
        raise ValueError("the bag is missing") from error
    session = Session(record.setup, seats, secret, record.moves)
    return Saved(session, record.headers.get(LANGUAGE, ""))


def seats_of(record: Record) -> tuple[Seat, ...]:
    """Return the seats; unnamed people if the record has none."""
    found = _read_seats(record.headers.get(SEATS, "[]"))
    return found if len(found) == record.setup.players else (Seat(),) * record.setup.players


def _read_seats(listed: str) -> tuple[Seat, ...]:
    try:
        return tuple(_seat(*one) for one in json.loads(listed))
    except (TypeError, ValueError):
        return ()


def _a_person_plays(text: str) -> bool:
    """Whether a record's headers list a person, or no seats at all; the game itself is not parsed."""
    listed = next((line for line in text.splitlines() if line.startswith(f"{SEATS}: ")), "")
    seats = _read_seats(listed.removeprefix(f"{SEATS}: "))
    return not seats or not all(seat.bot for seat in seats)


def _seat(name: object, bot: object, chair: object = None) -> Seat:
    return Seat(
        str(name),
        bot if isinstance(bot, str) and bot in BOTS else None,
        chair if isinstance(chair, int) else None,
    )


def folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the platform's folder for saved games."""
    home = Path.home()
    if platform == "win32":
        base = Path(environment.get("APPDATA", home / "AppData" / "Roaming"))
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "rifugio"


def new_path() -> Path:
    """Return a unique path for a game that begins now, and lock it."""
    begun = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    for number in count(1):
        path = folder() / f"{begun}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        with suppress(InUse):
            if claim(path):
                if not path.exists():
                    return path
                let_go(path)
    raise AssertionError("there is always another number")


def saved_games() -> list[Path]:
    """Return the games that a person can resume, the newest first."""
    found = []
    for path in sorted(folder().glob(f"*{SUFFIX}"), reverse=True):
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            continue
        if f"\n{BAG}: " in text and _a_person_plays(text):
            found.append(path)
    return found
