"""What is walked on which day, and the seals of many days."""

import json
from datetime import date
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rifugio.cli.app import app
from rifugio.dealer import SealedBag, commitment_of
from rifugio.levels import LEVELS
from rifugio.trails.days import DAY
from rifugio.trails.trail import WALKER, order_of, sealed_by, secret_of, trail_of
from rifugio.trails.year import faults, tiles_of, year

MONDAY = date(2026, 11, 16)
KEY = bytes(range(32))


def test_animals_get_stronger_through_the_week() -> None:
    week = [trail_of(MONDAY + number * DAY).animals[0] for number in range(7)]
    assert week == list(LEVELS)[-7:]
    assert trail_of(MONDAY) == trail_of(MONDAY + 7 * DAY)._replace(day=MONDAY)


def test_a_week_has_every_extension_and_days_without() -> None:
    chosen = [trail_of(MONDAY + number * DAY).extensions for number in range(7)]
    assert {len(one) for one in chosen} == {0, 1, 2}
    assert {trail_of(MONDAY + number * DAY).setup.players for number in range(7)} == {2}


def test_every_day_and_every_key_has_a_bag_of_its_own() -> None:
    secrets = {secret_of(key, MONDAY + number * DAY) for key in (KEY, bytes(32)) for number in range(50)}
    assert len(secrets) == 100
    assert sealed_by(KEY, MONDAY) == commitment_of(secret_of(KEY, MONDAY))


def test_the_bag_says_who_begins() -> None:
    orders = {order_of(trail_of(MONDAY), secret_of(KEY, MONDAY + number * DAY)) for number in range(20)}
    assert orders == {(WALKER, 1), (1, WALKER)}


def test_a_year_verifies_and_every_change_to_it_is_found() -> None:
    made = year(KEY, MONDAY, 365, MONDAY + 3 * DAY)
    assert [row["day"] for row in made["trails"] if "secret" in row] == [
        (MONDAY + number * DAY).isoformat() for number in range(4)
    ]
    assert list(faults(made, KEY)) == list(faults(made)) == []
    assert len(list(faults(made, bytes(32)))) == 365
    changed = json.loads(json.dumps(made))
    changed["trails"][1]["secret"] = "00" * 32
    changed["trails"][5]["animals"] = ["marmot"]
    assert [why.partition(":")[0] for why in faults(changed)] == ["2026-11-17", "2026-11-21"]
    changed["trails"][7]["commitment"] = made["trails"][8]["commitment"]
    assert "the digest is not that of the seals" in faults(changed)
    del changed["trails"][9]
    assert "the days do not follow one another" in faults(changed)


def test_the_secret_deals_the_tiles() -> None:
    dealt = tiles_of(MONDAY, secret_of(KEY, MONDAY))
    assert dealt == tiles_of(MONDAY, secret_of(KEY, MONDAY))
    assert dealt != tiles_of(MONDAY, secret_of(KEY, MONDAY + DAY))
    assert secret_of(KEY, MONDAY).hex() not in repr(
        SealedBag(secret_of(KEY, MONDAY), ("", ""), trail_of(MONDAY).setup)
    )


@pytest.mark.parametrize("published", [[], ["--published", "2025-01-05"]])
def test_one_command_makes_seals_and_verifies(tmp_path: Path, published: list[str]) -> None:
    key, file = tmp_path / "server.key", tmp_path / "trails.json"
    key.write_text("0123456789abcdef" * 4 + "\n", encoding="ascii")
    run = CliRunner().invoke
    asked = ["trails", str(file), "--key", str(key), "--begin", "2025-01-01", *published]
    made = run(app, asked)
    assert made.exit_code == 0, made.output
    assert run(app, [*asked, "--published", "2999-01-01"]).exit_code == 2
    assert "365 days follow one another" in made.output
    assert ("5 secrets" if published else "0 secrets") in made.output
    assert run(app, ["trails", str(file)]).exit_code == 0
    file.write_text(file.read_text(encoding="utf-8").replace("squirrel", "marmot"), encoding="utf-8")
    wrong = run(app, ["trails", str(file)])
    assert wrong.exit_code == 1
    assert "FAILED  2025-01-06: not the animals" in wrong.output
