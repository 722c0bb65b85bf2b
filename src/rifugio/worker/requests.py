"""The server's HTTP requests about one table, answered here: status and body."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

from rifugio.answering.callers import caller_of
from rifugio.answering.messages import MOST_MOMENTS, ShownReplay
from rifugio.answering.replays import replay_of
from rifugio.answering.seals import seal_of
from rifugio.table.messages.commands import SentCommand
from rifugio.table.messages.reading import read_json, reader
from rifugio.table.messages.writing import write_message
from rifugio.table.record import record_of
from rifugio.table.who import Caller
from rifugio.worker.hosted import TOKENS, HostedTable
from rifugio.worker.outcome import Outcome

STATUS: Final = {"accepted": 200, "refused": 409, "unknown": 503}


class Failed(Exception):
    """A request that is answered by a status alone."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Request(NamedTuple):
    """A request about a table."""

    method: str
    path: str
    """What comes after the table's link."""
    query: Mapping[str, str]
    tokens: tuple[str, ...]
    body: str
    now: datetime

    def caller(self, hosted: HostedTable) -> Caller:
        """Return who asks."""
        return caller_of(TOKENS, hosted.link, self.tokens)

    def after(self) -> int:
        """Return the number of the last event that the page knows."""
        text = self.query.get("after", "0")
        if not (text.isascii() and text.isdecimal()):
            raise Failed(400)
        return int(text)


def split(path: str) -> tuple[str, Mapping[str, str]]:
    """Return a path and its query."""
    parts = urlsplit(path)
    return parts.path, {name: found[0] for name, found in parse_qs(parts.query).items()}


def events(hosted: HostedTable, request: Request, _: Outcome) -> tuple[int, str]:
    """Return the events after one."""
    caller = request.caller(hosted)
    story = [one.change_for(caller).decode() for one in hosted.story(request.after())]
    return 200, f"[{','.join(story)}]"


def moments(hosted: HostedTable, request: Request, _: Outcome) -> tuple[int, str]:
    """Return some events after one, each with the table after it."""
    caller = request.caller(hosted)
    story = list(hosted.story(request.after()))[:MOST_MOMENTS]
    return 200, f"[{','.join(one.with_table(caller).decode() for one in story)}]"


def command(hosted: HostedTable, request: Request, outcome: Outcome) -> tuple[int, str]:
    """Carry out a command."""
    try:
        sent: SentCommand = reader(SentCommand)(read_json(request.body))
    except ValueError as error:
        raise Failed(422) from error
    answer = hosted.answer(request.caller(hosted), sent, request.now, outcome)
    return STATUS[answer.answer], write_message(answer)


def record(hosted: HostedTable, _: Request, __: Outcome) -> tuple[int, str]:
    """Return the record of the game as text, as far as it was played."""
    if hosted.table.play is None:
        raise Failed(409)
    return 200, record_of(hosted.table)


def seal(hosted: HostedTable, _: Request, __: Outcome) -> tuple[int, str]:
    """Return the commitment to the bag; after the end also the secret, and the verdict on every draw."""
    return 200, write_message(seal_of(hosted.table))


def replay(hosted: HostedTable, _: Request, __: Outcome) -> tuple[int, str]:
    """Return the whole game as the fragment of a replay link, after the end."""
    try:
        return 200, write_message(ShownReplay(replay=replay_of(hosted.table)))
    except ValueError as error:
        raise Failed(409) from error


Answering = Callable[[HostedTable, Request, Outcome], tuple[int, str]]
ROUTES: Final[Mapping[tuple[str, str], Answering]] = {
    ("GET", "/events"): events,
    ("GET", "/moments"): moments,
    ("POST", "/commands"): command,
    ("GET", "/record"): record,
    ("GET", "/seal"): seal,
    ("GET", "/replay"): replay,
}
