"""The HTTP API of the trail of the day: which there are now, and walking one."""

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Depends, Header, HTTPException, Request

from rifugio.server.node import Node
from rifugio.server.people.secrets import digest_of
from rifugio.server.trails.walking import OtherKey
from rifugio.server.web.api import ALWAYS, TOO_MANY
from rifugio.server.web.dependencies import DEAR, TheLimits, TheNode, network, spend
from rifugio.server.web.shown_rucksack import look_of
from rifugio.server.web.trail_messages import (
    AskedTrail,
    Bar,
    OpenedTrail,
    ShownFriend,
    ShownTrail,
    ShownTrails,
    ShownTry,
)
from rifugio.table.messages.reading import reader
from rifugio.table.messages.tables import ShownScoreLine
from rifugio.trails.days import DAY, begin_of, end_of
from rifugio.trails.trail import trail_of

router = APIRouter(prefix="/api/trails", responses=ALWAYS)


async def walker(node: TheNode, authorization: Annotated[str, Header(max_length=2000)] = "") -> int | None:
    """Return whose rucksack is open on the device; without one its courtesy counts."""
    scheme, _, session = authorization.partition(" ")
    found = await node.people.owner_of(digest_of(session)) if scheme.lower() == "bearer" else None
    if found is None:
        return None
    await node.trails.book.adopt(found.person_id)  # the first rucksack is packed after the first seat
    return found.person_id


TheWalker = Annotated[int | None, Depends(walker)]


@router.get("", responses=TOO_MANY)
async def see_trails(request: Request, node: TheNode, limits: TheLimits, me: TheWalker) -> ShownTrails:
    """Get the trails of now: those that can be walked, the next one's seal, and the last that has ended."""
    spend(request, limits, DEAR // 5)
    days = node.trails.days()
    return ShownTrails(
        now=node.world.clock.now(),
        open=tuple([await _shown(node, day, me) for day in days]),
        next=await _shown(node, days[-1] + DAY, me),
        ended=await _shown(node, days[0] - DAY, me),
    )


@router.post(
    "/{day}/tries",
    status_code=201,
    responses={
        **TOO_MANY,
        404: {"description": "It is not that day anywhere."},
        409: {"description": "The day was sealed with another key."},
    },
)
async def walk(
    request: Request, node: TheNode, limits: TheLimits, me: TheWalker, day: date, asked: AskedTrail
) -> OpenedTrail:
    """Walk the trail of a day: opens a table with its bag, where the game begins at once."""
    if day not in node.trails.days():
        raise HTTPException(404)
    if not limits.new_tables.take(network(request)):
        raise HTTPException(429)
    try:
        opened = await node.trails.open_try(day, asked.look, me, again=asked.again)
    except OtherKey as error:
        raise HTTPException(409) from error
    node.runner.wake()
    return OpenedTrail(table=opened.join_link, tokens=(opened.token,), counted=opened.counted)


async def _shown(node: Node, day: date, me: int | None) -> ShownTrail:
    trails, trail = node.trails, trail_of(day)
    published, fits = await trails.seal(day)
    friends = [] if me is None else await trails.book.friends(day, me)
    return ShownTrail(
        day=day,
        begins=begin_of(day),
        ends=end_of(day),
        animals=trail.animals,
        extensions=trail.extensions,
        commitment=published.commitment,
        other_key=not fits,
        secret=await trails.secret(day),
        mine=await _mine(node, day, me),
        friends=tuple(ShownFriend(look=look_of(one.look), points=one.points) for one in friends),
        spread=tuple(Bar(points=points, many=many) for points, many in await trails.book.spread(day)),
        path=await trails.path(day) if day <= trails.ended() else None,
    )


async def _mine(node: Node, day: date, me: int | None) -> ShownTry | None:
    found = None if me is None else await node.trails.book.try_of(day, me)
    if found is None:
        return None
    lines = tuple(reader(ShownScoreLine)(line) for line in found.lines or ())
    return ShownTry(over=found.over, points=found.points, lines=lines)
