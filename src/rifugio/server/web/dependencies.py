"""Dependencies of the HTTP API: the node, its rate limits, and a table with its caller."""

from typing import Annotated

from fastapi import Depends, Header, HTTPException, Path, Request, Response

from rifugio.answering.callers import caller_of, may_see
from rifugio.server.node import Node
from rifugio.server.play.table_cache import CachedTable
from rifugio.server.web.limits import Limits
from rifugio.server.web.networks import network_of
from rifugio.table.who import Caller

Link = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22}$")]
DEAR = 25
"""The cost of a response that reads or replays a whole game: about as many milliseconds of a core."""


def node_of(request: Request) -> Node:
    """Return the node that serves this request."""
    node: Node = request.app.state.node
    return node


def limits_of(request: Request) -> Limits:
    """Return the rate limits of this node."""
    limits: Limits = request.app.state.limits
    return limits


TheNode = Annotated[Node, Depends(node_of)]
TheLimits = Annotated[Limits, Depends(limits_of)]


class Visit:
    """A table with its caller."""

    def __init__(self, cached: CachedTable, caller: Caller) -> None:
        self.cached, self.caller = cached, caller


async def visit(
    node: TheNode, link: Link, authorization: Annotated[str, Header(max_length=2000)] = ""
) -> Visit:
    """Find the table of a link, caught up with the log; unknown and forbidden tables are both a 404."""
    found = await node.tables.find_now(link)
    if found is None:
        raise HTTPException(404)
    cached, joining = found
    scheme, _, tokens = authorization.partition(" ")
    presented = tokens.split(",") if scheme.lower() == "bearer" else []
    presented = [token.strip() for token in presented]
    caller = caller_of(node.tokens, cached.join_link, presented, may_join=joining)
    if not may_see(cached.table, caller):
        raise HTTPException(404)
    return Visit(cached, caller)


TheVisit = Annotated[Visit, Depends(visit)]


def unchanged(request: Request, tag: str) -> Response | None:
    """Return 304 if the client has this version already, else None."""
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    return None


def network(request: Request) -> str:
    """Return the network a request comes from, for rate limits."""
    return network_of(request.client.host) if request.client else "nowhere"


def spend(request: Request, limits: Limits, cost: int) -> None:
    """Raise 429 if the rate limit for reading does not allow this cost."""
    if not limits.reading.take(network(request), cost):
        raise HTTPException(429)


def spend_dear(request: Request, limits: TheLimits) -> None:
    """Raise 429 if the rate limit for reading does not allow an expensive response."""
    spend(request, limits, DEAR)


IS_DEAR = Depends(spend_dear)
