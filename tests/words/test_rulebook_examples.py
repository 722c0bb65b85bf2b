"""The examples of the rules page are valid positions, and the browser's data is up to date."""

import pytest

from rifugio.engine.cells import neighbours
from rifugio.words import Paragraph, rulebook
from tools.pages.rulebook import FOLDER, begun, example, files

EXAMPLES = [one for chapter in rulebook() for one in chapter.paragraphs if one.example]


def test_there_are_many() -> None:
    assert len(EXAMPLES) > 20


@pytest.mark.parametrize("paragraph", EXAMPLES, ids=lambda one: one.key)
def test_tiles_lie_as_they_may(paragraph: Paragraph) -> None:
    state = begun(paragraph)
    tiles = state.board.tiles
    for cell, laid in tiles.items():
        for direction, other in enumerate(neighbours(cell)):
            if other in tiles:
                clash = state.game.rulebook.refuse_touch(state.game.box, laid, direction, tiles[other])
                assert clash is None, (paragraph.key, clash)


@pytest.mark.parametrize("paragraph", EXAMPLES, ids=lambda one: one.key)
def test_something_can_be_tried(paragraph: Paragraph) -> None:
    made = example(begun(paragraph), huts=bool((paragraph.example or {}).get("huts")))
    first, *later = made["moments"]
    assert first["tries"]
    assert all(0 < one["to"] <= len(later) for one in first["tries"])


def test_the_browser_has_what_the_tool_writes() -> None:
    for name, text in files().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, "run `python -m tools.pages.rulebook`"
