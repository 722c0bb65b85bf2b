"""Sentences for points and for the winner."""

from collections.abc import Sequence

from rifugio.engine.base.scoring import Standing, decided_by
from rifugio.engine.rulebook import ScoreLine
from rifugio.words.facts import Position, Scene, seat_facts
from rifugio.words.speaker import Words


def score_label(words: Words, source: str) -> str:
    """Return the label of a source of points, or of the `total`."""
    return words.say("score-source", source=_named(words, source))


def score_line(words: Words, line: ScoreLine) -> str:
    """Return the points from one source: “Huts: 6 points”."""
    return words.say("score-line", source=_named(words, line.source), points=line.points)


def _named(words: Words, source: str) -> str:
    """Return a source for a message argument: a third-party extension's own name for it, else its id."""
    own = f"{source}-score"
    return words.say(own) if words.has(own) else source


def verdict(
    words: Words,
    standings: Sequence[Standing],
    position: Position,
    reader: int | None = None,
    names: Sequence[str] = (),
) -> str:
    """Return a sentence about who has won, alone, by a tie-break, or together."""
    scene = Scene(words, reader, names, position, exact=False)
    winners = [seat for seat, standing in enumerate(standings) if standing.rank == 1]
    best = standings[winners[0]]
    if len(winners) > 1:
        players = words.join([scene.name(seat) for seat in winners])
        return words.say("ceremony-shared", count=len(winners), players=players, points=best.total)
    facts = {"points": best.total, **seat_facts(winners[0], scene)}
    decisive = decided_by(standings, position.game.rulebook)
    if not decisive:
        return scene.say("ceremony-winner", facts)
    return scene.say("ceremony-tied", {**facts, "by": "-".join(decisive)})
