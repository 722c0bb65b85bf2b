"""The browser's closed lists of what a replay may name are the engine's."""

import re
from pathlib import Path
from typing import get_args

from kit.ways import WAYS
from rifugio.bots import BOTS
from rifugio.engine.play import new_game
from rifugio.replay.awards import ORDER
from rifugio.table.messages.options import Animal

WEB = Path(__file__).parent.parent.parent / "web" / "src"


def listed(path: str, name: str) -> list[str]:
    """Return a list of texts as the browser's program has it."""
    text = (WEB / path).read_text(encoding="utf-8")
    found = re.search(rf"const {name} = \[([^\]]*)\] as const", text)
    assert found is not None, name
    return re.findall(r'"([\w-]+)"', found[1])


def test_bots_and_animals() -> None:
    assert listed("wire/lists.ts", "BOTS") == list(BOTS), "write them anew: make wire"
    assert listed("wire/lists.ts", "ANIMALS") == list(get_args(Animal)), "write them anew: make wire"


def test_sources_of_points() -> None:
    games = [new_game(way.setup) for way in WAYS]
    sources = {line.source for state in games for line in state.game.rulebook.score(state, 0)}
    assert set(listed("schemas/lists.ts", "SOURCES")) == sources


def test_awards() -> None:
    assert listed("schemas/lists.ts", "AWARDS") == list(ORDER)


def test_what_can_be_built() -> None:
    assert set(listed("words/moves.ts", "OBJECTS")) == {name for way in WAYS for name in way.game.objects}


def test_ways_of_getting_on() -> None:
    assert set(listed("words/moves.ts", "MEANS")) == {
        means for way in WAYS for means in way.game.rulebook.means
    }
