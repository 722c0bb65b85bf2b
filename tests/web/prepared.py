"""`rifugio` with bags that were packed beforehand: python -m tests.web.prepared serve …

The secrets of the first tables to be opened come from PREPARED_BAGS, in hexadecimal with commas between
them; later tables are dealt by chance as ever. All else, the seal and its verdict too, is the server's own.
This is a part of the tests, not of the package: whoever installs `rifugio` does not have it.
"""

import os
from unittest.mock import patch

from rifugio.cli import main
from rifugio.server.play import new_tables
from rifugio.server.store.encryption import Secret, new_secret

_bags = [bytes.fromhex(text) for text in os.environ.get("PREPARED_BAGS", "").split(",") if text]


def _next_secret() -> Secret:
    return Secret(_bags.pop(0)) if _bags else new_secret()


if __name__ == "__main__":
    with patch.object(new_tables, "new_secret", _next_secret):
        main()
