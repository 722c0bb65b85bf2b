"""The HTTP API of letters: an e-mail address to which a link can be sent that opens the rucksack."""

from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, HTTPException, Request

from rifugio.server.node import Node
from rifugio.server.web.api import ALWAYS
from rifugio.server.web.dependencies import TheLimits, TheNode, network
from rifugio.server.web.limits import Limits
from rifugio.server.web.previews import language_of
from rifugio.server.web.rucksack import LIMITED, SESSION, TheOwner
from rifugio.server.web.rucksack_messages import AskedAddress, AskedConfirmation

if TYPE_CHECKING:
    from rifugio.server.people.letters import Letters

router = APIRouter(prefix="/api/rucksack", responses=ALWAYS)
NONE: dict[int | str, dict[str, Any]] = {404: {"description": "This server sends no letters."}}


def _letters(node: Node) -> "Letters":
    if node.letters is None:
        raise HTTPException(404)
    return node.letters


def _stamp(request: Request, limits: Limits, address: str) -> None:
    """Raise 429 if too many letters were asked for from here, or to this address."""
    if not limits.letters.take(network(request)) or not limits.letter_boxes.take(address):
        raise HTTPException(429)


@router.put(
    "/address",
    status_code=202,
    responses={**SESSION, **LIMITED, **NONE, 403: {"description": "It is a child's rucksack."}},
)
async def set_address(
    request: Request, node: TheNode, limits: TheLimits, mine: TheOwner, asked: AskedAddress
) -> None:
    """Give the rucksack an e-mail address. It counts once the link in the letter sent there was followed."""
    letters = _letters(node)
    person = await node.people.person(mine.person_id)
    if person is None or person.child:
        raise HTTPException(403)
    _stamp(request, limits, asked.address)
    code = await letters.set_address(mine.person_id, asked.address)
    node.later(letters.ask_to_confirm(mine.person_id, asked.address, code, language_of(request)))


@router.delete("/address", status_code=204, responses=SESSION)
async def drop_address(node: TheNode, mine: TheOwner) -> None:
    """Delete the e-mail address."""
    await node.ways_in.drop_address(mine.person_id)


@router.post("/confirmations", status_code=204, responses={**LIMITED, 404: {"description": "Too late."}})
async def confirm(request: Request, node: TheNode, limits: TheLimits, asked: AskedConfirmation) -> None:
    """Confirm an address by the code in its letter."""
    letters = _letters(node)
    if not limits.room_guesses.take(network(request)):
        raise HTTPException(429)
    if not await letters.confirm(asked.code):
        raise HTTPException(404)
    limits.room_guesses.give_back(network(request))


@router.post("/letters", status_code=202, responses={**LIMITED, **NONE})
async def send(request: Request, node: TheNode, limits: TheLimits, asked: AskedAddress) -> None:
    """Send a link to this address, if a rucksack has it. The answer is the same if none has."""
    letters = _letters(node)
    _stamp(request, limits, asked.address)
    node.later(letters.send_links(asked.address, language_of(request)))
