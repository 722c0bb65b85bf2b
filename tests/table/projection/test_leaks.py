"""Nobody is sent what they may not know, in any encoding."""

import base64
import gzip
import hashlib
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any
from urllib.parse import quote

import pytest

from rifugio.engine.state import Pile, Player, State, Turn
from rifugio.table.messages.options import ExtensionName, Look, Options
from rifugio.table.projection import own_seats, table_json
from rifugio.table.table import Play, Seat, Table
from rifugio.table.who import Caller
from tests.table.projection.stories import (
    SALTS,
    SECRET,
    WATCHER,
    WORDS,
    Step,
    aborted,
    begun,
    callers,
    command_id,
    person,
    played,
)

CANARY = "canary-5f3d0a71c2"


def disguises(secret: bytes) -> Iterator[bytes]:
    """Yield a secret in every form in which it might leak."""
    yield from (secret, secret[::-1], secret.hex().encode(), quote(secret).encode())
    yield from (zlib.compress(secret), gzip.compress(secret, mtime=0))
    for skipped in range(3):
        coded = base64.b64encode(b"\0" * skipped + secret)
        middle = coded[4 if skipped else 0 : -4]
        yield from (middle, middle.replace(b"+", b"-").replace(b"/", b"_"))
    for made in (hashlib.md5, hashlib.sha1, hashlib.sha256):
        yield from (made(secret).digest(), made(secret).hexdigest().encode())
    yield "".join(f"\\u{byte:04x}" for byte in secret).encode()


def assert_absent(secret: bytes, sent: bytes) -> None:
    for form in disguises(secret):
        assert form not in sent


def everything_sent(step: Step, caller: Caller) -> bytes:
    return table_json(step.table, caller) + step.told.for_caller(caller) + step.told.change_for(caller)


def test_words_are_nobodys_before_the_start() -> None:
    """In events a seat is shown its own word; at the start all of them are published."""
    steps = [step for step in begun().steps if step.table.phase == "waiting"]
    for step in steps:
        for caller in callers(step.table):
            sent = everything_sent(step, caller)
            for seat, word in enumerate(WORDS):
                if seat not in own_seats(step.table, caller):
                    assert_absent(word.encode(), sent)
            assert_absent(WORDS[0].encode(), table_json(step.table, caller))
            for salt in SALTS:  # with a salt and the published digest, a word could be guessed
                assert_absent(salt, sent)
    own = steps[1].told.change_for(person(steps[1].table, 0))
    assert json.loads(own)["event"]["word"] == WORDS[0]
    assert json.loads(table_json(steps[-1].table, WATCHER))["seats"][0]["word"] is True


def test_a_word_is_not_told_to_the_next_on_the_seat() -> None:
    """Events of the log are shown according to the tokens valid at the time."""
    sat = begun().steps[1]
    later = Caller(frozenset({(0, sat.table.seats[0].generation + 1)}))
    assert_absent(WORDS[0].encode(), sat.told.change_for(later))


def test_the_secret_stays_secret_while_the_game_is_on() -> None:
    for step in played().steps:
        if step.table.phase in ("waiting", "playing"):
            for caller in callers(step.table):
                assert_absent(SECRET, everything_sent(step, caller))


def test_command_ids_are_nobodys() -> None:
    """With one, anybody could ask for the command's answer again."""
    for step in (*played().steps[::40], played().steps[-1]):
        for caller in callers(step.table):
            sent = everything_sent(step, caller)
            for seq in (1, 2, step.table.seq):
                assert str(command_id(seq)).encode() not in sent
                assert_absent(command_id(seq).bytes, sent)


@pytest.mark.parametrize("extensions", [(), ("helicopter", "rafts")])
def test_covered_piles_make_no_difference(extensions: tuple[ExtensionName, ...]) -> None:
    """Non-interference: with another pile for one player, everybody else is sent the same bytes."""
    for step in played(extensions).steps[::5]:
        table = step.table
        if table.phase != "playing":
            continue
        for player, seat in enumerate(table.begun.order):
            other = with_another_pile(table, player)
            for caller in callers(table):
                same = table_json(table, caller) == table_json(other, caller)
                assert same == (seat not in own_seats(table, caller))


def with_another_pile(table: Table, player: int) -> Table:
    state = table.begun.state
    one = state.players[player]
    visits = tuple(count + 4 for count in one.pile.visits)
    pile = Pile(one.pile.places ^ {"FL1", "WF1"}, one.pile.firsts, one.pile.bears + 7, visits)
    return with_state(table, state.with_player(player, Player(one.cell, one.cards, one.left, pile)))


def with_state(table: Table, state: State) -> Table:
    return replace(table, play=replace(table.begun, state=state))


def test_piles_are_open_where_they_may_be() -> None:
    for story, shown in ((begun(), 0), (begun(open_scores=True), 4), (aborted(), 4), (played(), 4)):
        players = json.loads(table_json(story.table, WATCHER))["game"]["players"]
        assert sum(player["pile"] is not None for player in players) == shown
        assert sum(player["score"] is not None for player in players) == shown


def test_one_sees_the_own_pile() -> None:
    table = played().steps[100].table
    players = json.loads(table_json(table, person(table, 1)))["game"]["players"]
    assert [player["pile"] is not None for player in players] == [seat == 1 for seat in table.begun.order]


# Allow-list: a new field is not sent until somebody adds it to the projection.


@dataclass(frozen=True)
class LoudTable(Table):
    loud: str = CANARY


@dataclass(frozen=True)
class LoudSeat(Seat):
    loud: str = CANARY


@dataclass(frozen=True)
class LoudPlay(Play):
    loud: str = CANARY


class LoudState(State):
    loud = CANARY


class LoudTurn(Turn):
    loud = CANARY


class LoudLook(Look):
    loud: str = CANARY


class LoudOptions(Options):
    loud: str = CANARY


def loudly(table: Table) -> Table:
    """Return the same table, with an extra field everywhere."""
    play = table.play
    if play is not None:
        state = LoudState(*play.state)
        state = state._replace(turn=LoudTurn(*state.turn), parts={**state.parts, CANARY: CANARY})
        play = LoudPlay(**{**shallow(play), "state": state, "words": (CANARY,) * len(play.words)})
    seats = tuple(
        LoudSeat(**{**shallow(seat), "look": seat.look and LoudLook(**shallow(seat.look)), "offered": True})
        for seat in table.seats
    )
    options = LoudOptions(**shallow(table.options))
    return LoudTable(**{**shallow(table), "play": play, "seats": seats, "options": options})


def shallow(value: Any) -> dict[str, Any]:  # noqa: ANN401
    return {field.name: getattr(value, field.name) for field in fields(value)}


def test_what_is_added_is_not_sent() -> None:
    for step in (*begun().steps, *played(("rafts",)).steps[::25], *played().steps[-2:]):
        loud = loudly(step.table)
        for caller in callers(step.table):
            sent = table_json(loud, caller)
            assert sent == table_json(step.table, caller)
            assert CANARY.encode() not in sent
