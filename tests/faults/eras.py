"""Eras: a table's logs before and after failovers that lost events, and which of them explains a frame.

A failover to a synchronous standby needs none of this: the log continues. One to a lagging standby starts a
new era: the old log is what the dead primary has, and the new one branches off from it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from rifugio.server.store.events import Row
from rifugio.table.who import Caller
from tests.faults.findings import Findings
from tests.faults.operations import Log
from tests.faults.replay import Step, replay

LINGER: Final = 30.0
"""Seconds after a failover in which lost events may still be shown; later they may not."""


class Loss(NamedTuple):
    """A failover to a lagging standby; times are by the clients' clock."""

    since: float
    """When the standby started to lag: what was acknowledged before then must survive."""
    asked: float
    """When its promotion was requested."""
    done: float
    """When it was promoted."""


@dataclass
class Era:
    """A log, and the period in which it was the current one."""

    number: int
    log: Log
    steps: list[Step]
    begins: float = float("-inf")
    ends: float = float("inf")
    agreed: int = 0
    """Length of the prefix it shares with the era before."""
    loss: Loss | None = None
    """The failover that ended it."""

    @cached_property
    def rows(self) -> dict[int, Row]:
        return {row.seq: row for row in self.log.rows}

    def wanted(self, seq: int, is_event: bool, callers: Sequence[Caller]) -> list[bytes]:
        """Return the frames that callers should receive for an event, or for the table after it."""
        step = self.steps[seq - 1]
        if is_event:
            return [b"" if step.told is None else step.told.for_caller(caller) for caller in callers]
        return [b'{"table":' + step.shown.for_caller(caller) + b"}" for caller in callers]


def eras_of(logs: Sequence[Log], losses: Sequence[Loss], findings: Findings) -> list[Era]:
    """P10: Return the eras of a table; each log must keep a prefix of the one before it."""
    eras: list[Era] = []
    for number, log in enumerate(logs):
        agreed = _agreed(eras[-1].log, log) if number else 0
        known = eras[-1].steps[:agreed] if number else []
        era = Era(number, log, replay(log, findings, known), agreed=agreed)
        if number:
            era.begins, eras[-1].ends = losses[number - 1].asked, losses[number - 1].done + LINGER
            eras[-1].loss = losses[number - 1]
            _check_branch(eras[-1].log, era, findings)
        eras.append(era)
    return eras


def at_that_time(eras: Sequence[Era], when: float) -> list[Era]:
    """Return the eras that a frame sent at this time may belong to."""
    return [era for era in eras if era.begins <= when <= era.ends]


def shared(eras: Sequence[Era], one: Era, other: Era) -> int:
    """Return the length of the prefix that two eras share."""
    first, last = sorted((one.number, other.number))
    return min(era.agreed for era in eras[first + 1 : last + 1])


def _agreed(before: Log, after: Log) -> int:
    agreed = 0
    for one, other in zip(before.rows, after.rows, strict=False):
        if one != other:
            break
        agreed += 1
    return agreed


def _check_branch(before: Log, era: Era, findings: Findings) -> None:
    lost = set(before.rows[era.agreed :])
    for row in era.log.rows[era.agreed :]:
        if row in lost:
            findings.found(
                "P10", "lost and there again", f"{before.join_link}: {row.seq}, after {era.agreed}"
            )
