"""Records and replay links of an earlier commit, which are never regenerated (README.md)."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
RECORDS: Final = sorted(FOLDER.glob("*.record"))


def fragment_beside(record: Path) -> str:
    """Return the fragment of the link to the same game."""
    path, _, fragment = record.with_suffix(".link").read_text(encoding="utf-8").strip().partition("#")
    assert path == "/replay"
    return fragment
