"""A whole game without a server, as a browser's worker hosts it."""

from random import Random

import pytest

from kit.shell import Disk, Lost, Shell, opened
from rifugio.box import load_box
from rifugio.dealer import Genuine, verify
from rifugio.engine.text.records import read_record
from rifugio.table.projection import Projection
from rifugio.table.who import Caller

BOTH = ("helicopter", "rafts")


@pytest.fixture(scope="module")
def over() -> tuple[Shell, str]:
    shell = Shell(Disk())
    link = opened(shell, extensions=BOTH)
    shell.play(link, Random(1))
    return shell, link


def test_a_whole_game_against_bots(over: tuple[Shell, str]) -> None:
    shell, link = over
    assert shell.device.tables[link].table.phase == "over"
    assert not shell.closed
    seqs = [frame["event"]["seq"] for frame in shell.frames if "event" in frame]
    assert seqs == list(range(seqs[0], len(shell.disk.rows) + 1)), "every event came once and in order"
    remarks = [frame["event"]["event"].get("remark") for frame in shell.frames if "event" in frame]
    assert any(remarks), "animals say why"


def test_its_record_is_genuine(over: tuple[Shell, str]) -> None:
    shell, link = over
    status, text = shell.request("GET", f"/tables/{link}/record")
    assert status == 200
    assert isinstance(verify(read_record(text, load_box)), Genuine)
    _, seal = shell.request("GET", f"/tables/{link}/seal")
    assert (seal["verdict"], seal["secret"]) == ("Genuine", shell.disk.secrets[link])
    _, replay = shell.request("GET", f"/tables/{link}/replay")
    assert replay["replay"]
    status, read = shell.request("POST", "/records", {"text": text})
    assert (status, read["verdict"], read["replay"] != "") == (200, "Genuine", True)


def test_a_page_that_comes_back_finds_the_same_table(over: tuple[Shell, str]) -> None:
    shell, link = over
    again = Shell(shell.disk)
    again.load(link)
    everybody = Caller()
    assert again.device.tables[link].projection.for_caller(everybody) == shell.device.tables[
        link
    ].projection.for_caller(everybody)


def test_the_story_is_told_again(over: tuple[Shell, str]) -> None:
    shell, link = over
    tokens = tuple(shell.tokens(link))
    _, changes = shell.request("GET", f"/tables/{link}/events?after=0", tokens=tokens)
    assert [one["seq"] for one in changes] == list(range(2, len(shell.disk.rows) + 1))
    told = [frame["event"] for frame in shell.frames if "event" in frame]
    assert changes[-len(told) :] == told
    _, moments = shell.request("GET", f"/tables/{link}/moments?after=7", tokens=tokens)
    assert [one["table"]["seq"] for one in moments] == list(range(8, 68))


def test_killed_at_any_moment_it_goes_on_where_it_was() -> None:
    chance, disk = Random(3), Disk()
    shell = Shell(disk)
    link = opened(shell, ("marmot",))
    for _ in range(50):
        shell.play(link, chance, chance.randrange(1, 6))
        before = Projection(shell.device.tables[link].table).for_caller(Caller())
        shell = Shell(disk)  # whatever was not stored is gone
        shell.load(link)
        assert Projection(shell.device.tables[link].table).for_caller(Caller()) == before
        shell.listen(link)
    shell.play(link, chance)
    assert shell.device.tables[link].table.phase == "over"


def test_of_two_pages_one_comes_first_and_the_other_follows() -> None:
    one = Shell(Disk())
    link = opened(one, ("marmot",))
    while one.asked:
        one.think()
    other = Shell(one.disk)
    other.load(link)
    other.listen(link)
    seq = one.device.tables[link].table.seq
    legal = next(frame for frame in reversed(other.frames) if "table" in frame)["table"]["legal"]
    one.command(link, {"kind": "move", "seat": 0, "move": legal[0]})
    with pytest.raises(Lost):
        other.command(link, {"kind": "move", "seat": 0, "move": legal[-1]})
    other.device.forget(link)
    other.load(link)
    other.listen(link)
    other.frames.clear()
    command = {"kind": "move", "seat": 0, "move": legal[-1]}
    other.send({"command": {"id": f"{9:032x}", "expected_seq": seq, "command": command}})
    assert [frame["answer"]["code"] for frame in other.frames if "answer" in frame] == ["stale"]


def test_another_pages_events_are_followed() -> None:
    one = Shell(Disk())
    link = opened(one, ("marmot",))
    other = Shell(one.disk)
    other.load(link)
    other.listen(link)
    other.asked.clear()
    seq = other.device.tables[link].table.seq
    one.play(link, Random(2), 12)
    other.do(other.device.follow(link, one.disk.rows_of(link, seq)))
    assert other.device.tables[link].table == one.device.tables[link].table


def test_whoever_resigns_alone_ends_the_game_on_the_device_too() -> None:
    shell = Shell(Disk())
    link = opened(shell, ("marmot",))
    shell.play(link, Random(4), 40)
    while shell.asked:
        shell.think()
    shell.command(link, {"kind": "resign", "seat": 0})
    table = shell.device.tables[link].table
    assert (table.phase, table.secret) == ("aborted", shell.disk.secrets[link])
    assert table.seats[0].resigned is not None
    assert not shell.asked, "no bot plays for nobody"
    status, text = shell.request("GET", f"/tables/{link}/record")
    assert status == 200
    by_player = ["null", "null"]
    by_player[table.begun.order.index(0)] = str(table.seats[0].resigned)
    assert f"Resigned: [{', '.join(by_player)}]" in text


def test_the_same_command_twice_has_the_same_answer() -> None:
    shell = Shell(Disk())
    link = opened(shell, ("marmot",))
    while shell.asked:
        shell.think()
    table = shell.device.tables[link].table
    command = {"kind": "move", "seat": table.to_move, "move": shell.legal(link)[0]}
    frame = {"command": {"id": f"{7:032x}", "expected_seq": table.seq, "command": command}}
    shell.send(frame)
    shell.send(frame)
    first, second = [one["answer"] for one in shell.frames if "answer" in one]
    assert first == second
    assert first["answer"] == "accepted"


def test_hints_why_not_and_ways() -> None:
    shell = Shell(Disk())
    opened(shell, ("marmot",))
    while shell.asked:
        shell.think()
    shell.frames.clear()
    shell.send({"hint": {"id": f"{1:032x}"}})
    shell.think()
    shell.send({"why_not": {"id": f"{2:032x}", "move": "walk>9,9"}})
    shell.send({"ways": {"id": f"{3:032x}"}})
    shell.send({"ping": 5})
    hint, why_not, ways, pong = shell.frames
    assert hint["hint"]["moves"]
    assert why_not["why_not"]["reason"]["code"]
    assert "ways" in ways
    assert pong == {"pong": 5}
    shell.send({"nonsense": 1})
    assert shell.closed == [[1, 4000]]


def test_a_review_is_cancelled_and_may_be_asked_for_again(over: tuple[Shell, str]) -> None:
    shell, link = over
    tokens, path = tuple(shell.tokens(link)), f"/tables/{link}/reviews/0"
    shell.request("POST", f"/tables/{link}/reviews", {"seat": 0}, tokens)
    shell.think()
    assert shell.request("DELETE", path)[0] == 404, "only for whoever sits there"
    assert shell.request("DELETE", path, tokens=tokens)[0] == 200
    assert shell.disk.reviews == {}
    shell.think()  # the answer to its last question comes too late
    assert not shell.asked
    assert shell.request("GET", path, tokens=tokens)[0] == 404


def test_a_review_is_made_kept_and_tried_from(over: tuple[Shell, str]) -> None:
    shell, link = over
    tokens = tuple(shell.tokens(link))
    assert shell.request("GET", f"/tables/{link}/reviews/0", tokens=tokens)[0] == 404
    assert shell.request("POST", f"/tables/{link}/reviews", {"seat": 0}, ())[0] == 404
    status, begun = shell.request("POST", f"/tables/{link}/reviews", {"seat": 0}, tokens)
    assert (status, begun["state"]) == (202, "waiting")
    shell.think()
    again = Shell(shell.disk)  # the page is closed and opened again
    again.load(link)
    while again.asked:
        again.think()
    _, done = again.request("GET", f"/tables/{link}/reviews/0", tokens=tokens)
    assert (done["state"], done["progress"]) == ("done", 1)
    ply = done["deciding"][0]["ply"]
    status, tried = again.request("POST", f"/tables/{link}/reviews/0/tries", {"ply": ply}, tokens)
    assert status == 201
    there = again.device.tables[tried["table"]].table
    assert there.begun.moves == shell.device.tables[link].table.begun.moves[:ply]
    assert there.to_move == 0


def test_a_rematch_is_a_table_on_the_same_device(over: tuple[Shell, str]) -> None:
    shell, link = over
    shell.frames.clear()
    shell.command(link, {"kind": "rematch"})
    answer = next(frame["answer"] for frame in shell.frames if "answer" in frame)
    assert answer["table"] in shell.disk.secrets
    assert shell.disk.secrets[answer["table"]] != shell.disk.secrets[link]
    assert len(answer["tokens"]) == 2


def test_unknown_things_are_answered_as_by_a_server() -> None:
    shell = Shell(Disk())
    assert shell.request("GET", "/tables/nobody-knows-this-linkL/record")[0] == 404
    assert shell.request("POST", "/records", {"text": "nonsense"})[0] == 422
    assert shell.request("POST", "/tables", {"options": {"players": 9}})[0] == 422
    link = opened(shell, ("marmot",))
    assert shell.request("GET", f"/tables/{link}/replay")[0] == 409
    assert shell.request("GET", f"/tables/{link}/events?after=x")[0] == 400
    assert shell.request("GET", f"/tables/{link}/nothing")[0] == 404
