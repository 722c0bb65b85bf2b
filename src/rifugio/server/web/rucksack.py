"""The HTTP API of the rucksack: what somebody keeps, on all of their devices."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, HTTPException, Path, Request
from fastapi.responses import StreamingResponse

from rifugio.server.people.rucksacks import MOVE_SECONDS
from rifugio.server.people.secrets import digest_of
from rifugio.server.people.stored import Owner
from rifugio.server.web.api import ALWAYS
from rifugio.server.web.dependencies import DEAR, Link, TheLimits, TheNode, network, spend
from rifugio.server.web.devices import device_of
from rifugio.server.web.everything import everything_of
from rifugio.server.web.messages import MyTokens
from rifugio.server.web.rucksack_messages import (
    AskedJoin,
    AskedOpening,
    Companion,
    Move,
    NewRucksack,
    Packed,
    ShownDevice,
    ShownRucksack,
    ShownSeat,
    Things,
    Ways,
)
from rifugio.server.web.shown_rucksack import companions, devices, rucksack, seats, stored

LIMITED: dict[int | str, dict[str, Any]] = {429: {"description": "Rate limit exceeded; retry later."}}
router = APIRouter(prefix="/api/rucksack", responses=ALWAYS)
SESSION: dict[int | str, dict[str, Any]] = {
    401: {"description": "No open rucksack of this session."},
    410: {"description": "The rucksack was closed on this device."},
}
Agent = Annotated[str, Header(alias="user-agent", max_length=1000, include_in_schema=False)]
DeviceNumber = Annotated[int, Path(ge=1, le=2**31 - 1)]


async def owner(node: TheNode, authorization: Annotated[str, Header(max_length=2000)] = "") -> Owner:
    """Return whose rucksack this is; raise 410 if it was closed on this device, 401 if it is not known."""
    scheme, _, session = authorization.partition(" ")
    found = await node.people.owner_of(digest_of(session)) if scheme.lower() == "bearer" else None
    if found is None:
        raise HTTPException(410 if await node.people.was_closed(digest_of(session)) else 401)
    return found


TheOwner = Annotated[Owner, Depends(owner)]


@router.post("", status_code=201, responses=LIMITED)
async def pack(
    request: Request, node: TheNode, limits: TheLimits, new: NewRucksack, user_agent: Agent = ""
) -> Packed:
    """Pack a rucksack with some seats. It is made without asking anybody, and swept if it stays empty."""
    if not limits.new_people.take(network(request)):
        raise HTTPException(429)
    spend(request, limits, len(new.tokens))
    person_id, session = await node.rucksacks.pack(device_of(user_agent))
    await node.people.change(person_id, stored(new), new.stamps, child=new.child)
    await node.rucksacks.keep(person_id, new.tokens)
    return Packed(session=session)


@router.get("", responses=SESSION)
async def see(node: TheNode, mine: TheOwner) -> ShownRucksack:
    """Get everything in the rucksack, with the tokens of all seats."""
    return await rucksack(node, mine)


@router.patch("", status_code=204, responses=SESSION)
async def change(node: TheNode, mine: TheOwner, things: Things) -> None:
    """Change what goes along; stamps are added. A child's rucksack has no e-mail address."""
    if things.child:
        await node.ways_in.drop_address(mine.person_id)
    await node.people.change(mine.person_id, stored(things), things.stamps, child=things.child)


@router.delete("", status_code=204, responses=SESSION)
async def forget(node: TheNode, mine: TheOwner) -> None:
    """Forget me: games go on without me, my names and words are erased, and the rucksack is deleted."""
    await node.forgetting.forget(mine.person_id)


@router.post("/seats", responses={**SESSION, **LIMITED})
async def keep(
    request: Request, node: TheNode, limits: TheLimits, mine: TheOwner, asked: MyTokens
) -> list[ShownSeat]:
    """Put the seats of these tokens into the rucksack, and get all that are in it."""
    spend(request, limits, len(asked.tokens))
    await node.rucksacks.keep(mine.person_id, asked.tokens)
    return await seats(node, mine)


@router.delete("/tables/{link}", status_code=204, responses=SESSION)
async def drop(node: TheNode, mine: TheOwner, link: Link) -> None:
    """Take a table out of the rucksack. That leaves no seat: it only is no longer in here."""
    await node.rucksacks.drop(mine.person_id, link)


@router.get("/companions", responses=SESSION)
async def see_companions(node: TheNode, mine: TheOwner) -> list[Companion]:
    """Get the people who keep a seat at the same tables."""
    return await companions(node, mine)


@router.get("/devices", responses=SESSION)
async def see_devices(node: TheNode, mine: TheOwner) -> list[ShownDevice]:
    """Get the devices on which the rucksack is open."""
    return await devices(node, mine)


@router.delete(
    "/devices/{number}",
    status_code=204,
    responses={**SESSION, 404: {"description": "It is not open there."}},
)
async def close(node: TheNode, mine: TheOwner, number: DeviceNumber) -> None:
    """Close the rucksack on a device, this one or another."""
    if not await node.people.end_session(mine.person_id, number):
        raise HTTPException(404)


@router.get("/ways")
async def see_ways(node: TheNode) -> Ways:
    """Get the ways into a rucksack that this server has, besides a code from another device."""
    return Ways(passkeys=node.passkeys is not None, mail=node.letters is not None)


@router.post("/moves", status_code=201, responses={**SESSION, **LIMITED})
async def move(request: Request, node: TheNode, limits: TheLimits, mine: TheOwner) -> Move:
    """Get a code that opens this rucksack on another device, once, within ten minutes."""
    spend(request, limits, DEAR)
    return Move(code=await node.rucksacks.code_to_move(mine.person_id, MOVE_SECONDS), seconds=MOVE_SECONDS)


@router.post(
    "/openings",
    status_code=201,
    responses={**LIMITED, 404: {"description": "The code was used already, is too old, or never was one."}},
)
async def open_here(
    request: Request, node: TheNode, limits: TheLimits, asked: AskedOpening, user_agent: Agent = ""
) -> Packed:
    """Open a rucksack on this device by a code. Only wrong codes count against the rate limit."""
    if not limits.room_guesses.take(network(request)):
        raise HTTPException(429)
    session = await node.rucksacks.open_by(asked.code, device_of(user_agent))
    if session is None:
        raise HTTPException(404)
    limits.room_guesses.give_back(network(request))
    return Packed(session=session)


@router.post("/joins", status_code=204, responses={**SESSION, 404: {"description": "The other is not open."}})
async def join(node: TheNode, mine: TheOwner, asked: AskedJoin) -> None:
    """Put everything of another rucksack of mine into this one: seats, stamps, and its other devices."""
    digest = digest_of(asked.session)
    other = await node.people.owner_of(digest)
    if other is None or other.person_id == mine.person_id:
        raise HTTPException(404)
    await node.people.join(other.person_id, mine.person_id, digest)


@router.get("/everything", response_class=StreamingResponse, responses={**SESSION, **LIMITED})
async def everything(request: Request, node: TheNode, limits: TheLimits, mine: TheOwner) -> StreamingResponse:
    """Get everything that is stored about me, as one JSON file, with the records of my games."""
    spend(request, limits, 10 * DEAR)
    parts: AsyncIterator[str] = everything_of(node, mine)
    headers = {"content-disposition": 'attachment; filename="rifugio.json"', "cache-control": "no-store"}
    return StreamingResponse(parts, media_type="application/json", headers=headers)
