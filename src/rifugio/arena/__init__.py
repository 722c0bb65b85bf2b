"""The arena: tournaments between bots, which measure their strength with confidence intervals.

Needs the extra `arena`, and for a cluster the extra `ray`.
"""

from rifugio.arena.fixtures import Contest, Fixture, fixtures, games_planned
from rifugio.arena.games import Offence, Played, play_game
from rifugio.arena.report import BotReport, Report, Score, as_json
from rifugio.arena.running import play_here, play_in_processes, play_on_ray
from rifugio.arena.strangers import bot_named
from rifugio.arena.tables import tables
from rifugio.arena.tally import Tally

__all__ = [
    "BotReport",
    "Contest",
    "Fixture",
    "Offence",
    "Played",
    "Report",
    "Score",
    "Tally",
    "as_json",
    "bot_named",
    "fixtures",
    "games_planned",
    "play_game",
    "play_here",
    "play_in_processes",
    "play_on_ray",
    "tables",
]
