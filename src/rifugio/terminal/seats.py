"""Who sits at the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from rifugio.words import Words


@dataclass(frozen=True)
class Seat:
    """A person, by name or without one, or one of the animals."""

    name: str = ""
    bot: str | None = None


def seats_for(players: int, bots: Sequence[str], names: Sequence[str] = ()) -> tuple[Seat, ...]:
    """Return people first, then animals."""
    people = players - len(bots)
    given = [*names, *[""] * people][:people]
    return (*(Seat(name=name) for name in given), *(Seat(bot=bot) for bot in bots))


def names_of(seats: Sequence[Seat], words: Words) -> tuple[str, ...]:
    """Return what everybody is called; a second one of the same name gets a number.

    Of a name only what can be printed is used: a saved game may hold anything.
    """
    found: list[str] = []
    for number, seat in enumerate(seats):
        given = "".join(letter for letter in seat.name if letter.isprintable()).strip()
        name = given or words.say(f"bot-{seat.bot}" if seat.bot else "seat-animal", seat=number)
        again = sum(one == name or one.startswith(f"{name} ") for one in found)
        found.append(f"{name} {again + 1}" if again else name)
    return tuple(found)
