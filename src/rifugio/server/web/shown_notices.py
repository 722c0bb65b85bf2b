"""Somebody's notices as they see them."""

from urllib.parse import urlsplit

from rifugio.server.node import Node
from rifugio.server.people.notices.stored import GivenWay
from rifugio.server.people.stored import Owner
from rifugio.server.web.notice_messages import AskedWishes, PossibleWays, ShownNotices, ShownWay


async def notices(node: Node, mine: Owner) -> ShownNotices:
    """Return when and by what somebody is told that it is their turn."""
    having = node.notices
    if having is None:
        nothing = PossibleWays(push=None, mail=False, hook=False)
        return ShownNotices(possible=nothing, wishes=AskedWishes(after_minutes=10, zone="UTC"), ways=())
    push = having.ways.get("push")
    possible = PossibleWays(
        push=None if push is None else push.public_key, mail="mail" in having.ways, hook="hook" in having.ways
    )
    devices = {one.number: one.name for one in await node.people.devices_of(mine.person_id)}
    return ShownNotices(
        possible=possible,
        wishes=AskedWishes.model_validate((await having.board.wishes_of(mine.person_id))._asdict()),
        ways=tuple(_shown(one, devices, mine) for one in await having.board.ways_of(mine.person_id)),
    )


def _shown(one: GivenWay, devices: dict[int, str], mine: Owner) -> ShownWay:
    names = {
        "push": devices.get(one.device or 0, ""),
        "mail": one.address,
        "hook": urlsplit(one.address).hostname or "",
    }
    this = one.kind == "push" and one.device == mine.device
    return ShownWay(number=one.number, kind=one.kind, name=names[one.kind], this=this, made=one.made)
