"""The command `rifugio`. It needs the extra `cli`; without it, it says so, and the library still works."""

import sys
from importlib.util import find_spec

from rifugio.installed import BrokenExtension, add_installed

NEEDED = ("babel", "fluent", "rich", "textual", "typer")


def main() -> None:
    """Run the command; typer and rich are imported here and not above, because they may be missing."""
    if any(find_spec(name) is None for name in NEEDED):
        print("The command line needs a few more packages: pip install 'rifugio[cli]'", file=sys.stderr)
        raise SystemExit(1)
    from rifugio.cli.app import app

    _add_extensions()
    app(prog_name="rifugio")


def _add_extensions() -> None:
    """Register installed extensions with their messages and art; exit with an error if one is broken."""
    from rifugio.draw.art.files import add_art_of
    from rifugio.words import add_texts

    try:
        for package in add_installed().values():
            add_texts(package)
            add_art_of(package)
    except BrokenExtension as error:
        print(f"An installed extension cannot be used: {error}", file=sys.stderr)
        raise SystemExit(1) from None
