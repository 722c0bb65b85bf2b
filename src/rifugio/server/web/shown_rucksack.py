"""A rucksack as its owner sees it."""

import json
from typing import Any

from fastapi import HTTPException
from pydantic import TypeAdapter, ValidationError

from rifugio.server.node import Node
from rifugio.server.people.stored import Owner
from rifugio.server.web.rucksack_messages import (
    Companion,
    ShownAddress,
    ShownDevice,
    ShownPasskey,
    ShownRucksack,
    ShownSeat,
    Things,
)
from rifugio.table.messages.options import Look

_LOOK: TypeAdapter[Look] = TypeAdapter(Look)


def stored(things: Things) -> dict[str, Any]:
    """Return those of the things that were sent, as they are stored."""
    sent = things.model_dump(mode="json", include={"look", "language", "settings"} & things.model_fields_set)
    return {name: value for name, value in sent.items() if value is not None}


def look_of(found: object) -> Look | None:
    """Return a stored look; None if there is none, or if its animal is not known any more."""
    try:
        return None if found is None else _LOOK.validate_json(json.dumps(found))
    except ValidationError:
        return None


async def rucksack(node: Node, mine: Owner) -> ShownRucksack:
    """Return everything in a rucksack."""
    person = await node.people.person(mine.person_id)
    if person is None:
        raise HTTPException(401)
    return ShownRucksack(
        packed=person.packed,
        child=person.child,
        look=look_of(person.things.get("look")),
        language=person.things.get("language"),
        settings=person.things.get("settings"),
        stamps=person.stamps,
        seats=tuple(await seats(node, mine)),
        devices=tuple(await devices(node, mine)),
        passkeys=tuple(await passkeys(node, mine)),
        address=await address(node, mine),
        kept_days=node.settings.keep_days,
    )


async def seats(node: Node, mine: Owner) -> list[ShownSeat]:
    """Return the seats in a rucksack."""
    found = await node.rucksacks.tokens_of(mine.person_id)
    return [ShownSeat(table=one.link, token=one.token, ended=one.ended) for one in found]


async def devices(node: Node, mine: Owner) -> list[ShownDevice]:
    """Return the devices on which a rucksack is open."""
    return [
        ShownDevice(
            number=one.number, name=one.name, opened=one.opened, seen=one.seen, this=one.number == mine.device
        )
        for one in await node.people.devices_of(mine.person_id)
    ]


async def passkeys(node: Node, mine: Owner) -> list[ShownPasskey]:
    """Return the passkeys of a rucksack."""
    found = await node.ways_in.passkeys_of(mine.person_id)
    return [ShownPasskey(number=one.number, device=one.device, made=one.made) for one in found]


async def address(node: Node, mine: Owner) -> ShownAddress | None:
    """Return the e-mail address of a rucksack."""
    found = await node.ways_in.address_of(mine.person_id)
    return None if found is None else ShownAddress(address=found.address, confirmed=found.confirmed)


async def companions(node: Node, mine: Owner) -> list[Companion]:
    """Return who else keeps seats at the same tables, numbered for this answer only."""
    links = {one.game_id: one.link for one in await node.people.seats_of(mine.person_id)}
    numbers: dict[int, int] = {}
    return [
        Companion(
            table=links[one.game_id],
            seat=one.seat,
            friend=numbers.setdefault(one.person_id, len(numbers)),
            look=look_of(one.look),
        )
        for one in await node.people.companions_of(mine.person_id)
        if one.game_id in links
    ]
