"""Who sits at the table, and who of them begins."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rifugio.words import Words


@dataclass(frozen=True)
class Seat:
    """A person, by name or without one, or one of the animals."""

    name: str = ""
    bot: str | None = None
    chair: int | None = None
    """Where somebody sat before it was settled who begins; whoever has no name is called after it."""


def seats_for(players: int, bots: Sequence[str], names: Sequence[str] = ()) -> tuple[Seat, ...]:
    """Return people first, then animals."""
    people = players - len(bots)
    given = [*names, *[""] * people][:people]
    return (*(Seat(name=name) for name in given), *(Seat(bot=bot) for bot in bots))


def from_the_first(seats: Sequence[Seat], begins: int | None, seed: str | None = None) -> tuple[Seat, ...]:
    """Return the seats in the order of turns; None: chance decides who begins, the same for the same seed."""
    if begins is None and seed is None:
        begins = secrets.randbelow(len(seats))
    elif begins is None:
        begins = int.from_bytes(hashlib.sha256(f"first {seed}".encode()).digest()) % len(seats)
    seated = [replace(seat, chair=number) for number, seat in enumerate(seats)]
    return (*seated[begins:], *seated[:begins])


def names_of(seats: Sequence[Seat], words: Words) -> tuple[str, ...]:
    """Return what everybody is called; a second one of the same name gets a number.

    Of a name only what can be printed is used: a saved game may hold anything.
    """
    found: list[str] = []
    for number, seat in enumerate(seats):
        given = "".join(letter for letter in seat.name if letter.isprintable()).strip()
        chair = number if seat.chair is None else seat.chair
        name = given or words.say(f"bot-{seat.bot}" if seat.bot else "seat-animal", seat=chair)
        again = sum(one == name or one.startswith(f"{name} ") for one in found)
        found.append(f"{name} {again + 1}" if again else name)
    return tuple(found)
