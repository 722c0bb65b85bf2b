"""Parses a game screen into what a person would read, and finds faults on it.

The locale has every sentence that a screen may show. So clipped or garbled lines are found: they match none
of them.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from rifugio.words import Words, score_label

LAY, WALK, TIRED, WAIT, OVER = "lay", "walk", "tired", "wait", "over"
MOST_STEPS, MOST_CARDS, MOST_ROUNDS, MOST_COUNTED = 30, 16, 40, 200
SOURCES: Final = {
    "base": ("places", "sets", "hut", "bears", "total"),
    "both": ("places", "sets", "hut", "bears", "helicopter", "raft", "waterfall", "total"),
}
AWARDS: Final = (
    *("longest-walk", "most-steps", "most-bears", "no-bears", "most-visits", "busiest-hut", "first-ascents"),
    *("most-flowers", "most-animals", "most-blind", "most-flights", "most-sails", "most-swims"),
    *("most-cards", "last-builder"),
)
ENDINGS: Final = (".", "!", "?", "…", ":", ")", "”", "“", "»", "Enter", " R", " D")
"""How a complete message at the bottom of the table ends."""
GAP: Final = re.compile(r" {2,}")


class Sentences:
    """The sentences of one language that the top and bottom of the screen may show."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.words, self.names = Words(language), names

    @cached_property
    def prompts(self) -> Mapping[str, str]:
        """Each prompt of the first line → what to do then."""
        say = self.words.say
        found = {say("turn-over"): OVER, say("turn-tired"): TIRED, say("turn-move-on"): WALK}
        found |= {say(f"turn-{key}"): LAY for key in ("lay-drawn", "swap", "remove")}
        found |= {say("turn-lay", count=count): LAY for count in range(4)}
        for cards in range(MOST_CARDS):
            found |= {say("turn-walk", steps=steps, cards=cards): WALK for steps in range(MOST_STEPS)}
        for name in self.names:
            found |= {say(f"turn-other-{key}", player=name): WAIT for key in ("lays", "walks")}
        return found

    @cached_property
    def rounds(self) -> Mapping[str, int]:
        """Each possible end of the first line → the round; 0 is the last one."""
        say, known = self.words.say, range(1, MOST_ROUNDS)
        found = {say("turn-number", turn=turn, turns=turns): turn for turns in known for turn in known}
        return {**found, say("turn-last"): 0}

    @cached_property
    def awards(self) -> frozenset[str]:
        """Titles of all awards."""
        say = self.words.say
        return frozenset(
            say(f"award-{award}", number=number) for award in AWARDS for number in range(MOST_COUNTED)
        )


class Reading:
    """One screen."""

    def __init__(self, lines: Sequence[str], sentences: Sentences) -> None:
        self.lines, self.sentences = lines, sentences

    @property
    def top(self) -> list[str]:
        """The parts of the first line: the prompt and the round."""
        return GAP.split(self.lines[0].strip())

    @property
    def to_do(self) -> str | None:
        """What to do at the table; None if this is not the table."""
        return self.sentences.prompts.get(self.top[0])

    @property
    def round(self) -> int:
        """The round, 0 for the last."""
        return self.sentences.rounds[self.top[-1]]

    @property
    def status(self) -> str:
        """The message at the bottom."""
        return " ".join(line.strip() for line in self.lines[-3:-1]).strip()

    @property
    def refused(self) -> bool:
        """Whether that message is a refusal."""
        return self.status.startswith("✗")

    @property
    def offers(self) -> bool:
        """Whether Enter would do something here."""
        return not self.refused and "·  Enter" in self.status

    def key(self, key: str) -> bool:
        """Whether the last line offers a key."""
        return f" {key}  " in f" {self.lines[-1]}"

    def has(self, message: str) -> bool:
        """Whether a message is somewhere on the screen."""
        said = self.sentences.words.say(message)
        return any(said in line for line in self.lines)

    @property
    def worth(self) -> int:
        """The points that the shown way earns, as the screen says: +2, −1."""
        signs = re.findall(r"([+−-])(\d+)", self.status)
        return sum(int(number) if sign == "+" else -int(number) for sign, number in signs)

    # Faults.

    def faults(self) -> Iterator[str]:
        """Yield what no screen should ever show."""
        whole = "\n".join(self.lines)
        for sign in ("Traceback", "Pane is dead", "{ $", "None"):
            if sign in whole:
                yield f"“{sign}” on the screen"
        if any(len(line) > len(self.lines[0]) for line in self.lines):
            yield "a line is longer than the window"
        for upper, lower in ("╭╮", "╰╯"):
            if whole.count(upper) != whole.count(lower):
                yield f"a frame is broken: {upper} without {lower}"
        if self.to_do is not None and "╭" not in whole:
            yield from self._faults_of_table()

    def _faults_of_table(self) -> Iterator[str]:
        sentences = self.sentences
        if self.top[-1] not in sentences.rounds:
            yield f"no round at the end of the first line: {self.top}"
        if not self.lines[-1].rstrip().endswith(sentences.words.say("menu-help")):
            yield f"the keys are cut off: {self.lines[-1].rstrip()}"
        if self.status and not self.status.endswith(ENDINGS) and not self.status[-1].isdigit():
            yield f"cut off at the bottom: {self.status}"
        yield from (
            f"{name} is not among the players"
            for name in sentences.names
            if not any(f"{name} " in line for line in self.lines[1:8])
        )

    def faults_of_ceremony(self, kind: str) -> Iterator[str]:
        """Yield what the last picture of the ceremony lacks."""
        words = self.sentences.words
        for source in SOURCES[kind]:
            if not any(f" {score_label(words, source)} " in line for line in self.lines):
                yield f"the ceremony lacks {score_label(words, source)}"
        praised = [award for award in self.sentences.awards for line in self.lines if f"  {award} " in line]
        if len(praised) != len(self.sentences.names):
            yield f"awards are cut off, found only {praised}"
