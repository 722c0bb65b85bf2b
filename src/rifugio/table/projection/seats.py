"""The projection of seats, options and looks."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, get_args

from rifugio.table.messages.options import Clock, Colour, Look, Options
from rifugio.table.projection.pieces import ids, moment, quoted, text_or_null
from rifugio.table.table import Seat, Table

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
TRUTH: Final = ("false", "true")


@lru_cache(maxsize=1024)
def clock_json(clock: Clock) -> str:
    """Return a clock."""
    return f'{{"kind":{quoted(clock.kind)},"seconds":{clock.seconds}}}'


@lru_cache(maxsize=1024)
def options_json(options: Options) -> str:
    """Return the options."""
    return (
        f'{{"players":{options.players},"extensions":{ids(options.extensions)}'
        f',"open_scores":{TRUTH[options.open_scores]},"clock":{clock_json(options.clock)}'
        f',"child_seats":[{",".join(map(str, options.child_seats))}]'
        f',"chat":{TRUTH[options.chat]},"spectators":{TRUTH[options.spectators]}}}'
    )


@lru_cache(maxsize=4096)
def look_json(look: Look) -> str:
    """Return a person's look."""
    return _look(quoted(look.name) if look.name else "null", look.animal, look.colour)


def _look(name: str, animal: str, colour: str) -> str:
    return f'{{"name":{name},"animal":{quoted(animal)},"colour":{quoted(colour)}}}'


def seat_texts(table: Table) -> tuple[str, ...]:
    """Return each seat up to its last field `mine`, which depends on the reader."""
    colours = bot_colours(table)
    return tuple(_seat(number, seat, colours) for number, seat in enumerate(table.seats))


def _seat(number: int, seat: Seat, colours: dict[int, Colour]) -> str:
    if number in colours and seat.bot is not None:
        look = _look("null", seat.bot, colours[number])
    else:
        look = "null" if seat.look is None else look_json(seat.look)
    resigned = "null" if seat.resigned is None else seat.resigned
    hiked = "null" if seat.hiked is None else seat.hiked
    return (
        f'{{"seat":{number},"kind":{quoted(seat.kind)},"look":{look},"bot":{text_or_null(seat.bot)}'
        f',"away":{TRUTH[seat.away]},"held":{TRUTH[seat.held]},"resigned":{resigned}'
        f',"holiday":{moment(seat.holiday)},"holiday_used":{seat.holiday_used}'
        f',"generation":{seat.generation},"hiked":{hiked}'
        f',"word":{TRUTH[bool(seat.word)]},"mine":'
    )


def bot_colours(table: Table) -> dict[int, Colour]:
    """Return the colour of each bot's seat.

    A bot that took over from a person keeps their colour; any other gets the first unused one, in seat order.
    """
    bots = [number for number, seat in enumerate(table.seats) if seat.kind == "bot"]
    if not bots:
        return {}
    worn = {seat.look.colour for seat in table.seats if seat.look is not None}
    left: Iterator[Colour] = iter([colour for colour in COLOURS if colour not in worn])
    looks = {number: table.seats[number].look for number in bots}
    return {number: look.colour if look is not None else next(left) for number, look in looks.items()}
