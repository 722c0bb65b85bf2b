"""Planted bugs: classic server bugs patched into every node of a world, to prove that they are found."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Final
from unittest.mock import patch

from tests.world.known_bugs import KNOWN, Patch
from tests.world.new_bugs import NEW

BUGS: Final[Mapping[str, Callable[[], list[Patch]]]] = {**KNOWN, **NEW}


def invariant_of(bug: str) -> str | None:
    """Return the invariant that a new bug breaks, whatever else it does: its description begins with it."""
    said = (BUGS[bug].__doc__ or "").split(":")[0]
    return said if bug in NEW else None


@contextmanager
def planted(bug: str | None) -> Iterator[None]:
    """Have a bug in all nodes, or none."""
    with ExitStack() as stack:
        for whose, name, instead in BUGS[bug]() if bug else ():
            stack.enter_context(patch.object(whose, name, instead, create=not hasattr(whose, name)))
        yield
