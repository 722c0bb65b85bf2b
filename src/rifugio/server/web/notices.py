"""The HTTP API of notices: when and by what somebody is told that it is their turn."""

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path, Request
from fastapi.responses import RedirectResponse

from rifugio.server.node import Node
from rifugio.server.people.notices.having import Notices
from rifugio.server.people.notices.stopping import PATTERN
from rifugio.server.people.stored import Owner
from rifugio.server.web.api import ALWAYS
from rifugio.server.web.dependencies import Link, TheLimits, TheNode, network
from rifugio.server.web.notice_messages import (
    AskedWay,
    AskedWishes,
    HookWay,
    MailWay,
    Noted,
    PushWay,
    ShownNotices,
)
from rifugio.server.web.previews import language_of
from rifugio.server.web.rucksack import LIMITED, SESSION, TheOwner
from rifugio.server.web.shown_notices import notices

router = APIRouter(prefix="/api/rucksack", responses=ALWAYS)
stops = APIRouter(prefix="/api/stops", responses=ALWAYS)
NONE: dict[int | str, dict[str, Any]] = {404: {"description": "This server sends no notices."}}
WayNumber = Annotated[int, Path(ge=1, le=2**31 - 1)]
StopCode = Annotated[str, Path(pattern=PATTERN)]


def _notices(node: Node) -> Notices:
    if node.notices is None:
        raise HTTPException(404)
    return node.notices


@router.get("/notices", responses=SESSION)
async def see(node: TheNode, mine: TheOwner) -> ShownNotices:
    """Get when and by what I am told that it is my turn, and what else this server has."""
    return await notices(node, mine)


@router.put(
    "/notices", status_code=204, responses={**SESSION, **NONE, 409: {"description": "Unknown time zone."}}
)
async def wish(node: TheNode, mine: TheOwner, asked: AskedWishes) -> None:
    """Say when I want to be told."""
    if not await _notices(node).board.set_wishes(mine.person_id, asked.wishes()):
        raise HTTPException(409)


@router.post(
    "/notices/ways",
    status_code=201,
    responses={
        **SESSION,
        **LIMITED,
        **NONE,
        409: {"description": "Too many ways, no e-mail address, or an address that cannot be called."},
    },
)
async def add(
    request: Request, node: TheNode, limits: TheLimits, mine: TheOwner, asked: AskedWay
) -> ShownNotices:
    """Add a way by which I want to be told."""
    having = _notices(node)
    kind, address, more, device = _stored(asked, mine)
    if kind not in having.ways:
        raise HTTPException(404)
    if not limits.new_people.take(network(request)):
        raise HTTPException(429)
    if kind == "mail" and await node.ways_in.address_of(mine.person_id) is None:
        raise HTTPException(409, "address")
    fault = None if kind == "mail" else having.ways[kind].fault(address, more)
    if fault is not None:
        raise HTTPException(409, fault)
    if await having.board.add_way(mine.person_id, kind, address, more, device) is None:
        raise HTTPException(409, "many")
    return await notices(node, mine)


def _stored(asked: AskedWay, mine: Owner) -> tuple[Any, str, dict[str, str], int | None]:
    match asked.way:
        case PushWay(endpoint=endpoint, p256dh=p256dh, auth=auth):
            return "push", endpoint, {"p256dh": p256dh, "auth": auth}, mine.device
        case HookWay(url=url, shape=shape):
            return "hook", url, {"shape": shape}, None
        case MailWay():
            return "mail", "", {}, None


@router.delete(
    "/notices/ways/{number}",
    status_code=204,
    responses={**SESSION, **NONE, 404: {"description": "There is no such way."}},
)
async def drop(node: TheNode, mine: TheOwner, number: WayNumber) -> None:
    """Be told no longer by this way."""
    if not await _notices(node).board.drop_way(number, mine.person_id):
        raise HTTPException(404)


@router.post(
    "/notices/ways/{number}/trials",
    status_code=202,
    responses={**SESSION, **LIMITED, 404: {"description": "There is no such way."}},
)
async def try_out(
    request: Request, node: TheNode, limits: TheLimits, mine: TheOwner, number: WayNumber
) -> None:
    """Get a notice by this way now, to see that it arrives."""
    having = _notices(node)
    ways = [one for one in await having.board.ways_of(mine.person_id) if one.number == number]
    if not ways or ways[0].kind not in having.ways:
        raise HTTPException(404)
    if not limits.letters.take(network(request)):
        raise HTTPException(429)
    way, key = ways[0], f"trial-{node.world.chance.some_bytes(8).hex()}-{number}"
    notice = having.writer.trial(key, language_of(request), number)
    node.later(having.ways[way.kind].send(way.address, way.more, notice))


@router.put(
    "/tables/{link}/look",
    responses={**SESSION, 404: {"description": "The rucksack has no seat there."}},
)
async def look(node: TheNode, mine: TheOwner, link: Link) -> Noted:
    """Say that I am looking at a table, so that nobody calls me there. It is noted once a minute at most."""
    again = 0.0 if node.notices is None else await node.notices.board.look(mine.person_id, link)
    if again is None:
        raise HTTPException(404)
    return Noted(again_seconds=again)


@stops.get(
    "/{code}",
    status_code=303,
    response_class=RedirectResponse,
    responses={200: {"description": "That page.", "content": {"text/html": {}}}},
)
async def ask_to_stop(code: StopCode) -> RedirectResponse:
    """Show the page that asks whether notices should stop: following a link stops nothing by itself."""
    return RedirectResponse(f"/rucksack#stop={code}", 303)


@stops.post("/{code}", status_code=204, responses={**NONE, 404: {"description": "It was not signed here."}})
async def stop(node: TheNode, code: StopCode) -> None:
    """Stop the notices by one way, with the code in each of them, as mail programs do by one click."""
    having = _notices(node)
    way = having.stops.read(code)
    if way is None:
        raise HTTPException(404)
    await having.board.drop_way(way)
