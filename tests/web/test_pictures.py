"""Every screen: no accessibility fault (axe), nothing clipped or too small to hit.

On a phone and a desktop, by day, by night and with more contrast, in every language; on the narrowest phone
and with text of twice the size in the language with the longest words. Screenshots go to the folder
RIFUGIO_SHOTS; `make screens` takes them in four sizes.
"""

import os
from collections.abc import Collection
from itertools import product
from pathlib import Path

import pytest

from kit.browser.album import AXE, LIGHTS, Album
from kit.browser.pythons import missing_python
from rifugio.words import LANGUAGES
from tests.web.people import Visitors
from tools.pictures.screens.__main__ import fill
from tools.pictures.screens.gallery import PARTS, scenes_of

pytestmark = pytest.mark.chromium("touch")
SIZES = ("phone", "desktop")
CASES = list(product(SIZES, LANGUAGES))


def kept() -> Path | None:
    """The folder for pictures, if any."""
    folder = os.environ.get("RIFUGIO_SHOTS")
    return Path(folder) if folder else None


async def look_through(album: Album, visitors: Visitors, parts: Collection[str] = PARTS) -> None:
    """Check that no screen, or none of some parts, has a fault."""
    if not AXE.exists():
        pytest.skip("axe-core is not there: make web")
    if "here" in parts and (lacking := missing_python()):
        (pytest.fail if os.environ.get("BROWSER_TESTS") == "required" else pytest.skip)(lacking)
    await fill(album, visitors.browser, visitors.url, parts)
    assert not album.faults, "\n".join(album.faults)
    assert set(album.taken) == scenes_of(album.size, parts)


@pytest.mark.parametrize("part", PARTS)
async def test_nothing_is_wrong_on_a_phone_by_day(served_visitors: Visitors, part: str) -> None:
    await look_through(Album("phone", False, "en-GB", kept(), ("light",)), served_visitors, [part])


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), CASES)
async def test_nothing_is_wrong_on_any_screen_in_any_light(
    served_visitors: Visitors, size: str, language: str
) -> None:
    await look_through(Album(size, False, language, kept(), tuple(LIGHTS)), served_visitors)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "letters"), [("narrow", 100), ("phone", 200), ("desktop", 200)])
async def test_nothing_is_lost_when_there_is_little_room(
    served_visitors: Visitors, size: str, letters: int
) -> None:
    await look_through(Album(size, False, "de-DE", kept(), ("light",), letters), served_visitors)
