"""The first events of a table that walks a trail: it begins at once, with everybody's bag."""

from rifugio.dealer import SealedBag
from rifugio.engine.play import new_game
from rifugio.engine.text.positions import write_setup
from rifugio.table.messages.events import Kept, Opened, Started
from rifugio.table.messages.options import Look, Options
from rifugio.table.messages.options import Trail as Walked
from rifugio.table.nature import answers
from rifugio.trails.trail import STRONGEST, TRIES, WALKER, Trail, order_of


def first_events(trail: Trail, secret: bytes, look: Look | None) -> tuple[Opened, Started]:
    """Return the events. Without a look the strongest bot walks, to show its path when the day is over.

    The seal is of version 1 and nobody says a word: so its commitment is the day's, and the draws of all who
    draw alike are the same.
    """
    setup = trail.setup
    bag = SealedBag(secret, ("",) * setup.players, setup)
    walker = Kept(seat=WALKER, bot=STRONGEST) if look is None else Kept(seat=WALKER, look=look, generation=1)
    animals = [Kept(seat=number, bot=animal) for number, animal in enumerate(trail.animals, WALKER + 1)]
    opened = Opened(
        options=Options(players=setup.players, extensions=trail.extensions, spectators=look is None),
        room=f"trail-{trail.day}",
        commitment=bag.commitment,
        seats=(walker, *animals),
        trail=Walked(day=trail.day.isoformat(), tries=TRIES),
    )
    started = Started(
        order=order_of(trail, secret),
        setup=write_setup(setup),
        digests=bag.words,
        reveals=answers(new_game(setup), bag, 0),
        first="draw",
    )
    return opened, started
