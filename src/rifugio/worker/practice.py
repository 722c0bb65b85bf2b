"""Practice on the trail of a day that is over: its secret is out, so that a device can deal it by itself."""

import re
from datetime import date
from typing import Annotated, Final

from rifugio.answering.granting import FIRST_GENERATION
from rifugio.answering.review_messages import Tried
from rifugio.table.messages.base import message
from rifugio.table.messages.bounds import Pattern
from rifugio.table.messages.options import Look
from rifugio.table.messages.reading import read_json, reader
from rifugio.table.messages.writing import write_message
from rifugio.trails.opening import first_events
from rifugio.trails.trail import WALKER, trail_of
from rifugio.worker.device import Device
from rifugio.worker.hosted import TOKENS
from rifugio.worker.outcome import Outcome
from rifugio.worker.requests import Request

PATH: Final = re.compile(r"/trails/(\d{4}-\d{2}-\d{2})/tries")


@message
class Practice:
    """Who walks, and the secret of the day."""

    look: Look
    secret: Annotated[str, Pattern("^[0-9a-f]{64}$")]


def practise(device: Device, day: str, asked: Request, outcome: Outcome) -> str:
    """Open a table on the trail of a day."""
    wanted: Practice = reader(Practice)(read_json(asked.body))
    secret = bytes.fromhex(wanted.secret)
    events = first_events(trail_of(date.fromisoformat(day)), secret, wanted.look)
    link = device.begin(secret, events, asked.now, outcome)
    return write_message(Tried(table=link, tokens=(TOKENS.seat(link, WALKER, FIRST_GENERATION),)))
