"""Requests that open a table or find one: answered for the whole device."""

from typing import Final

from rifugio.answering.callers import caller_of
from rifugio.answering.granting import FIRST_GENERATION
from rifugio.answering.messages import NewTable, Opening, UploadedRecord
from rifugio.answering.records import read_uploaded
from rifugio.answering.review_messages import Tried
from rifugio.table.messages.answers import Accepted, Answer
from rifugio.table.messages.reading import read_json, reader
from rifugio.table.messages.writing import write_message
from rifugio.table.trying import up_to
from rifugio.worker import reviews
from rifugio.worker.device import Device
from rifugio.worker.hosted import TOKENS, HostedTable
from rifugio.worker.outcome import Outcome
from rifugio.worker.practice import PATH, practise
from rifugio.worker.requests import ROUTES, Failed, Request, split

TABLES: Final = "/tables"


def request(device: Device, method: str, path: str, tokens: tuple[str, ...], body: str) -> Outcome:
    """Answer a request; its path is that of the server's API without `/api`."""
    outcome = Outcome()
    where, query = split(path)
    try:
        outcome.answer = _answer(device, Request(method, where, query, tokens, body, device.now()), outcome)
    except Failed as failed:
        outcome.answer = failed.status, ""
    except ValueError:
        outcome.answer = 422, ""
    return outcome


def _answer(device: Device, asked: Request, outcome: Outcome) -> tuple[int, str]:
    if (asked.method, asked.path) == ("POST", TABLES):
        return 201, open_table(device, asked, outcome)
    if (asked.method, asked.path) == ("POST", "/records"):
        uploaded: UploadedRecord = reader(UploadedRecord)(read_json(asked.body))
        return 200, write_message(read_uploaded(uploaded.text))
    practice = PATH.fullmatch(asked.path)
    if practice is not None and asked.method == "POST":
        return 201, practise(device, practice[1], asked, outcome)
    link, _, rest = asked.path.removeprefix(f"{TABLES}/").partition("/")
    hosted = device.tables.get(link)
    if hosted is None:
        raise Failed(404)
    return _about(device, hosted, asked._replace(path=f"/{rest}"), outcome)


def _about(device: Device, hosted: HostedTable, asked: Request, outcome: Outcome) -> tuple[int, str]:
    answering = ROUTES.get((asked.method, asked.path))
    if answering is not None:
        return answering(hosted, asked, outcome)
    if (asked.method, asked.path) == ("POST", "/reviews"):
        return reviews.ask_review(hosted, asked, outcome)
    found = reviews.SEAT.fullmatch(asked.path)
    if found is None:
        raise Failed(404)
    seat = int(found[1])
    if asked.method == "POST" and found[2]:
        return 201, _try(device, hosted, asked, seat, outcome)
    if asked.method == "GET" and not found[2]:
        return 200, write_message(reviews.see_review(hosted, asked, seat))
    if asked.method == "DELETE" and not found[2]:
        return reviews.cancel_review(hosted, asked, seat, outcome)
    raise Failed(405)


def open_table(device: Device, asked: Request, outcome: Outcome) -> str:
    """Open a table, and carry out its first commands up to the first that is not accepted."""
    new: NewTable = reader(NewTable)(read_json(asked.body))
    link = device.open(new.options, (), asked.now, outcome)
    hosted, tokens = device.tables[link], [TOKENS.host(link)]
    answers: list[Answer] = []
    for sent in new.commands:
        answer = hosted.answer(caller_of(TOKENS, link, tokens), sent, asked.now, outcome)
        answers.append(answer)
        if not isinstance(answer, Accepted):
            break
        if answer.token:
            tokens.append(answer.token)
    room = hosted.table.room
    return write_message(Opening(table=link, watch=link, room=room, host=tokens[0], answers=tuple(answers)))


def _try(device: Device, hosted: HostedTable, asked: Request, seat: int, outcome: Outcome) -> str:
    """Open a table at a turn that decided the game, with the same bag."""
    events = up_to(hosted.table, seat, reviews.wanted_ply(hosted, asked, seat), hosted.table.room)
    link = device.begin(hosted.secret, events, asked.now, outcome)
    return write_message(
        Tried(table=link, tokens=(TOKENS.seat(link, seat, FIRST_GENERATION), TOKENS.host(link)))
    )
