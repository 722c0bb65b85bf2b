"""`rifugio` with known bags instead of random ones: python -m kit.browser.prepared serve …

The secrets of the first tables to be opened come from PREPARED_BAGS, in hexadecimal with commas between
them; later tables are random as usual. Everything else, including the seal and its verification, is
the server's own code. This is part of the tests and not of the package that people install.
"""

import os
from unittest.mock import patch

from rifugio.cli import main
from rifugio.server.keys import Secret
from rifugio.server.play import new_tables
from rifugio.server.play.new_tables import new_secret
from rifugio.server.play.seams import Chance

_bags = [bytes.fromhex(text) for text in os.environ.get("PREPARED_BAGS", "").split(",") if text]


def _next_secret(chance: Chance) -> Secret:
    return Secret(_bags.pop(0)) if _bags else new_secret(chance)


if __name__ == "__main__":
    with patch.object(new_tables, "new_secret", _next_secret):
        main()
