"""The browser's closed lists of what a replay may name are the engine's."""

import re
from pathlib import Path

from rifugio.replay.awards import ORDER

WEB = Path(__file__).parent.parent.parent / "web" / "src"


def listed(path: str, name: str) -> list[str]:
    """Return a list of texts as the browser's program has it."""
    text = (WEB / path).read_text(encoding="utf-8")
    found = re.search(rf"const {name} = \[([^\]]*)\] as const", text)
    assert found is not None, name
    return re.findall(r'"([\w-]+)"', found[1])


def test_awards() -> None:
    assert listed("schemas/lists.ts", "AWARDS") == list(ORDER)
