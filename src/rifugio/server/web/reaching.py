"""The addresses at which other devices reach this server: a page opened at 127.0.0.1 cannot know them."""

from fastapi import APIRouter, Request

from rifugio.server.web.api import ALWAYS
from rifugio.server.web.dependencies import TheNode
from rifugio.server.web.listening import addresses, is_loopback, web_address
from rifugio.server.web.messages import Addresses

router = APIRouter(prefix="/api", responses=ALWAYS)


@router.get("/addresses")
async def find_addresses(request: Request, node: TheNode) -> Addresses:
    """Get the addresses at which other devices reach this server.

    From the settings or the machine, never from the request's Host header. The machine's own addresses are
    returned only to a browser on it; any other browser already has one that works.
    """
    public = node.settings.public_url
    if public is not None:
        return Addresses(addresses=(public,), public=True)
    _, port = request.scope["server"]
    here = request.client is not None and is_loopback(request.client.host)
    found = addresses(node.settings.host) if here else []
    return Addresses(addresses=tuple(web_address(host, port) for host in found), public=False)
