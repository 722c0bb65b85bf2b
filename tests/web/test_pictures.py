"""Every screen, on a phone and at a desk, by day and by night: no fault that axe finds, nothing cut off.

The pictures go to the folder RIFUGIO_SHOTS names; `make screens` takes them for docs/screens, in four sizes.
"""

import os
from pathlib import Path

import pytest

from tests.web.people import Visitors
from tools.browser_album import AXE, Album
from tools.browser_gallery import ABOUT
from tools.browser_pictures import fill

USUAL = [("phone", False, "en-GB"), ("desktop", True, "de-DE")]
OTHERS = [
    ("phone", True, "de-DE"),
    ("desktop", False, "en-GB"),
    ("phone", True, "it-IT"),
    ("phone", False, "nl-NL"),
]
CASES = [*USUAL, *(pytest.param(*case, marks=pytest.mark.slow) for case in OTHERS)]


@pytest.mark.parametrize(("size", "dark", "language"), CASES)
async def test_nothing_is_wrong_on_any_screen(
    served_visitors: Visitors, size: str, dark: bool, language: str
) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not there: make web")
    kept = os.environ.get("RIFUGIO_SHOTS")
    album = Album(size, dark, language, Path(kept) if kept else None)
    await fill(album, served_visitors.browser, served_visitors.url)
    assert album.faults == []
    assert ABOUT.keys() - {"log"} <= set(album.taken)
