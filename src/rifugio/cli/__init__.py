"""The command `rifugio`. It needs the extra `cli`; without that it says so, and the library works on."""

import sys

NEEDED = ("babel", "fluent", "rich", "textual", "typer")


def main() -> None:
    """Run the command; typer and rich are imported here and not above, because they may be missing."""
    try:
        from rifugio.cli.app import app
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in NEEDED:
            raise
        print("The command line needs a few more packages: pip install 'rifugio[cli]'", file=sys.stderr)
        raise SystemExit(1) from None
    app(prog_name="rifugio")
