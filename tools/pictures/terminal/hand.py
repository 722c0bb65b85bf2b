"""An automated player in a tmux pane: it uses only keys, and knows only what the screen says."""

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from tools.pictures.terminal.pane import Pane, Stuck
from tools.pictures.terminal.reading import LAY, OVER, TIRED, WAIT, WALK, Reading, Sentences

Keep = Callable[[str], None]
"""Called with the name of a moment worth a screenshot."""

LOOKED: Final = 7
"""How many spots are looked at before one is chosen."""
LONGEST: Final = 600.0
"""A game that takes longer than this, in seconds, is stuck."""
EMPTY, EARLY = range(1, 7), range(1, 12)
"""Early rounds have little to show; wait for a better moment until these have passed."""
IDLE: Final = 40
"""How often in a row the screen may stay the same."""


def at_table(reading: Reading) -> bool:
    """Whether the game table is on screen."""
    return reading.to_do is not None


class Hand:
    """Plays the seat of the one human player."""

    def __init__(self, pane: Pane, sentences: Sentences, keep: Keep, seed: str) -> None:
        self.pane, self.sentences, self.keep = pane, sentences, keep
        self._chance = Random(seed)
        self._kept: set[str] = set()
        self.looked_at = 0
        """How many screens were read and found free of faults."""

    def read(self, *keys: str) -> Reading:
        """Press keys, if any, and read the resulting screen; raise Stuck if something is wrong."""
        lines = self.pane.after(*keys) if keys else self.pane.settled()
        reading = Reading(lines, self.sentences)
        faults = list(reading.faults())
        if faults:
            raise Stuck("; ".join(faults), lines)
        self.looked_at += 1
        return reading

    # The menu.

    def choose(self, row: str, value: str) -> None:
        """Go to a menu row by its label, and change it until it has this value."""
        for _ in range(30):
            here = self._row()
            if here.startswith(row):
                break
            self.read("Down")
        for _ in range(12):
            if value in self._row():
                return
            self.read("Right")
        raise Stuck(f"the menu has no {row}: {value}", self.pane.lines())

    def type(self, text: str) -> None:
        """Type a name, and wait until it appears."""
        self.pane.type(text)
        self.pane.wait(lambda lines: any(text in line for line in lines), f"{text} in the menu")
        self.read()

    def _row(self) -> str:
        """Return the selected row of the menu."""
        for line in self.pane.settled():
            if "▶" in line:
                return line.partition("▶")[2].strip()
        raise Stuck("no row of the menu is marked", self.pane.lines())

    # The game.

    def play(self) -> None:
        """Play until the game is over."""
        until, idle = time.monotonic() + LONGEST, 0
        while True:
            before = self.pane.lines()
            reading = self.read()
            if reading.has("score-title") or reading.to_do == OVER:
                return
            if reading.to_do == LAY:
                self._lay(reading)
            elif reading.to_do == WALK:
                self._walk(reading)
            elif reading.to_do == TIRED:
                self._end()
            elif reading.to_do == WAIT:
                time.sleep(0.02)
            idle = idle + 1 if self.pane.lines() == before else 0
            if idle > IDLE * (25 if reading.to_do == WAIT else 1) or time.monotonic() > until:
                raise Stuck("the game is stuck", self.pane.lines())

    def _lay(self, reading: Reading) -> None:
        """Take one of the open tiles, look at some spots, and lay it; if none fits, draw a blind one."""
        slots = self._chance.sample("123", 3)
        for slot in slots:
            reading = self.read(slot)
            if not reading.offers:
                continue
            for _ in range(self._chance.randrange(LOOKED)):
                reading = self.read("n")
            self._moment("lay", reading)
            if reading.offers:
                self.read("Enter")
                return
        if self.read("n").offers:
            self.read("Enter")
        elif reading.key("D"):
            self.read("d", "d")

    def _walk(self, reading: Reading) -> None:
        """Look where one can go, go where it earns most, perhaps build, and end the turn."""
        if not self._chance.randrange(3) and reading.key("B") and self.read("b").offers:
            self.read("Enter")
            return
        best, at = -9, 0
        seen = self._chance.randrange(2, LOOKED)
        for number in range(1, seen + 1):
            reading = self.read("n")
            if reading.to_do != WALK:
                return
            if reading.offers and reading.worth > best:
                best, at = reading.worth, number
        if not at:
            self._end()
            return
        reading = self.read(*["p"] * (seen - at)) if seen > at else reading
        self._moment("walk", reading)
        if reading.offers and reading.worth >= 0:
            self.read("Enter")
            self._moment("why", self.read())
        if best <= 0:
            self._end()

    def _end(self) -> None:
        reading = self.read("e")
        if reading.refused:  # nothing to do here: walk on
            self.read("n", "Enter")

    # Screenshots.

    def _moment(self, name: str, reading: Reading) -> None:
        """Keep one screenshot of a moment, once the map has something to show."""
        if name in self._kept or reading.round in EMPTY:
            return
        if name == "why":
            reading = self.read("Down", "Down", "Down", "w")
            if not reading.refused:
                return
        elif not reading.offers or (name == "walk" and reading.worth <= 0 and reading.round in EARLY):
            return
        self._kept.add(name)
        self.keep(name)
        if name == "why":
            self._papers()

    def _papers(self) -> None:
        """Open the log, the rules and the key list, each on its own sheet."""
        for key, name in (("l", "log"), ("i", "rules"), ("?", "keys")):
            self.pane.press(key)
            self.until(partial(Reading.has, message=f"{name}-title"), name)
            self.keep(name)
            self.pane.press("Enter")
            self.until(at_table, "the table")

    def until(self, seen: Callable[[Reading], bool], what: str) -> Reading:
        """Wait until the screen meets a condition, and read it."""
        self.pane.wait(lambda lines: seen(Reading(lines, self.sentences)), what)
        return self.read()

    def celebrate(self, kind: str) -> None:
        """Watch the ceremony to its end, and check that everything is there."""
        self.until(partial(Reading.has, message="score-title"), "the ceremony")
        self.until(partial(Reading.has, message="button-rematch"), "the end of the ceremony")
        faults = list(self.read().faults_of_ceremony(kind))
        if faults:
            raise Stuck("; ".join(faults), self.pane.lines())
        self.keep("ceremony")
