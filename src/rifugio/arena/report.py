"""The report of a contest, and the same as one JSON object."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from rifugio.arena.fixtures import Contest
from rifugio.arena.games import Offence
from rifugio.arena.numbers import Share, Times
from rifugio.arena.ratings import Rating
from rifugio.arena.tables import Table
from rifugio.engine.text.positions import write_setup

OFFENCES_SHOWN = 20


class Score(NamedTuple):
    """How often a bot has won, at one table or overall. A game is decided if one bot alone won it."""

    bot: str
    games: int
    shared: int
    """Victories shared with another bot; they do not count towards `wins`."""
    wins: Share
    """The share of the decided games."""
    fair: float
    """The share it would win if all seats were equally strong: its seats among all seats."""

    @property
    def relative(self) -> tuple[float, float, float]:
        """The share as a multiple of the fair share, and its interval."""
        _, _, share, low, high = self.wins
        return share / self.fair, low / self.fair, high / self.fair


@dataclass(frozen=True)
class BotReport:
    """Everything about one bot."""

    score: Score
    points: Mapping[str, float]
    """The mean by source, for one seat in one game."""
    rating: Rating
    times: Times
    """Wall-clock times of its turns."""
    late: int
    """Turns more than 10 % over the budget by wall-clock time."""
    late_processor: int
    """Those of them that were too long by CPU time too, so a busy machine is not to blame."""
    offences: int

    @property
    def total(self) -> float:
        """The mean of all points."""
        return sum(self.points.values())


@dataclass(frozen=True)
class Report:
    """The results of a contest."""

    contest: Contest
    planned: int
    games: int
    bags: int
    decided: int
    seconds: float
    bots: tuple[BotReport, ...]
    tables: tuple[tuple[Table, tuple[Score, ...]], ...]
    seats: tuple[Share, ...]
    """Each seat's share of the games that one seat alone won."""
    offences: tuple[Offence, ...]

    @property
    def games_per_second(self) -> float:
        """The speed."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def filled(self) -> bool:
        """Whether bots have different numbers of seats from table to table."""
        return len(self.tables) > 1 and any(len(set(table)) < len(table) for table, _ in self.tables)


def as_json(report: Report) -> dict[str, Any]:
    """Return all figures as JSON; docs/decisions/0021-arena.md explains them."""
    contest = report.contest
    return {
        "setup": write_setup(contest.setup),
        "players": contest.setup.players,
        "extensions": sorted(contest.setup.extensions),
        "seed": contest.seed,
        "budget": {"seconds": contest.seconds, "tries": contest.tries},
        "games": report.games,
        "games_planned": report.planned,
        "stopped": report.games < report.planned,
        "bags": report.bags,
        "decided": report.decided,
        "shared": report.games - report.decided,
        "seconds": round(report.seconds, 3),
        "games_per_second": round(report.games_per_second, 3),
        "bots": [_bot(one) for one in report.bots],
        "tables": [{"table": list(table), "scores": list(map(_score, s))} for table, s in report.tables],
        "seats": [{"seat": seat, **_share(share)} for seat, share in enumerate(report.seats)],
        "offences": [one._asdict() for one in report.offences[:OFFENCES_SHOWN]],
    }


def _bot(one: BotReport) -> dict[str, Any]:
    times = one.times
    return {
        **_score(one.score),
        "points": {name: round(mean, 3) for name, mean in (*one.points.items(), ("total", one.total))},
        "rating": {"mu": round(one.rating.mu, 3), "sigma": round(one.rating.sigma, 3)},
        "thinking": {
            "turns": times.count,
            "mean": round(times.mean, 4),
            "p99": round(times.percentile(99), 4),
            "max": round(times.longest, 4),
            "late": one.late,
            "late_by_processor_time": one.late_processor,
        },
        "offences": one.offences,
    }


def _score(score: Score) -> dict[str, Any]:
    relative, low, high = score.relative
    return {
        "bot": score.bot,
        "games": score.games,
        "shared": score.shared,
        **_share(score.wins),
        "fair_share": round(score.fair, 4),
        "relative_to_fair": round(relative, 3),
        "relative_interval": [round(low, 3), round(high, 3)],
    }


def _share(share: Share) -> dict[str, Any]:
    return {
        "decided": share.of,
        "wins": share.won,
        "win_share": round(share.share, 4),
        "interval": [round(share.low, 4), round(share.high, 4)],
    }
