"""Practice on the trail of a day that is over, as a browser's worker hosts it."""

from datetime import date
from random import Random

from kit.shell import Disk, Shell
from rifugio.table.messages.events import Started
from rifugio.trails.opening import first_events
from rifugio.trails.trail import trail_of

DAY = date(2026, 11, 9)
SECRET = bytes(range(32))
LOOK = {"name": "Ann", "animal": "hare", "colour": "red"}


def asked(shell: Shell, path: str = f"/trails/{DAY}/tries", secret: str = SECRET.hex()) -> tuple[int, object]:
    status, body = shell.request("POST", path, {"look": LOOK, "secret": secret})
    return status, body


def test_the_pile_is_that_of_the_day_and_the_game_goes_to_its_end() -> None:
    shell = Shell(Disk())
    status, body = asked(shell)
    assert status == 201
    assert isinstance(body, dict)
    link = body["table"]
    table = shell.device.tables[link].table
    _, started = first_events(trail_of(DAY), SECRET, None)
    assert isinstance(started, Started)
    rows = shell.device.tables[link].rows
    assert rows[1].event == started, "the same tiles lie open as for everybody"
    assert table.seats[1].bot == trail_of(DAY).animals[0]
    assert shell.tokens(link)[1:] == list(body["tokens"])
    shell.listen(link)
    shell.play(link, Random(1))
    assert shell.device.tables[link].table.phase == "over"


def test_what_is_no_day_or_no_secret_is_refused() -> None:
    shell = Shell(Disk())
    assert asked(shell, "/trails/2026-02-30/tries")[0] == 422
    assert asked(shell, "/trails/yesterday/tries")[0] == 404
    assert asked(shell, secret="abc")[0] == 422
