"""Every message is used, and every key used has a message."""

from rifugio.words import FALLBACK
from tests.words.files import messages
from tests.words.using import ATTRIBUTES, MADE, every_key, prefixes, said, used


def test_every_key_is_used() -> None:
    assert sorted(every_key() - used()) == []


def test_every_key_that_is_said_by_name_exists() -> None:
    found = set(said())
    assert len(found) > 400
    assert sorted(found - every_key()) == []


def test_every_key_that_is_made_exists() -> None:
    keys = set(messages(FALLBACK))
    whole = set(MADE) - {"menu"}  # some rows of the menu have a name of their own
    missing = [f"{one}-{code}" for one in whole for code in MADE[one] if f"{one}-{code}" not in keys]
    assert sorted(missing) == []


def test_every_way_to_make_a_key_is_known() -> None:
    """New ways to build keys have to be declared here."""
    known = {f"{prefix}-" for prefix in MADE} | {f"{name}." for name in ATTRIBUTES}
    assert sorted(prefixes() - known) == []
    assert len(prefixes()) >= 9
