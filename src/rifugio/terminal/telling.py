"""Texts shared by the full screen and the line-by-line game."""

from collections.abc import Iterable
from typing import NamedTuple

from rifugio.engine.base.information import View
from rifugio.engine.moves import END, PlaceDrawn, PlaceOpen, Remove, Reveal, Swap
from rifugio.engine.play import standings
from rifugio.routes import Route
from rifugio.terminal.seats import names_of
from rifugio.terminal.session import Entry, Session
from rifugio.words import REMARKS, Words, brings, effect_sentence, remark_sentence


class Told(NamedTuple):
    """A sentence of the log."""

    sentence: str
    remark: bool = False


class Teller:
    """Formats texts about one game in one language."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's display name."""
        return names_of(self.session.seats, self.words)

    def entry(self, entry: Entry, reader: int | None, *, exact: bool = False) -> list[str]:
        """Return a sentence for each effect of a move."""
        names = self.names
        return [
            effect_sentence(self.words, effect, reader, names, entry.state, exact=exact, move=entry.move)
            for effect in entry.effects
        ]

    def remark(self, entry: Entry, reader: int | None) -> str | None:
        """Return an animal's remark on its move as a sentence, if it has one."""
        said = entry.remark
        if said is None or said.code not in REMARKS:
            return None
        if not {*REMARKS[said.code]} <= said.data.keys():
            return None
        sentence = remark_sentence(self.words, said.code, said.data, reader, self.names)
        return self.words.say("remark-said", player=self.names[entry.seat], remark=sentence)

    def told(self, entries: Iterable[Entry], reader: int | None, *, exact: bool = False) -> list[list[Told]]:
        """Return the log, a list for each move; an animal's remark comes after its first effect.

        The same remark is not repeated in a row.
        """
        found: list[list[Told]] = []
        last: str | None = None
        for entry in entries:
            sharp = exact and not isinstance(entry.move, Reveal)
            effects = [Told(sentence) for sentence in self.entry(entry, reader, exact=sharp)]
            remark = self.remark(entry, reader)
            said = [Told(remark, remark=True)] if remark and remark != last else []
            last = remark or last
            found.append([*effects[:1], *said, *effects[1:]])
        return found

    def prompt(self, thinking: bool = False) -> str:
        """Return the prompt: one line that says what to do now."""
        session, words = self.session, self.words
        turn = session.state.turn
        if session.over:
            return words.say("turn-over")
        if session.bot or thinking:
            key = "turn-other-lays" if turn.to_connect else "turn-other-walks"
            return words.say(key, player=self.names[session.seat])
        kinds = {type(move) for move in session.legal}
        for kind, key in ((PlaceDrawn, "turn-lay-drawn"), (Swap, "turn-swap"), (Remove, "turn-remove")):
            if kind in kinds:
                return words.say(key)
        if PlaceOpen in kinds or turn.to_connect:
            return words.say("turn-lay", count=turn.to_connect)
        if END not in session.legal:
            return words.say("turn-move-on")
        cards = session.state.me.cards
        if not turn.free and not cards:
            return words.say("turn-tired")
        return words.say("turn-walk", steps=turn.free, cards=cards)

    def round(self) -> str:
        """Return which round it is."""
        session = self.session
        if session.round == session.rounds:
            return self.words.say("turn-last")
        return self.words.say("turn-number", turn=session.round, turns=session.rounds)

    def preview(self, route: Route, reader: int | None) -> str:
        """Return what a way costs and brings: “2 steps, of which 1 card: Gentian +2”."""
        steps, cards = route.price
        found = brings(self.words, route.effects, reader, self.names, route.after)
        price = self.words.say("brings-price", steps=steps, cards=cards)
        return f"{price}: {', '.join(found) if found else self.words.say('brings-nothing')}"

    def points(self, seat: int) -> str:
        """Return a player's points so far, by source."""
        standing = standings(self.session.state)[seat]
        lines = [self.words.say("score-mine", points=standing.total)]
        lines += [
            self.words.say("score-line", source=line.source, points=line.points)
            for line in standing.lines
            if line.points
        ]
        return " · ".join(lines)

    def started_over(self) -> str:
        """Return how far the turn was undone."""
        return self.words.say("undo-locked" if self.session.locked else "start-over-done")

    def why_no_undo(self) -> str:
        """Return why nothing can be undone."""
        return self.words.say("undo-locked" if self.session.locked else "undo-nothing")


def reader_view(session: Session) -> View:
    """Return the view of the player in front of the screen."""
    return session.view(session.reader)
