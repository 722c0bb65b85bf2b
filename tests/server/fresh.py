"""New ids, links and secrets for tests, from the machine's clock and random source."""

from rifugio.server.host.machine import MachineChance, MachineClock
from rifugio.server.keys import Secret
from rifugio.server.play import new_tables


def new_game_id() -> int:
    return new_tables.new_game_id(MachineClock(), MachineChance())


def new_link(game_id: int = 0) -> str:
    return new_tables.new_link(game_id, MachineChance())


def new_secret() -> Secret:
    return new_tables.new_secret(MachineChance())
