"""The available languages, and language negotiation."""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

LANGUAGE_NAMES: Final[Mapping[str, str]] = json.loads(
    (files("rifugio") / "locales" / "languages.json").read_text(encoding="utf-8")
)
"""Each language and its own name for itself; adding one takes a line there and a folder beside it."""
LANGUAGES: Final = tuple(LANGUAGE_NAMES)
FALLBACK: Final = "en"


def best_language(*wanted: str | None) -> str:
    """Return the first requested language that is available; `nl_BE.UTF-8` and `nl-BE` request `nl`.

    Empty requests are skipped, so that an option, the environment and a default can be passed in order.
    """
    for wish in wanted:
        language = (wish or "").replace("-", "_").split("_")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK
