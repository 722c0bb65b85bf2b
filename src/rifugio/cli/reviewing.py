"""`rifugio review`: what each turn of a recorded game was worth, and where there was a better one."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from rifugio.bots.review import Decision, deciding, review
from rifugio.cli.common import Language, fail, words_for
from rifugio.cli.showing import recorded
from rifugio.engine.moves import End, Move
from rifugio.engine.play import carry_out
from rifugio.engine.state import State
from rifugio.terminal.replayed import Replayed
from rifugio.terminal.session import Entry
from rifugio.terminal.telling import Teller
from rifugio.words import move_phrase


def review_record(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The file with the recorded game.")],
    seat: Annotated[
        list[int] | None,
        typer.Option(
            min=0, max=4, help="Only this seat, counted from 0; may be given again.", show_default=False
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Look for the better path: what each turn was worth, and the three that decided the game.

    Each turn is judged by what its player could know then, by a value learned from self-play. Ctrl-C stops.
    """
    words = words_for(language)
    played = recorded(record, words)
    session = Replayed(played)
    wrong = [one for one in seat or () if one >= played.setup.players]
    if wrong:
        fail(words.say("error-no-such-seat", seat=wrong[0]))
    teller = Teller(session, words)
    found: list[Decision] = []
    for one in review(played.setup, played.moves, seat):
        found.append(one)
        _show_progress(one.ply, len(played.moves))
    _show_progress(len(played.moves), len(played.moves))
    for line in (*turn_lines(teller, found), "", *better_lines(teller, deciding(found))):
        print(line)


def turn_lines(teller: Teller, found: Iterable[Decision]) -> Iterator[str]:
    """Yield a line for each turn: what was given away in it, and the chance to win after it."""
    by_turn: dict[int, list[Decision]] = {}
    for one in found:
        by_turn.setdefault(one.turn, []).append(one)
    players = teller.session.setup.players
    for turn, parts in by_turn.items():
        yield teller.words.say(
            "review-turn",
            turn=turn // players + 1,
            player=teller.names[parts[0].seat],
            points=round(sum(part.lost for part in parts)),
            chance=round(100 * parts[-1].chance),
        )


def better_lines(teller: Teller, decisive: list[Decision]) -> Iterator[str]:
    """Yield for each of the turns that decided the game what was done, and what would have been better."""
    words, session = teller.words, teller.session
    assert isinstance(session, Replayed)
    yield words.say("review-title" if decisive else "review-nothing")
    for one in decisive:
        before = session.all[one.ply - 1].state if one.ply else session.start
        yield ""
        yield words.say(
            "review-lost",
            turn=one.turn // session.setup.players + 1,
            player=teller.names[one.seat],
            points=round(one.lost),
            chance=round(100 * one.chance),
            best=round(100 * one.chance_best),
        )
        yield f"  {words.say('review-did')} {' '.join(told(teller, before, one.moves))}"
        yield f"  {words.say('review-better')} {' '.join(told(teller, before, one.best))}"


def told(teller: Teller, state: State, moves: Iterable[Move]) -> Iterator[str]:
    """Yield sentences about these moves; that the turn ends goes without saying."""
    for move in moves:
        before, (state, effects) = state, carry_out(state, move)
        if not effects:
            yield f"{move_phrase(teller.words, move, before, teller.names, exact=True)}."
        elif not isinstance(move, End):
            yield from teller.entry(Entry(before.turn.seat, move, effects, state), None, exact=True)


def _show_progress(done: int, of: int) -> None:
    """Show how far the review is, if stderr is a terminal."""
    if sys.stderr.isatty():
        print(f"\r{done / of:4.0%}", end="\r" if done == of else "", file=sys.stderr, flush=True)
