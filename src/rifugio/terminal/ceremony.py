"""The final ceremony step by step, for the full screen and for line by line."""

from typing import NamedTuple

from rifugio.replay.awards import awards
from rifugio.terminal.telling import Teller
from rifugio.words import score_label, verdict


class Stage(NamedTuple):
    """Points of all seats from one source; the last stage is the total."""

    announced: str
    label: str
    points: tuple[int, ...]


class Ceremony:
    """Everything shown when a game is over."""

    def __init__(self, teller: Teller) -> None:
        session, words = teller.session, teller.words
        standings = session.standings
        assert standings is not None
        self.names = teller.names
        self.opening = words.say("ceremony-begin")
        sources = [line.source for line in standings[0].lines]
        self.stages = [
            Stage(
                words.say("ceremony-source", source=source),
                score_label(words, source),
                tuple(standing.lines[number].points for standing in standings),
            )
            for number, source in enumerate(sources)
        ]
        totals = tuple(standing.total for standing in standings)
        self.stages.append(
            Stage(words.say("ceremony-source", source="total"), score_label(words, "total"), totals)
        )
        self.ranks = tuple(words.say("score-rank", rank=standing.rank) for standing in standings)
        reader = None if session.hot_seat else session.reader  # with several people, no one in particular
        self.verdict = verdict(words, standings, session.state, reader, self.names)
        self.awards = tuple(
            words.say(f"award-{award}", number=number)
            for award, number in awards(session.entries, session.state)
        )
        self.order = sorted(range(len(standings)), key=lambda seat: standings[seat].rank)

    def lines(self) -> list[str]:
        """Return the whole ceremony, line by line."""
        found = [self.opening]
        for stage in self.stages:
            each = (f"{name} {points}" for name, points in zip(self.names, stage.points, strict=True))
            found.append(f"{stage.announced} {stage.label}: {', '.join(each)}")
        found.append(self.verdict)
        found += [f"{self.ranks[seat]}: {self.names[seat]}. {self.awards[seat]}" for seat in self.order]
        return found
