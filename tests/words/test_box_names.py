"""The header of the box file: where its names come from, and how it is corrected."""

import re
from importlib.resources import files

from kit.positions import BOX
from kit.repository import ROOT
from kit.rulings import rulings
from rifugio.words import LANGUAGES, Words

PLACES = [tile.id for tile in BOX.tiles.values() if tile.points]
FILE = (files("rifugio") / "box" / f"{BOX.name}.toml").read_text(encoding="utf-8")


def test_every_place_with_a_name_says_whose_name_it_is() -> None:
    names = {tile: BOX.status[f"tiles.{tile}.name"] for tile in PLACES}
    assert len(names) == 15
    assert {tile for tile, status in names.items() if status == "printed"} == {"AN1"}, "the butterfly"
    assert {status for tile, status in names.items() if tile != "AN1"} == {"ours"}
    for language in LANGUAGES:
        words = Words(language, strict=True)
        assert len({words.say("tile", tile=tile) for tile in PLACES}) == len(PLACES)


def test_what_has_no_name_of_its_own_claims_none() -> None:
    named = {key.split(".")[1] for key in BOX.status if key.endswith(".name")}
    assert named == set(PLACES)


def test_the_head_of_the_file_tells_what_the_decision_says() -> None:
    """A released box is not edited: a correction is a new file."""
    head = " ".join(re.findall(r"^# (.*)$", FILE.split("\nname =", 1)[0], re.MULTILINE))
    assert "not edited once it has been released" in head
    (decision,) = re.findall(r"docs/decisions/(\d{4})", head)
    (page,) = (ROOT / "docs" / "decisions").glob(f"{decision}-*.md")
    assert "its file is not edited" in page.read_text(encoding="utf-8")


def test_no_hut_on_a_pad_is_our_own_ruling() -> None:
    assert rulings()["B-BUILD-08"].status == "E"
