"""The HTTP API: the same tables, commands and views as the socket's, for clients that poll."""

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path, Query, Request, Response
from pydantic import BeforeValidator
from starlette.responses import PlainTextResponse

from rifugio.answering.analysis import why_not
from rifugio.answering.callers import mine_of
from rifugio.answering.glances import glance_of
from rifugio.answering.messages import (
    MOST_MOMENTS,
    Mine,
    NewTable,
    Opening,
    ReadRecord,
    Result,
    ShownReplay,
    ShownSeal,
    UploadedRecord,
)
from rifugio.answering.records import read_uploaded
from rifugio.answering.replays import replay_of
from rifugio.answering.room_codes import PATTERN, meant
from rifugio.answering.seals import seal_of
from rifugio.server.web.dependencies import (
    DEAR,
    IS_DEAR,
    TheLimits,
    TheNode,
    TheVisit,
    Visit,
    network,
    spend,
    unchanged,
)
from rifugio.server.web.messages import AskedWhyNot, MyTokens, Room
from rifugio.server.web.opening import carried_out
from rifugio.table.messages.answers import Accepted, Refusal, Unknown
from rifugio.table.messages.commands import SentCommand
from rifugio.table.messages.frames import Change, EventFrame
from rifugio.table.messages.reading import reader
from rifugio.table.messages.tables import ShownTable
from rifugio.table.messages.told import ToldReason
from rifugio.table.messages.writing import iso
from rifugio.table.projection.readers import reader_of
from rifugio.table.record import record_of, result_of
from rifugio.table.who import Caller


def whole(number: object) -> object:
    """Accept a number only if it is written in digits; pydantic would accept 0.0 too."""
    if isinstance(number, str) and not (number.isascii() and number.isdecimal()):
        raise ValueError("not a whole number")
    return number


ALWAYS: dict[int | str, dict[str, Any]] = {
    400: {"description": "Malformed request."},
    413: {"description": "Request too large."},
    503: {"description": "Unavailable; retry."},
}
router = APIRouter(prefix="/api", responses=ALWAYS)

RoomName = Annotated[str, Path(pattern=PATTERN, max_length=60)]
After = Annotated[int, BeforeValidator(whole), Query(ge=0, le=1_000_000)]
NOT_FOUND: dict[int | str, dict[str, Any]] = {404: {"description": "No such table, or not for this caller."}}
TOO_MANY: dict[int | str, dict[str, Any]] = {429: {"description": "Rate limit exceeded; retry later."}}
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "Not modified."}}
NOT_YET: dict[int | str, dict[str, Any]] = {409: {"description": "Not in this phase of the table."}}


@router.post("/tables", status_code=201, responses=TOO_MANY)
async def open_table(request: Request, node: TheNode, limits: TheLimits, new: NewTable) -> Opening:
    """Open a table, and carry out its first commands. Keep `host`: it lets you change options and start."""
    if not limits.new_tables.take(network(request)):
        raise HTTPException(429)
    opened = await node.new_tables.open(new.options)
    return Opening(
        table=opened.join_link,
        watch=opened.watch_link,
        room=opened.room,
        host=opened.host,
        answers=await carried_out(node, opened, new.commands),
    )


@router.get("/rooms/{name}", responses={**NOT_FOUND, **TOO_MANY})
async def find_room(request: Request, node: TheNode, limits: TheLimits, name: RoomName) -> Room:
    """Find a waiting table by its room code. Only wrong codes count against the rate limit."""
    if not limits.room_guesses.take(network(request)):
        raise HTTPException(429)
    link = await node.new_tables.find_room(meant(name))
    if link is None:
        raise HTTPException(404)
    limits.room_guesses.give_back(network(request))
    return Room(table=link)


@router.get("/tables/{link}", response_model=ShownTable, responses={**NOT_FOUND, **UNCHANGED})
async def see_table(request: Request, visit: TheVisit) -> Response:
    """Get a table, as the caller may see it."""
    projection = visit.cached.projection
    tag = f'"{table_tag(visit)}"'
    body = projection.for_caller(visit.caller)
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    return unchanged(request, tag) or Response(body, media_type="application/json", headers=headers)


@router.get(
    "/tables/{link}/events",
    response_model=list[Change],
    responses={**NOT_FOUND, **UNCHANGED, **TOO_MANY},
)
async def see_events(
    request: Request, node: TheNode, limits: TheLimits, visit: TheVisit, after: After = 0
) -> Response:
    """Get the events after a `seq`, as the caller may see them; also of a finished game."""
    tag = f'"{after}-{table_tag(visit)}"'
    seen = unchanged(request, tag)
    if seen is not None:
        return seen
    spend(request, limits, DEAR)
    story = await node.tables.story(visit.cached, after)
    body = b"[" + b",".join(one.told.change_for(visit.caller) for one in story) + b"]"
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    return Response(body, media_type="application/json", headers=headers)


@router.get(
    "/tables/{link}/moments",
    response_model=list[EventFrame],
    responses={**NOT_FOUND, **UNCHANGED, **TOO_MANY},
)
async def see_moments(
    request: Request, node: TheNode, limits: TheLimits, visit: TheVisit, after: After = 0
) -> Response:
    """Get the events after a `seq`, each with the table at that time; at most 60, so ask again for more."""
    tag = f'"m{after}-{table_tag(visit)}"'
    seen = unchanged(request, tag)
    if seen is not None:
        return seen
    spend(request, limits, DEAR)
    story = (await node.tables.story(visit.cached, after))[:MOST_MOMENTS]
    body = b"[" + b",".join(one.told.with_table(visit.caller) for one in story) + b"]"
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    return Response(body, media_type="application/json", headers=headers)


def table_tag(visit: Visit) -> str:
    """Return the ETag of a caller's view of a table, unique among all views of all tables."""
    table = visit.cached.table
    return f"{table.seq}-{iso(table.last.at)}-{seats_tag(visit.caller)}"


def seats_tag(caller: Caller) -> str:
    """Return the part of an ETag that depends on the caller's seats."""
    return ".".join(f"{seat}_{generation}" for seat, generation in sorted(caller.seats)) or "-"


@router.post(
    "/tables/{link}/commands",
    responses={**NOT_FOUND, 409: {"model": Refusal}, 503: {"model": Unknown}},
)
async def command(
    response: Response, node: TheNode, visit: TheVisit, sent: SentCommand
) -> Accepted | Refusal | Unknown:
    """Send a command. 200: accepted. 409: refused, finally. 503: unknown, send the same id again."""
    answer = await node.command(visit.cached, visit.caller, sent)
    response.status_code = {"accepted": 200, "refused": 409, "unknown": 503}[answer.answer]
    return answer


@router.post("/tables/{link}/why-not", responses=NOT_FOUND)
async def ask_why_not(visit: TheVisit, asked: AskedWhyNot) -> ToldReason | None:
    """Get the reason why a move is illegal; null if it is legal."""
    return why_not(visit.cached.table, asked.move)


@router.get(
    "/tables/{link}/record",
    response_class=PlainTextResponse,
    responses={**NOT_FOUND, **NOT_YET, **TOO_MANY},
    dependencies=[IS_DEAR],
)
async def record(node: TheNode, visit: TheVisit) -> PlainTextResponse:
    """Get the record of the game as text, as far as it was played."""
    if visit.cached.table.play is None:
        raise HTTPException(409)
    inside = reader_of(visit.cached.table, visit.caller).inside
    name = visit.cached.table.room if inside else "game"  # spectators must not learn the room
    headers = {"content-disposition": f'attachment; filename="{name}.rifugio"'}
    return PlainTextResponse(record_of(await node.trails.told(visit.cached.table)), headers=headers)


@router.get("/tables/{link}/seal", responses={**NOT_FOUND, **TOO_MANY}, dependencies=[IS_DEAR])
async def seal(node: TheNode, visit: TheVisit) -> ShownSeal:
    """Get the commitment to the bag; after the end also the secret, and the verdict on every draw."""
    return seal_of(await node.trails.told(visit.cached.table))


@router.get("/tables/{link}/result", responses={**NOT_FOUND, **NOT_YET})
async def result(visit: TheVisit) -> Result:
    """Get ranks and points by source, after the end."""
    table = visit.cached.table
    ended = result_of(table)
    if ended is None:
        raise HTTPException(409)
    found: Result = reader(Result)({"order": list(table.begun.order), **ended})
    return found


@router.get("/tables/{link}/replay", responses={**NOT_FOUND, **NOT_YET, **TOO_MANY}, dependencies=[IS_DEAR])
async def replay(node: TheNode, visit: TheVisit) -> ShownReplay:
    """Get the whole game as the fragment of a replay link, after the end."""
    try:
        return ShownReplay(replay=replay_of(await node.trails.told(visit.cached.table)))
    except ValueError as error:
        raise HTTPException(409) from error


@router.post(
    "/records",
    responses={**TOO_MANY, 422: {"description": "The text is no record, or does not replay as written."}},
    dependencies=[IS_DEAR],
)
async def upload(uploaded: UploadedRecord) -> ReadRecord:
    """Read an uploaded record and verify its draws. Nothing is stored."""
    try:
        return read_uploaded(uploaded.text)
    except ValueError as error:
        raise HTTPException(422, "not a record") from error


@router.post("/mine", responses=TOO_MANY)
async def mine(request: Request, node: TheNode, limits: TheLimits, asked: MyTokens) -> list[Mine]:
    """Get the status of the seats of some tokens, each with its table at a glance."""
    spend(request, limits, len(asked.tokens))
    found = []
    for text in asked.tokens:
        token = node.tokens.read(text)
        place = await node.tables.find_now(token.table) if token is not None else None
        if token is None or place is None:
            continue
        cached, _ = place
        found.append(mine_of(text, token, cached.table, glance_of(cached.table)))
    return found
