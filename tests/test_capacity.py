"""The capacity table of docs/operations.md is what its command prints, from the figures the page names."""

from kit.repository import ROOT
from tools.pages import capacity

PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")


def test_the_page_has_the_table_as_it_is_printed() -> None:
    assert "\n".join(capacity.rows()) in PAGE, "python -m tools.pages.capacity"


def test_it_starts_from_the_figures_of_the_page() -> None:
    for figure in (
        f"{capacity.PROCESS_MOVES} a second, {capacity.MOVE_SECONDS * 1e3:.2f} ms",
        f"{capacity.PROCESS_BYTES / 1e6:.0f} MB",
        f"{capacity.SOCKET_BYTES // 1024} KiB",
        f"{capacity.EVENT_BYTES} B",
        f"{capacity.BOT_SECONDS} s, a third of each",
        f"{capacity.PLAYERS} players and 1 spectator",
    ):
        assert figure in PAGE, figure


def test_a_million_players_a_day_need_what_other_pages_say() -> None:
    """docs/security.md counts with twenty nodes."""
    assert capacity.Need(60_000).processes == 20
