"""Replays of tables and records: the whole game in the fragment of a link, for a page without rules."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, get_args

from rifugio.dealer.seals import Salted, SealError, read_seal
from rifugio.engine.text.records import Record
from rifugio.replay import Actor, Replay, fragment, write_replay
from rifugio.table.messages.options import Animal, BotName, Colour, Name
from rifugio.table.messages.reading import reader
from rifugio.table.projection.seats import COLOURS, bot_colours
from rifugio.table.table import Table

BOTS: Final[tuple[str, ...]] = get_args(BotName)
ANIMALS: Final[tuple[Animal, ...]] = ("hare", "hedgehog", "badger", "owl", "chamois")
"""Players without a name are called by these animals, as in the locale files."""
read_name: Final = reader(Name)
DATE: Final = "Date"
DAY: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
PROMISE: Final = re.compile(r"[\w-]{1,40}:[0-9a-f]{64}", re.ASCII)
LONGEST_WORD: Final = 100
"""Characters of a player's word for the bag; browsers refuse a replay with a longer one."""
PLAYERS: Final = "Players"
SEATS: Final = "Seats"


def replay_of(table: Table) -> str:
    """Return the replay of a finished or aborted table; raise ValueError before that."""
    if table.phase not in ("over", "aborted"):
        raise ValueError("the game is not over")
    play = table.begun
    seal: dict[str, Any] = {"commitment": table.commitment, "words": play.words, "secret": table.secret}
    if table.salt_digests:
        seal["salted"] = _salted(Salted(play.digests, play.salts, table.salt_digests, play.order))
    date = play.turn_began.date().isoformat()
    return fragment(write_replay(Replay(play.setup, play.moves, _actors(table), date, seal)))


def _actors(table: Table) -> list[Actor]:
    """Return the players in the order of play; a person whose seat a bot took over stays that person."""
    colours = bot_colours(table)
    found = []
    for number in table.begun.order:
        seat = table.seats[number]
        if number in colours:
            found.append(Actor("", seat.bot or "", colours[number], seat.bot or ""))
        elif seat.look is not None:
            found.append(Actor(seat.look.name, seat.look.animal, seat.look.colour))
        else:  # left for good while the game was on
            found.append(Actor("", seat.bot or BOTS[0], _left(table, colours), seat.bot or BOTS[0]))
    return found


def _left(table: Table, colours: Mapping[int, str]) -> str:
    worn = {*colours.values(), *(seat.look.colour for seat in table.seats if seat.look is not None)}
    return next((colour for colour in get_args(Colour) if colour not in worn), COLOURS[0])


def replay_of_record(record: Record) -> str:
    """Return the replay of a record; its headers are untrusted, so only valid values are used."""
    headers = record.headers
    names = _list(headers.get(PLAYERS) or headers.get(SEATS))
    actors = [_actor(number, names) for number in range(record.setup.players)]
    day = headers.get(DATE, "")[:10]
    date = day if DAY.fullmatch(day) else ""
    return fragment(write_replay(Replay(record.setup, record.moves, actors, date, _seal(record))))


def _seal(record: Record) -> dict[str, Any]:
    """Return the seal of a record in the replay's format; empty if it cannot be read."""
    try:
        seal = read_seal(record)
    except SealError:
        seal = None
    if seal is None or not PROMISE.fullmatch(seal.commitment) or max(map(len, seal.words)) > LONGEST_WORD:
        return {"commitment": None, "words": [], "secret": None}
    secret = None if seal.secret is None else seal.secret.hex()
    salted = {} if seal.salted is None else {"salted": _salted(seal.salted)}
    return {"commitment": seal.commitment, "words": seal.words, "secret": secret, **salted}


def _salted(salted: Salted) -> dict[str, Any]:
    """Return the extra data of a seal of version 2: digests of words, salts, digests of salts, seats."""
    return asdict(salted)


def _actor(number: int, names: Sequence[object]) -> Actor:
    """Return a player of a record: with a name, as a bot, or as the seat's animal."""
    given = names[number] if number < len(names) else ""
    if isinstance(given, list):  # the terminal writes name and bot
        given = next((text for text in given if text), "")
    colour = COLOURS[number]
    if given in BOTS:
        return Actor("", str(given), colour, str(given))
    try:
        name = read_name(given)
    except ValueError:
        name = ""
    return Actor(name, ANIMALS[number], colour)


def _list(text: str | None) -> list[Any]:
    try:
        found = json.loads(text or "[]")
    except (ValueError, RecursionError):
        return []
    return found if isinstance(found, list) else []
