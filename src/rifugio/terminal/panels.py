"""The panels beside the map: players, the log, and the bar of keys."""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from textual.content import Content
from textual.style import Style

from rifugio.engine.base.information import View
from rifugio.engine.play import standings
from rifugio.engine.state import NATURE
from rifugio.terminal.colours import SEATS, object_sign
from rifugio.terminal.fitting import fitted
from rifugio.terminal.session import Entry
from rifugio.terminal.telling import Teller

COVERED = "···"
NARROW = 11
"""Columns of a name while the width is not known yet."""
SPARED = ("start_over", "undo")
"""Keys left out of the bar where there is not enough room; the help lists them."""


class Key(NamedTuple):
    """A key to press or click; `short` is its label where there is little room."""

    key: str
    action: str
    label: str
    short: str = ""


def badge(seat: int) -> Content:
    """Return a player's sign in the player's colour."""
    look = SEATS[seat % len(SEATS)]
    return Content.styled(f" {look.sign} ", f"bold {look.ink} on {look.body}")


def players_panel(teller: Teller, view: View, peek: int | None, width: int = 0) -> Content:
    """Return a table of the players, `width` wide: cards, supply, and points where visible."""
    session, words = teller.session, teller.words
    signs = "".join(f"{object_sign(what):>3}" for what in view.game.objects)
    cards, points = words.say("panel-cards"), words.say("panel-points")
    column = max(NARROW, width - len(f"{'':5}{cards:>7}{signs}{points:>8}"))
    lines = [Content.styled(f"{'':{column + 5}}{cards:>7}{signs}{points:>8}", "dim")]
    everything = session.over or session.setup.open_scores
    counted = standings(session.state)
    for seat, name in enumerate(teller.names):
        player = view.players[seat]
        shown = str(counted[seat].total) if everything or peek == seat else COVERED
        left = "".join(f"{number:>3}" for number in player.left)
        mine = seat == session.seat and not session.over
        text = f" {'▶' if mine else ' '}{fitted(name, column)}{player.cards:>7}{left}{shown:>8}"
        lines.append(badge(seat) + Content.styled(text, "bold" if mine else ""))
    return Content("\n").join(lines)


def log_panel(
    teller: Teller, entries: Sequence[Entry], reader: int | None, width: int, height: int | None = None
) -> Content:
    """Return the log, `width` columns wide, the newest last, with each mover's sign.

    It fits into `height` lines by dropping whole sentences: none begins in the middle.
    """
    recent = entries if height is None else entries[-max(height, 1) :]
    parts = []
    for entry, told in zip(recent, teller.told(recent, reader), strict=True):
        sign = Content("   ") if entry.seat == NATURE else badge(entry.seat)
        for sentence, remark in told:
            parts.append(_wrapped(sign, sentence, width, "italic #b8b2a0" if remark else ""))
            sign = Content("   ")
    while len(parts) > 1 and height is not None and sum(map(len, parts)) > height:
        parts.pop(0)
    lines = [line for part in parts for line in part]
    return Content("\n").join(lines) if lines else Content.styled(teller.words.say("log-empty"), "dim")


def _wrapped(sign: Content, sentence: str, width: int, style: str = "") -> list[Content]:
    """Wrap a sentence to this width, indented after a sign."""
    first, *rest = wrap(sentence, max(20, width - 4))
    blank = Content("    ")
    return [
        sign + Content(" ") + Content.styled(first, style),
        *(blank + Content.styled(line, style) for line in rest),
    ]


def bar(items: Sequence[Key], width: int = 0) -> Content:
    """Return the keys with their labels, clickable; shortened to fit the width if given."""
    brief = [item._replace(label=item.short or item.label) for item in items]
    shorter = [
        [item for item in brief if item.action not in SPARED[:gone]] for gone in range(len(SPARED) + 1)
    ]
    tried = [_bar(some) for some in (items, *shorter)]
    return next((shown for shown in tried if not width or shown.cell_length <= width), tried[-1])


def _bar(items: Iterable[Key]) -> Content:
    parts = []
    for key, action, label, _ in items:
        where = action if "." in action else f"screen.{action}"
        click = Style.from_meta({"@click": where})
        shown = Content.assemble((f" {key} ", "bold on #3c6b38"), f" {label}")
        parts.append(shown.stylize(click))
    return Content("  ").join(parts)
