"""What the checker found: violations, counted, with an example of each; and measurements."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple


class Violation(NamedTuple):
    """A violated property, how it was violated, and where."""

    prop: str
    what: str
    example: str


@dataclass
class Findings:
    """The findings for one table, or for all of them."""

    violations: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often each property (P1 … P13) was violated, and how."""
    examples: dict[tuple[str, str], str] = field(default_factory=dict)
    tables: int = 0
    events: int = 0
    by_the_server: int = 0
    """Events of bots and of the timer."""
    frames: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    invoked: int = 0
    unknowns: int = 0
    unanswered: int = 0
    lost: int = 0
    """Accepted commands that a failover to a lagging standby has lost, as it may."""
    acked_at: list[float] = field(default_factory=list)
    """When each accepted command was first acknowledged."""
    answer_waits: list[float] = field(default_factory=list)
    """Seconds that each of these took, retries included."""
    stored_at: list[float] = field(default_factory=list)
    """When each of these was stored, by PostgreSQL's clock; 0 if it is lost."""
    reconnects: list[float] = field(default_factory=list)
    """Seconds from a lost connection to the next welcome."""
    staleness: list[float] = field(default_factory=list)
    """Seconds from when any client knew of an event to when a continuously connected client saw it."""
    bot_waits: list[float] = field(default_factory=list)
    """Seconds from a bot's turn starting to its move, by PostgreSQL's clock."""
    late_expiries: list[float] = field(default_factory=list)
    """Seconds from a deadline to its expiry being stored."""
    people: int = 0
    """People with a rucksack."""
    arrivals: int = 0
    """How often one of them played on upon another device."""

    def found(self, prop: str, what: str, example: str) -> None:
        """Record a violation."""
        self.violations[prop, what] += 1
        self.examples.setdefault((prop, what), example)

    @property
    def valid(self) -> bool:
        return not self.violations

    def add(self, other: "Findings") -> None:
        """Merge the findings of another table."""
        self.violations += other.violations
        self.refusals += other.refusals
        for key, example in other.examples.items():
            self.examples.setdefault(key, example)
        self.tables += other.tables
        self.events += other.events
        self.by_the_server += other.by_the_server
        self.frames += other.frames
        self.invoked += other.invoked
        self.unknowns += other.unknowns
        self.unanswered += other.unanswered
        self.lost += other.lost
        self.acked_at += other.acked_at
        self.answer_waits += other.answer_waits
        self.stored_at += other.stored_at
        self.reconnects += other.reconnects
        self.staleness += other.staleness
        self.bot_waits += other.bot_waits
        self.late_expiries += other.late_expiries
        self.people += other.people
        self.arrivals += other.arrivals

    def verdict(self) -> str:
        """Return VALID, or a line for each kind of violation."""
        if self.valid:
            return "VALID"
        return "\n".join(
            f"{prop}: {count} × {what}\n    for example: {self.examples[prop, what]}"
            for (prop, what), count in sorted(self.violations.items())
        )
