"""The welcome message of a household: its QR code encodes the address."""

import segno

from rifugio.server.host.welcome import coloured, qr_lines, welcome

URL = "http://192.168.178.23:8000"
DARK = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}


def modules(lines: list[str]) -> list[list[int]]:
    """Decode the drawing: each row of text has two rows of modules; drawn ones are light."""
    return [[DARK[sign][half] for sign in line] for line in lines for half in (0, 1)]


def test_the_drawing_is_the_code() -> None:
    code = segno.make_qr(URL, error="l")
    rows = modules(qr_lines(URL))
    width, height = map(int, code.symbol_size(border=4))
    assert {len(row) for row in rows} == {width}
    assert rows[:height] == [list(row) for row in code.matrix_iter(border=4)]
    assert all(row == [0] * width for row in rows[height:])
    inside = [row[4:-4] for row in rows[4 : height - 4]]
    assert inside == [[int(module) for module in row] for row in code.matrix]


def test_three_corners_and_a_quiet_zone() -> None:
    rows = modules(qr_lines(URL))
    corner = [row[4:11] for row in rows[4:11]]
    assert corner[0] == corner[6] == [1] * 7
    assert [row[3] for row in corner] == [1, 0, 1, 1, 1, 0, 1]
    assert all(not any(row) for row in rows[:4])
    assert all(row[:4] == row[-4:] == [0] * 4 for row in rows)


def test_it_fits_a_small_terminal() -> None:
    lines = qr_lines(URL)
    assert len(lines) <= 18
    assert all(len(line) <= 40 for line in lines)


def test_coloured_for_light_terminals() -> None:
    assert coloured(["█"]) == ["\x1b[97;40m█\x1b[0m"]


def test_the_words() -> None:
    shown = welcome("http://localhost:8000", [URL, "http://10.0.0.7:8000"], ["code"], None)
    assert all(word in shown for word in ("localhost:8000", URL, "10.0.0.7", "code", "Ctrl-C stops"))
    assert "cannot reach" in welcome("http://127.0.0.1:8000", [], [], None)
