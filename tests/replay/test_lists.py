"""The browser's closed lists of names in a replay match the engine's."""

import re
from pathlib import Path
from typing import get_args

from rifugio.bots import BOTS
from rifugio.replay.awards import ORDER
from rifugio.table.messages.options import Animal

WEB = Path(__file__).parent.parent.parent / "web" / "src"


def listed(path: str, name: str) -> list[str]:
    """Return a list of strings from the browser's source."""
    text = (WEB / path).read_text(encoding="utf-8")
    found = re.search(rf"const {name} = \[([^\]]*)\] as const", text)
    assert found is not None, name
    return re.findall(r'"([\w-]+)"', found[1])


def test_bots_and_animals() -> None:
    assert listed("wire/lists.ts", "BOTS") == list(BOTS), "write them anew: make wire"
    assert listed("wire/lists.ts", "ANIMALS") == list(get_args(Animal)), "write them anew: make wire"


def test_awards() -> None:
    assert listed("schemas/lists.ts", "AWARDS") == list(ORDER)
