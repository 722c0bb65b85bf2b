"""The HTTP API of passkeys: made in one browser, and opening the rucksack in every other that has them."""

from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, HTTPException, Path, Request

from rifugio.server.node import Node
from rifugio.server.web.api import ALWAYS
from rifugio.server.web.dependencies import DEAR, TheLimits, TheNode, network, spend
from rifugio.server.web.devices import device_of
from rifugio.server.web.rucksack import LIMITED, SESSION, Agent, TheOwner
from rifugio.server.web.rucksack_messages import MadePasskey, Packed, PasskeyProof, ShownPasskey
from rifugio.server.web.shown_rucksack import look_of, passkeys

if TYPE_CHECKING:
    from rifugio.server.people.passkeys import Passkeys

router = APIRouter(prefix="/api/rucksack", responses=ALWAYS)
NONE: dict[int | str, dict[str, Any]] = {404: {"description": "There are no passkeys at this address."}}
WRONG: dict[int | str, dict[str, Any]] = {403: {"description": "That is not what was asked for."}}
Number = Annotated[int, Path(ge=1, le=2**31 - 1)]


def _passkeys(node: Node) -> "Passkeys":
    if node.passkeys is None:
        raise HTTPException(404)
    return node.passkeys


@router.post("/passkey-options", responses={**SESSION, **LIMITED, **NONE})
async def begin(request: Request, node: TheNode, limits: TheLimits, mine: TheOwner) -> dict[str, Any]:
    """Begin to make a passkey: get the options for `navigator.credentials.create`."""
    spend(request, limits, DEAR)
    person = await node.people.person(mine.person_id)
    look = look_of(person.things.get("look")) if person is not None else None
    return await _passkeys(node).options_for_new(mine.person_id, look.name if look is not None else "")


@router.post("/passkeys", status_code=201, responses={**SESSION, **LIMITED, **NONE, **WRONG})
async def add(
    request: Request,
    node: TheNode,
    limits: TheLimits,
    mine: TheOwner,
    made: MadePasskey,
    user_agent: Agent = "",
) -> list[ShownPasskey]:
    """Add the passkey that was made, and get all of them."""
    spend(request, limits, DEAR)
    if not await _passkeys(node).add(mine.person_id, made.credential(), device_of(user_agent)):
        raise HTTPException(403)
    return await passkeys(node, mine)


@router.delete(
    "/passkeys/{number}",
    status_code=204,
    responses={**SESSION, 404: {"description": "There is no such passkey."}},
)
async def drop(node: TheNode, mine: TheOwner, number: Number) -> None:
    """Delete a passkey: it does not open the rucksack any more."""
    if not await node.ways_in.drop_passkey(mine.person_id, number):
        raise HTTPException(404)


@router.post("/passkey-challenges", responses={**LIMITED, **NONE})
async def ask(request: Request, node: TheNode, limits: TheLimits) -> dict[str, Any]:
    """Begin to open a rucksack: get the options for `navigator.credentials.get`."""
    passkeys = _passkeys(node)
    spend(request, limits, DEAR)
    return await passkeys.options_to_open()


@router.post("/passkey-openings", status_code=201, responses={**LIMITED, **NONE, **WRONG})
async def open_here(
    request: Request, node: TheNode, limits: TheLimits, proof: PasskeyProof, user_agent: Agent = ""
) -> Packed:
    """Open a rucksack on this device by one of its passkeys. Only wrong proofs count against the limit."""
    passkeys = _passkeys(node)
    if not limits.room_guesses.take(network(request)):
        raise HTTPException(429)
    session = await passkeys.open_by(proof.credential(), device_of(user_agent))
    if session is None:
        raise HTTPException(403)
    limits.room_guesses.give_back(network(request))
    return Packed(session=session)
