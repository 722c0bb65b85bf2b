"""Opens tables whose game has begun: at a position of a finished game, to try again what comes after it."""

from collections.abc import Iterable
from typing import NamedTuple

from rifugio.answering.granting import FIRST_GENERATION
from rifugio.answering.room_codes import new_room
from rifugio.engine.game import RULES_VERSION
from rifugio.server.ids import command_id_of
from rifugio.server.keys import Secret
from rifugio.server.play.event_bytes import write_event
from rifugio.server.play.new_tables import ANY_TIME, new_game_id, new_link
from rifugio.server.play.seams import World
from rifugio.server.play.stored import NewEvent, NewGame
from rifugio.server.tokens import Tokens
from rifugio.table.duties import duties
from rifugio.table.fold import fold
from rifugio.table.messages.events import Event
from rifugio.table.personal import parted
from rifugio.table.table import Table
from rifugio.table.trying import up_to


class TriedTable(NamedTuple):
    """A new table, and the tokens of whoever tries: for the seat, and as host."""

    join_link: str
    tokens: tuple[str, str]


async def try_from(
    world: World, tokens: Tokens, table: Table, secret: Secret, seat: int, ply: int
) -> TriedTable:
    """Open a table at the position before a ply, with the same secret."""
    game_id = new_game_id(world.clock, world.chance)
    events = up_to(table, seat, ply, new_room(world.chance))
    join_link, _ = await open_begun(world, game_id, events, secret)
    return TriedTable(join_link, (tokens.seat(join_link, seat, FIRST_GENERATION), tokens.host(join_link)))


async def open_begun(world: World, game_id: int, events: Iterable[Event], secret: Secret) -> tuple[str, str]:
    """Open a table with these events; return its links. Its room is only a name: nobody can come by it."""
    join_link, watch_link = (new_link(game_id, world.chance) for _ in range(2))
    first, *more = _stored(world, game_id, events)
    await world.store.open_game(NewGame(game_id, join_link, watch_link, secret, first, tuple(more)))
    return join_link, watch_link


def _stored(world: World, game_id: int, events: Iterable[Event]) -> list[NewEvent]:
    """Return the first events of the new table; its duties come with the last of them."""
    found: list[NewEvent] = []
    states: list[Table] = []
    for seq, event in enumerate(events, start=1):
        command_id = command_id_of(world.chance.some_bytes(16))
        states.append(fold(states[-1] if states else None, seq, command_id, ANY_TIME, event))
        bare, texts = parted(event)
        new = NewEvent(game_id, seq, command_id, -2, RULES_VERSION, write_event(bare), texts=texts)
        found.append(new)
    due = tuple((duty.kind, duty.after_seconds) for duty in duties(states[0], states[-1]))
    return [*found[:-1], found[-1]._replace(duties=due)]
