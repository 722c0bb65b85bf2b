"""What the worker's script calls: text in, text out. There is one device in a worker."""

import json

from rifugio.answering import thinking
from rifugio.box import load_box
from rifugio.worker import opening, reviews
from rifugio.worker.device import Device

DEVICE = Device()


def load(link: str, secret: str, rows: str, known_reviews: str) -> str:
    """Open a stored table: its events, and the reviews of its seats."""
    return DEVICE.load(link, secret, json.loads(rows), json.loads(known_reviews)).write()


def follow(link: str, rows: str) -> str:
    """Apply the events that another page has stored."""
    return DEVICE.follow(link, json.loads(rows)).write()


def forget(link: str) -> None:
    """Drop a table from memory."""
    DEVICE.forget(link)


def last_seq(link: str) -> int:
    """Return the number of the last event of an open table; 0 if it is not open."""
    hosted = DEVICE.tables.get(link)
    return 0 if hosted is None else hosted.table.seq


def request(method: str, path: str, tokens: str, body: str) -> str:
    """Answer a request as the server's HTTP API would."""
    return opening.request(DEVICE, method, path, tuple(json.loads(tokens)), body).write()


def greet(number: int, link: str, text: str) -> str:
    """Seat a page at a table, by its first frame."""
    return DEVICE.greet(number, link, text).write()


def hear(number: int, text: str) -> str:
    """Handle a frame from a page."""
    return DEVICE.hear(number, text).write()


def leave(number: int) -> None:
    """Forget a page that has left."""
    DEVICE.leave(number)


def answered(key: str, answer: str) -> str:
    """Go on with what was asked before."""
    return DEVICE.answered(key, answer).write()


def think(question: str) -> str:
    """Answer as a bot, in the thinking worker."""
    return thinking.answer(question)


def judge(question: str) -> str:
    """Judge the next decision of a review, in the thinking worker."""
    return reviews.judge(question)


def warm() -> None:
    """Read every file that a game needs: a snapshot of the memory has no files."""
    load_box("second-edition")
