"""Opponents, from one that misses things to one that is hard to beat. A bot sees what a player sees."""

from rifugio.bots.characters import BOTS, Bot, Budget, make_bot
from rifugio.bots.remarks import Remark

__all__ = ["BOTS", "Bot", "Budget", "Remark", "make_bot"]
