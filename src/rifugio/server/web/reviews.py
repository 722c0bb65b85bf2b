"""The HTTP API of reviews: asked for and seen only by whoever sits there, when the game is over."""

from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Request

from rifugio.answering.review_messages import AskedReview, AskedTry, ShownReview, Tried
from rifugio.answering.reviews import shown
from rifugio.server.node import Node
from rifugio.server.play.trying import try_from
from rifugio.server.web.dependencies import DEAR, TheLimits, TheNode, TheVisit, Visit, network, spend
from rifugio.table.projection import own_seats

router = APIRouter(
    prefix="/api/tables/{link}/reviews",
    responses={
        400: {"description": "Malformed request."},
        404: {"description": "No such table, not the caller's seat, or no review was asked for."},
        409: {"description": "The game is not over, or others than bots were in it."},
        429: {"description": "Rate limit exceeded; retry later."},
        503: {"description": "Unavailable; retry."},
    },
)
Seat = Annotated[int, Path(ge=0, le=4)]


@router.post("", status_code=202)
async def ask_review(
    request: Request, node: TheNode, limits: TheLimits, visit: TheVisit, asked: AskedReview
) -> ShownReview:
    """Ask for the review of your own seat; asking again changes nothing. It is made in the background."""
    _check(visit, asked.seat)
    spend(request, limits, DEAR)
    await node.world.store.ask_review(visit.cached.game_id, asked.seat)
    node.review_runner.wake()
    return await _shown(node, visit, asked.seat)


@router.get("/{seat}")
async def see_review(
    request: Request, node: TheNode, limits: TheLimits, visit: TheVisit, seat: Seat
) -> ShownReview:
    """Get the review of your own seat: how far it is, and once it is done the turns that decided the game."""
    _check(visit, seat)
    found = await _shown(node, visit, seat)
    spend(request, limits, DEAR if found.state == "done" else 1)
    return found


@router.post("/{seat}/tries", status_code=201)
async def try_again(
    request: Request, node: TheNode, limits: TheLimits, visit: TheVisit, seat: Seat, asked: AskedTry
) -> Tried:
    """Open a table at a turn that decided the game, with the same bag, to play on against the same bots."""
    _check(visit, seat)
    review = await _shown(node, visit, seat)
    if not review.can_try:
        raise HTTPException(409)
    if asked.ply not in [one.ply for one in review.deciding]:
        raise HTTPException(404)
    if not limits.new_tables.take(network(request)):
        raise HTTPException(429)
    table = visit.cached.table
    tried = await try_from(node.world, node.tokens, table, node.trails.bag_of(table), seat, asked.ply)
    return Tried(table=tried.join_link, tokens=tried.tokens)


def _check(visit: Visit, seat: int) -> None:
    """Raise 404 if the seat is not the caller's, as if there were no review; 409 before the game is over."""
    if seat not in own_seats(visit.cached.table, visit.caller):
        raise HTTPException(404)
    if visit.cached.table.phase != "over":
        raise HTTPException(409)


async def _shown(node: Node, visit: Visit, seat: int) -> ShownReview:
    review = await node.world.store.review_of(visit.cached.game_id, seat)
    if review is None:
        raise HTTPException(404)
    return shown(visit.cached.table, seat, review)
