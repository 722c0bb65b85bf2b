"""Files that a page will want soon, named in its head so that the browser asks for them at once.

Without, it would learn of them one after another: the program starts, chooses the page, and only then fetches
the page's code and the words. `web/tools/ahead.mjs` lists them when the pages are built.
"""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

LIST: Final = "/ahead.json"
END: Final = "</head>"


def with_ahead(page: str, listed: bytes, place: str, language: str) -> str:
    """Return the page with the files of a place and a language in its head."""
    found = _read(listed)
    wanted = [
        file for key in (f"words.{language}", place, f"{place}.{language}") for file in found.get(key, ())
    ]
    return page.replace(END, "".join(f"  {_link(file)}\n  " for file in wanted) + END, 1)


@lru_cache(maxsize=4)
def _read(listed: bytes) -> Mapping[str, Sequence[str]]:
    return dict(json.loads(listed))


def _link(file: str) -> str:
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="{file}">'
