"""The capacity table of docs/operations.md is what its command prints, from the figures on the page."""

from kit.repository import ROOT
from tools.pages.capacity import (
    BOT_SECONDS,
    EVENT_BYTES,
    MOVE_SECONDS,
    PLAYERS,
    PROCESS_BYTES,
    PROCESS_MOVES,
    SOCKET_BYTES,
    Need,
    rows,
)

PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")


def test_the_page_has_the_table_as_it_is_printed() -> None:
    assert "\n".join(rows()) in PAGE, "python -m tools.pages.capacity"


def test_it_starts_from_the_figures_of_the_page() -> None:
    for figure in (
        f"{PROCESS_MOVES} a second, {MOVE_SECONDS * 1e3:.2f} ms",
        f"{PROCESS_BYTES / 1e6:.0f} MB",
        f"{SOCKET_BYTES // 1024} KiB",
        f"{EVENT_BYTES} B",
        f"{BOT_SECONDS} s, a third of each",
        f"{PLAYERS} players and 1 spectator",
    ):
        assert figure in PAGE, figure


def test_a_million_players_a_day_need_what_other_pages_say() -> None:
    """docs/security.md assumes twenty nodes."""
    assert Need(60_000).processes == 20
