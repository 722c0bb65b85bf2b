"""The arena: bots against bots, in many games, so that one can say how strong they are and how surely.

It needs the extra `arena`, and for other machines the extra `ray`.
"""

from rifugio.arena.fixtures import Contest, Fixture, fixtures, games_planned
from rifugio.arena.games import Offence, Played, bot_named, play_game
from rifugio.arena.report import BotReport, Report, Score, as_json
from rifugio.arena.running import play_here, play_in_processes, play_on_ray
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
