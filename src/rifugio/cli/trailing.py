"""`rifugio trails`: makes, seals and verifies the trails of many days."""

import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from rifugio.trails.days import last_ended
from rifugio.trails.year import faults, tiles_of, year


def trails(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The trails with their seals, as JSON.")],
    key: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The server's key: makes the file, if it is missing.")
    ] = None,
    begin: Annotated[
        datetime | None, typer.Option(formats=["%Y-%m-%d"], help="The first day; 1 January if not given.")
    ] = None,
    days: Annotated[int, typer.Option(min=1, max=4000, help="How many days.")] = 365,
    published: Annotated[
        datetime | None,
        typer.Option(
            formats=["%Y-%m-%d"], help="Write the secrets up to this day, which has ended everywhere."
        ),
    ] = None,
) -> None:
    """Make the trails of a year, seal them, and verify them; or verify a file that somebody made.

    With the server's key the file is made, with a seal for each day; without it, an existing file is
    verified. Everybody can check that animals and extensions are those of the date, that each secret is the
    one that was committed to, and which tiles it deals. The exit code is 1 if something is wrong.
    """
    last = None if published is None else published.date()
    if last is not None and last > last_ended(datetime.now(UTC)):
        raise typer.BadParameter("this day has not ended everywhere", param_hint="--published")
    opened = None if key is None else _trails_key(key)
    if opened is not None and not file.exists():
        first = date(date.today().year + 1, 1, 1) if begin is None else begin.date()  # noqa: DTZ011
        made = year(opened, first, days, last)
        file.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
        print(f"made    {file}: {days} days from {first} on")
    _verify(file, opened)


def _trails_key(path: Path) -> bytes:
    from rifugio.server.keys import Keys, WeakKey, read_key

    try:
        return Keys.derive(read_key(path.read_text(encoding="ascii"))).trails
    except (OSError, UnicodeDecodeError, WeakKey) as error:
        raise typer.BadParameter(str(error), param_hint="--key") from error


def _verify(file: Path, key: bytes | None) -> None:
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        wrong = list(faults(found, key))
    except OSError as error:
        raise typer.BadParameter(f"{error.strerror}", param_hint="FILE") from error
    except (ValueError, LookupError, TypeError) as error:
        found, wrong = {}, [f"not a file of trails: {error}"]
    for why in wrong:
        print(f"FAILED  {why}")
    if wrong:
        raise typer.Exit(1)
    rows = found["trails"]
    out = [(date.fromisoformat(row["day"]), bytes.fromhex(row["secret"])) for row in rows if "secret" in row]
    dealt = sum(len(tiles_of(*one)) for one in out)
    print(f"ok      {len(rows)} days follow one another, with the animals and extensions of their dates")
    print(
        "ok      Every seal was made with this key"
        if key
        else "note    Without the key, seals are not compared"
    )
    print(f"ok      {len(out)} secrets are those committed to; dealt again, they are {dealt} tiles")
    print(f"        {found['digest']}  all seals")
