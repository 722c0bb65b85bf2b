"""Aggregates results as they come in, in little memory, so that there may be millions of games."""

from collections import Counter, defaultdict
from typing import Final

from rifugio.arena.fixtures import Contest, games_planned
from rifugio.arena.games import Offence, Played
from rifugio.arena.numbers import Times, wilson
from rifugio.arena.ratings import Ratings
from rifugio.arena.report import BotReport, Report, Score
from rifugio.arena.tables import fair_share

TOLERANCE: Final = 1.1
"""A turn is late when it takes longer than this multiple of the budget."""


class Sitting:
    """One bot's results at one table."""

    def __init__(self) -> None:
        self.games = self.decided = self.wins = self.shared = 0

    def __add__(self, other: "Sitting") -> "Sitting":
        both = Sitting()
        both.games, both.decided = self.games + other.games, self.decided + other.decided
        both.wins, both.shared = self.wins + other.wins, self.shared + other.shared
        return both


class Tally:
    """The games of a contest so far. They must be added in their order, because ratings depend on it."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = self._decided = 0
        self._tables = contest.tables()
        self._sittings = [{bot: Sitting() for bot in dict.fromkeys(table)} for table in self._tables]
        self._bags: set[int] = set()
        self._seat_wins: Counter[int] = Counter()
        self._points: dict[str, Counter[str]] = {bot: Counter() for bot in contest.names}
        self._counted: Counter[str] = Counter()
        """Seats whose points are counted."""
        self._times = {bot: Times() for bot in contest.names}
        self._late: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._ratings = Ratings(contest.names)
        self._offences: list[Offence] = []

    def add(self, played: Played) -> None:
        """Count one more game."""
        seating = played.fixture.seating
        self.games += 1
        self._bags.add(played.fixture.bag)
        self._add_wins(played)
        self._ratings.add(seating, played.ranks)
        for seat, bot in enumerate(seating):
            offence = played.offences[seat]
            if offence is not None:
                self._offences.append(offence)
            else:
                self._counted[bot] += 1
                self._points[bot].update(dict(played.points[seat]))
            self._add_times(bot, played, seat)

    def _add_wins(self, played: Played) -> None:
        seating = played.fixture.seating
        first = [seat for seat, rank in enumerate(played.ranks) if rank == 1]
        if len(first) == 1:
            self._seat_wins[first[0]] += 1
        winners = {seating[seat] for seat in first}
        decided = len(winners) == 1
        self._decided += decided
        for bot, sitting in self._sittings[played.fixture.table].items():
            sitting.games += 1
            sitting.decided += decided
            sitting.wins += decided and bot in winners
            sitting.shared += not decided and bot in winners

    def _add_times(self, bot: str, played: Played, seat: int) -> None:
        limit = self.contest.seconds
        for clock, processor in played.turns[seat]:
            self._times[bot].add(clock)
            if limit is not None and clock > limit * TOLERANCE:
                self._late[bot]["clock"] += 1
                self._late[bot]["processor"] += processor > limit * TOLERANCE

    def report(self, seconds: float) -> Report:
        """Return the report so far; `seconds` is how long the contest has taken."""
        return Report(
            contest=self.contest,
            planned=games_planned(self.contest),
            games=self.games,
            bags=len(self._bags),
            decided=self._decided,
            seconds=seconds,
            bots=tuple(map(self._bot, self.contest.names)),
            tables=tuple(
                (table, tuple(self._score(bot, [number]) for bot in sittings))
                for number, (table, sittings) in enumerate(zip(self._tables, self._sittings, strict=True))
            ),
            seats=tuple(
                wilson(self._seat_wins[seat], self._seat_wins.total())
                for seat in range(self.contest.setup.players)
            ),
            offences=tuple(self._offences),
        )

    def _bot(self, bot: str) -> BotReport:
        counted = self._counted[bot]
        return BotReport(
            score=self._score(bot, range(len(self._tables))),
            points={source: points / counted for source, points in self._points[bot].items()},
            rating=self._ratings.of[bot],
            times=self._times[bot],
            late=self._late[bot]["clock"],
            late_processor=self._late[bot]["processor"],
            offences=sum(offence.bot == bot for offence in self._offences),
        )

    def _score(self, bot: str, tables: "range | list[int]") -> Score:
        """Return a bot's results at some tables; its fair share is the mean over the decided games there."""
        there = [number for number in tables if bot in self._sittings[number]]
        total = sum((self._sittings[number][bot] for number in there), Sitting())
        weights = {number: self._sittings[number][bot].decided for number in there}
        if not any(weights.values()):
            weights = dict.fromkeys(there, 1)
        fair = sum(fair_share(self._tables[number], bot) * weight for number, weight in weights.items())
        return Score(
            bot=bot,
            games=total.games,
            shared=total.shared,
            wins=wilson(total.wins, total.decided),
            fair=fair / sum(weights.values()),
        )
