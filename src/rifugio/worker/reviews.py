"""Reviews on this device: asked for by whoever sits there, and made one decision at a time."""

import json
import re
from typing import Final

from rifugio.answering.judging import judged
from rifugio.answering.review_messages import AskedReview, AskedTry, ShownReview
from rifugio.answering.reviews import shown
from rifugio.answering.thoughts import Review, ReviewQuestion, review_question
from rifugio.table.messages.reading import read_json, reader
from rifugio.table.messages.writing import write_message
from rifugio.table.projection import own_seats
from rifugio.worker.hosted import HostedTable
from rifugio.worker.outcome import Asked, Outcome
from rifugio.worker.requests import Failed, Request

SEAT: Final = re.compile("/reviews/([0-4])(/tries)?")


def judge(question: str) -> str:
    """Return the next decision of a player and how far it goes, both as JSON; null after the last."""
    return json.dumps(next(judged(ReviewQuestion(*json.loads(question))), None))


def ask_review(hosted: HostedTable, request: Request, outcome: Outcome) -> tuple[int, str]:
    """Begin a review; asking again changes nothing."""
    asked: AskedReview = reader(AskedReview)(read_json(request.body))
    _check(hosted, request, asked.seat)
    if asked.seat not in hosted.reviews:
        keep(hosted, asked.seat, Review(), outcome)
    return 202, write_message(shown(hosted.table, asked.seat, hosted.reviews[asked.seat]))


def see_review(hosted: HostedTable, request: Request, seat: int) -> ShownReview:
    """Return a review as far as it is made."""
    _check(hosted, request, seat)
    if seat not in hosted.reviews:
        raise Failed(404)
    return shown(hosted.table, seat, hosted.reviews[seat])


def cancel_review(hosted: HostedTable, request: Request, seat: int, outcome: Outcome) -> tuple[int, str]:
    """Forget a review that is being made; the answer to its last question is dropped."""
    _check(hosted, request, seat)
    if seat in hosted.reviews and hosted.reviews[seat].state == "waiting":
        del hosted.reviews[seat]
        outcome.reviews.append((hosted.link, seat, None))
    return 200, ""


def wanted_ply(hosted: HostedTable, request: Request, seat: int) -> int:
    """Return the ply from which a player wants to try again."""
    asked: AskedTry = reader(AskedTry)(read_json(request.body))
    found = see_review(hosted, request, seat)
    if not found.can_try:
        raise Failed(409)
    if asked.ply not in [one.ply for one in found.deciding]:
        raise Failed(404)
    return asked.ply


def _check(hosted: HostedTable, request: Request, seat: int) -> None:
    if seat not in own_seats(hosted.table, request.caller(hosted)):
        raise Failed(404)
    if hosted.table.phase != "over":
        raise Failed(409)


def keep(hosted: HostedTable, seat: int, review: Review, outcome: Outcome) -> None:
    """Keep a review, and ask for its next decision unless it is done."""
    hosted.reviews[seat] = review
    outcome.reviews.append((hosted.link, seat, json.dumps(review)))
    outcome.asked += due(hosted, seat)


def due(hosted: HostedTable, seat: int) -> list[Asked]:
    """Return the question for the next decision of a review that is not done."""
    review = hosted.reviews[seat]
    if review.state != "waiting":
        return []
    question = review_question(hosted.table, seat, review.ply)
    return [Asked(f"review:{hosted.link}:{seat}:{review.ply}", "judge", question, 0)]


def judged_more(hosted: HostedTable, seat: int, answer: str, outcome: Outcome) -> None:
    """Take in the next decision."""
    review, found = hosted.reviews[seat], json.loads(answer)
    if found is None:
        longer = review._replace(state="done", ply=len(hosted.table.begun.moves))
    elif isinstance(found, dict):
        longer = review._replace(state="failed")
    else:
        longer = review._replace(ply=found[0], decisions=(*review.decisions, found[1]))
    keep(hosted, seat, longer, outcome)
