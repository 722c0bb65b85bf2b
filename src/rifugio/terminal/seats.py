"""The seats at the table, and who begins."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rifugio.words import Words


@dataclass(frozen=True)
class Seat:
    """A person, named or not, or an animal."""

    name: str = ""
    bot: str | None = None
    chair: int | None = None
    """The seat number before the first player was chosen; it gives unnamed people their default names."""


def seats_for(players: int, bots: Sequence[str], names: Sequence[str] = ()) -> tuple[Seat, ...]:
    """Return the seats: people first, then animals."""
    people = players - len(bots)
    given = [*names, *[""] * people][:people]
    return (*(Seat(name=name) for name in given), *(Seat(bot=bot) for bot in bots))


def from_the_first(seats: Sequence[Seat], begins: int | None, seed: str | None = None) -> tuple[Seat, ...]:
    """Return the seats in the order of play; with `begins` None chance decides, reproducibly with a seed."""
    if begins is None and seed is None:
        begins = secrets.randbelow(len(seats))
    elif begins is None:
        begins = int.from_bytes(hashlib.sha256(f"first {seed}".encode()).digest()) % len(seats)
    seated = [replace(seat, chair=number) for number, seat in enumerate(seats)]
    return (*seated[begins:], *seated[:begins])


def names_of(seats: Sequence[Seat], words: Words) -> tuple[str, ...]:
    """Return everybody's display name; duplicates get a number.

    Unprintable characters are dropped: a saved game may contain anything.
    """
    found: list[str] = []
    for number, seat in enumerate(seats):
        given = "".join(letter for letter in seat.name if letter.isprintable()).strip()
        chair = number if seat.chair is None else seat.chair
        name = given or words.say(f"bot-{seat.bot}" if seat.bot else "seat-animal", seat=chair)
        again = sum(one == name or one.startswith(f"{name} ") for one in found)
        found.append(f"{name} {again + 1}" if again else name)
    return tuple(found)
