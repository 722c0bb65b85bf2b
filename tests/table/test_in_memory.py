"""A whole game of people and bots at a table in memory, as each of them sees it."""

import json
from datetime import UTC, datetime
from random import Random

import rifugio
from rifugio.bots import Budget, make_bot
from rifugio.box import load_box
from rifugio.dealer import Genuine, verify
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.records import read_record
from rifugio.table.clocks import bot_is_to_move
from rifugio.table.decide import Declined
from rifugio.table.in_memory import TableInMemory
from rifugio.table.messages.commands import Abort, Command, Hike, MakeMove, PutBot, Sit, Start, Undo
from rifugio.table.messages.events import Event
from rifugio.table.messages.options import Look, Options
from rifugio.table.opening import opened
from rifugio.table.projection import table_json
from rifugio.table.record import record_of
from rifugio.table.who import BotPlayer, Caller, Who

SECRET = bytes(range(32))
NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)
HOST = Caller(host=True)


def asked(house: TableInMemory, who: Who, command: Command) -> Event:
    """The event of a command that must be allowed."""
    answer = house.ask(who, command, NOW)
    assert not isinstance(answer, Declined), answer
    return answer


def of_two_people_and_a_bot() -> TableInMemory:
    options = Options(players=3, extensions=("rafts",))
    house = TableInMemory(opened(options, "", SECRET, [bytes(32)] * 5), SECRET, NOW)
    asked(house, Caller(), Sit(seat=0, look=Look(name="Anna", animal="fox", colour="red")))
    asked(house, Caller(), Sit(seat=1, look=Look(name="Ben", animal="owl", colour="blue")))
    asked(house, HOST, PutBot(seat=2, bot="squirrel"))
    for seat in (0, 1):
        asked(house, person(house, seat), Hike(seat=seat, days=seat))
    asked(house, HOST, Start(first="hiked"))
    return house


def person(house: TableInMemory, seat: int) -> Caller:
    return Caller(frozenset({(seat, house.table.seats[seat].generation)}))


def play_on(house: TableInMemory, rng: Random) -> int:
    """Play to the end; people sometimes undo. Return how often they did."""
    taken_back = 0
    while (seat := house.table.to_move) is not None:
        state = house.table.begun.state
        legal = tuple(rifugio.legal_moves(state))
        if bot_is_to_move(house.table):
            player = house.table.begun.order.index(seat)
            move = make_bot("squirrel").choose(rifugio.view(state, player), legal, Budget(tries=20))
            asked(house, BotPlayer("squirrel"), MakeMove(seat=seat, move=write_move(move)))
        elif house.table.begun.saved and rng.random() < 0.1:
            asked(house, person(house, seat), Undo(seat=seat))
            taken_back += 1
        else:
            asked(house, person(house, seat), MakeMove(seat=seat, move=write_move(rng.choice(legal))))
    return taken_back


def test_a_whole_game_of_people_and_a_bot() -> None:
    house = of_two_people_and_a_bot()
    assert play_on(house, Random(7)) > 0
    assert house.table.phase == "over"
    shown = json.loads(table_json(house.table, person(house, 1)))
    assert shown["result"] is not None
    assert shown["secret"] == SECRET.hex()
    assert len(house.log) == house.table.seq
    assert isinstance(verify(read_record(record_of(house.table), load_box)), Genuine)


def test_what_is_refused_leaves_the_table_as_it_was() -> None:
    house = of_two_people_and_a_bot()
    before = house.table
    assert isinstance(house.ask(person(house, 1), Abort(), NOW), Declined)
    assert house.table is before
    assert len(house.log) == before.seq
