"""The names and URLs of further databases."""

import re
from typing import Final

HOME: Final = "first"
"""The name of the database with people, rooms, trails, and the map of the shards."""
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,30}")


def named_databases(text: str) -> dict[str, str]:
    """Return the URLs by their names; raise ValueError, without a URL in it, if they cannot be read."""
    found: dict[str, str] = {}
    for part in text.split():
        name, equals, url = part.partition("=")
        if not (equals and url and _NAME.fullmatch(name)):
            raise ValueError("more databases are written as name=URL, separated by spaces")
        if name == HOME or name in found:
            raise ValueError(f"there are two databases with the name {name}")
        found[name] = url
    return found
