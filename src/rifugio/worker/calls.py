"""What the worker's script calls: text in, text out. There is one device in a worker."""

import json

from rifugio.answering import thinking
from rifugio.worker import opening, reviews
from rifugio.worker.device import Device

DEVICE = Device()


def load(link: str, secret: str, rows: str, known_reviews: str) -> None:
    """Open a stored table: its events, and the reviews of its seats."""
    DEVICE.load(link, secret, json.loads(rows), json.loads(known_reviews))


def due(link: str) -> str:
    """Ask what a table waits for."""
    return DEVICE.due(link).write()


def follow(link: str, rows: str) -> str:
    """Apply the events that another page has stored."""
    return DEVICE.follow(link, json.loads(rows)).write()


def forget(link: str) -> None:
    """Drop a table from memory."""
    DEVICE.forget(link)


def last_seq(link: str) -> str:
    """Return the number of the last event of an open table."""
    return str(DEVICE.tables[link].table.seq)


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
