"""The rows of the menu, and the game they set up."""

from collections.abc import Sequence
from itertools import chain, combinations
from pathlib import Path
from typing import ClassVar, Final

from textual.content import Content

from rifugio import setup
from rifugio.bots import BOTS
from rifugio.engine.rulebooks import known_extensions
from rifugio.terminal.fitting import fitted
from rifugio.terminal.opening import COMPANY, Wishes, session_of_bots
from rifugio.terminal.seats import Seat, from_the_first, names_of
from rifugio.terminal.session import Session, secret_of
from rifugio.words import LANGUAGE_NAMES, LANGUAGES, Words, extensions_label

NOBODY: Final = "nobody"
PERSON: Final = "person"
LABEL, WIDTH = 28, 68
"""Columns of a label, and of a row."""
LONGEST_NAME: Final = 16


class MenuRows:
    """The state of the menu, row by row."""

    CHANGEABLE: ClassVar = ("language", "first", "extensions", "open")

    def __init__(self, words: Words, saved: Sequence[Path], seed: str | None = None) -> None:
        self.words = words
        self.saved = list(saved)
        self.seed = seed
        self.sitting = [PERSON, *COMPANY, NOBODY, NOBODY]
        self.typed = [""] * len(self.sitting)
        """The names people typed; without one, they get a default."""
        self.begins: int | None = None
        """The seat that begins; None: chance decides."""
        known = known_extensions()
        self._choices = [*chain.from_iterable(combinations(known, many) for many in range(len(known) + 1))]
        """Every combination of the extensions, from none to all."""
        self.extensions = 0
        self.open_scores = False
        self.at = 0

    @property
    def names(self) -> list[str]:
        """The rows from top to bottom."""
        resume = ["resume"] if self.saved else []
        seats = [f"seat{number}" for number in range(5)]
        return ["start", *resume, *seats, "first", "extensions", "open", "language", "watch", "rules", "quit"]

    @property
    def lines(self) -> list[str]:
        """The rows, with empty strings for the gaps between groups."""
        gaps = ("seat0", "first", "watch")
        return [line for name in self.names for line in (["", name] if name in gaps else [name])]

    @property
    def current(self) -> str:
        """The selected row."""
        return self.names[self.at]

    @property
    def person(self) -> int | None:
        """The seat of the selected row, if a person sits there."""
        seat = int(self.current[4:]) if self.current.startswith("seat") else None
        return seat if seat is not None and self.sitting[seat] == PERSON else None

    @property
    def _taken(self) -> list[int]:
        return [number for number, who in enumerate(self.sitting) if who != NOBODY]

    @property
    def _chosen(self) -> tuple[str, ...]:
        return self._choices[self.extensions]

    def move(self, step: int) -> None:
        """Go to another row."""
        self.at = (self.at + step) % len(self.names)

    def change(self, step: int) -> None:
        """Take the next or previous value of the row."""
        match self.current:
            case "language":
                self.change_language(step)
            case "first":
                choice = [None, *self._taken]
                self.begins = choice[(choice.index(self.begins) + step) % len(choice)]
            case "extensions":
                self.extensions = (self.extensions + step) % len(self._choices)
            case "open":
                self.open_scores = not self.open_scores
            case name if name.startswith("seat"):
                self._change_seat(int(name[4:]), step)

    def change_language(self, step: int) -> None:
        """Switch to another language."""
        at = LANGUAGES.index(self.words.language)
        self.words = Words(LANGUAGES[(at + step) % len(LANGUAGES)])

    def _change_seat(self, seat: int, step: int) -> None:
        """Change who sits there; at least two seats stay taken."""
        others = sum(one != NOBODY for number, one in enumerate(self.sitting) if number != seat)
        choice = [PERSON, *BOTS, *([NOBODY] if others >= 2 else [])]
        here = self.sitting[seat]
        at = choice.index(here) if here in choice else 0
        self.sitting[seat] = choice[(at + step) % len(choice)]
        if self.begins not in self._taken:
            self.begins = None

    def type(self, letter: str) -> None:
        """Append a letter to the name of the person in the selected row."""
        if self.person is not None:
            name = self.typed[self.person] + letter
            self.typed[self.person] = name.lstrip()[:LONGEST_NAME]

    def rub_out(self) -> None:
        """Delete the last letter of the name."""
        if self.person is not None:
            self.typed[self.person] = self.typed[self.person][:-1]

    def _label(self, name: str) -> tuple[str, str]:
        say = self.words.say
        match name:
            case "start":
                return say("menu-new"), "Enter"
            case "resume" | "watch" | "rules" | "quit":
                return say(f"menu-{name}"), ""
            case "language":
                return say("menu-language"), LANGUAGE_NAMES[self.words.language]
            case "first":
                names = names_of(self._seats(), self.words)
                chosen = None if self.begins is None else names[self._taken.index(self.begins)]
                return say("option-first"), chosen or say("option-random")
            case "extensions":
                return say("option-extensions"), extensions_label(self.words, self._chosen)
            case "open":
                return say("option-open-scores"), say("option-yes" if self.open_scores else "option-no")
            case _:
                seat = int(name[4:])
                return say("option-seat", number=seat + 1), self._who(seat)

    def _who(self, seat: int) -> str:
        who = self.sitting[seat]
        if who == NOBODY:
            return "–"
        return self.words.say("option-human" if who == PERSON else f"bot-{who}.full")

    def _name(self, name: str) -> str:
        """Return a person's name for display, with a cursor where it is being typed."""
        seat = int(name[4:]) if name.startswith("seat") else None
        if seat is None or self.sitting[seat] != PERSON:
            return ""
        if seat == self.person:
            return f"  {self.typed[seat]}▏"
        return f": {names_of(self._seats(), self.words)[self._taken.index(seat)]}"

    def content(self, *, gaps: bool = True) -> Content:
        """Return the rows for display; without gaps if there is no room for them."""
        lines = []
        for name in self.lines if gaps else self.names:
            label, value = self._label(name) if name else ("", "")
            here = name == self.current
            changes = name in self.CHANGEABLE or name.startswith("seat")
            shown = f"◂ {value} ▸" if here and changes else f"  {value}"
            text = f" {'▶' if here else ' '} {label:{LABEL}}{shown}{self._name(name)}"
            lines.append(Content.styled(fitted(text, WIDTH), "bold #1c1a17 on #ffd75f" if here else ""))
        return Content("\n").join(lines)

    def about(self) -> str:
        """Return a sentence about the selected value."""
        say = self.words.say
        if self.current == "open":
            return say("option-open-scores.about")
        if self.current == "first":
            return say("option-first.about")
        if self.person is not None:
            return say("option-name")
        if self.current.startswith("seat") and self.sitting[int(self.current[4:])] in BOTS:
            who = self.sitting[int(self.current[4:])]
            return f"{say('bot-level', bot=who)}: {say(f'bot-{who}.character')}"
        return ""

    def _seats(self) -> list[Seat]:
        seated = zip(self.sitting, self.typed, strict=True)
        people = ((who, name.strip() if who == PERSON else "") for who, name in seated if who != NOBODY)
        return [Seat(name, None if who == PERSON else who) for who, name in people]

    def session(self) -> Session:
        """Start the selected game."""
        begins = None if self.begins is None else self._taken.index(self.begins)
        seats = from_the_first(self._seats(), begins, self.seed)
        made = setup(len(seats), self._chosen, open_scores=self.open_scores)
        return Session(made, seats, secret_of(self.seed))

    def watched(self) -> Session:
        """Start a game of animals only; other animals take the people's seats."""
        names = tuple(BOTS)
        spare = iter(names[names.index("fox") :] + names[: names.index("fox")])
        bots = [next(spare) if who == PERSON else who for who in self.sitting if who != NOBODY]
        return session_of_bots(bots, Wishes(extensions=self._chosen, seed=self.seed))
