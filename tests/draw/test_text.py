"""The text drawing."""

import pytest

from rifugio.box import load_box
from rifugio.draw import Position, draw_text
from rifugio.draw.text import MARGIN
from rifugio.engine.cells import cell, coordinates
from rifugio.engine.play import view
from rifugio.engine.text.positions import read_position, write_position
from rifugio.engine.tiles import LaidTile
from tests.draw.positions import BOX, everything, on_table, played, start, swimming

SMALL = """\
rifugio rules=1 box=second-edition players=3 with=- scores=covered
turn seat=1 connect=0 free=1 awaiting=- seen=-
board R@0,-1 T2@1,-2 P3@-1,0^1 START@0,0 F@1,0 FL1@-1,1 G@-1,2
open WF1 P1
blind G:9 F:12
hand -
rejects -
removed BE1
seat at=0,0 cards=3 left=hut:4 places=FL1,T2! bears=1 visits=hut:0
seat at=1,0 cards=0 left=hut:3 places=- bears=0 visits=hut:2
seat at=0,0 cards=5 left=hut:4 places=- bears=0 visits=hut:0
objects hut1@1,0 hut2@-1,2
"""

DRAWN = """\
turn seat=1 connect=0 free=1 awaiting=-

  1,-2        T2^^^
              ^^^^^
  0,-1     R####
           #####
  -1,0  P3\\1: START F&&h1
        ::::: &&02& &&1&&
  -1,1     FL1..
           .....
  -1,2        G..h2
              .....

. grass   & forest   # rock   ^ top   : pass   h hut
 f    f     r    f
g P1-0 g   f P3\\1 f
 f    f     f    g

open WF1 P1   blind 21   removed BE1

 0 @0,0    cards=3 h=4     3 = places:6 sets:0 h:0 bears:-3
>1 @1,0    cards=0 h=3     4 = places:0 sets:0 h:4 bears:0
 2 @0,0    cards=5 h=4     0 = places:0 sets:0 h:0 bears:0"""


def landscape(drawing: str) -> list[str]:
    return drawing.split("\n\n")[1].splitlines()


def place_of(position: Position, q: int, r: int, pitch: int) -> tuple[int, int]:
    """The line and the column where a cell begins."""
    cells = [coordinates(one) for one in position.board.tiles]
    left, top = min(2 * q + r for q, r in cells), min(r for _, r in cells)
    return 2 * (r - top), MARGIN + (2 * q + r - left) * pitch // 2


@pytest.mark.names_number("points")
def test_a_small_landscape() -> None:
    assert draw_text(read_position(SMALL, load_box)) == DRAWN


def test_a_view_hides_what_lies_face_down() -> None:
    lines = draw_text(view(read_position(SMALL, load_box), 1)).splitlines()
    whole = DRAWN.splitlines()
    assert lines[:-3] == whole[:-3]
    assert lines[-3:] == [" 0 @0,0    cards=3 h=4   ?", whole[-2], " 2 @0,0    cards=5 h=4   ?"]


@pytest.mark.parametrize(("columns", "pitch"), [(200, 6), (50, 4)])
@pytest.mark.parametrize("position", [played(2, 4, 150), played(4, 11), everything()])
def test_every_tile_stands_in_its_place(position: Position, columns: int, pitch: int) -> None:
    lines = landscape(draw_text(position, columns=columns))
    for where, laid in position.board.tiles.items():
        line, column = place_of(position, *coordinates(where), pitch)
        assert lines[line][column:].startswith(laid.tile.id[:4])
        found = position.objects.get(where)
        if found:
            assert lines[line][column:][: pitch if pitch == 4 else 5].endswith(str(found.owner))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_walker_stands_below_its_tile(players: int) -> None:
    state = played(players, 20 + players)
    lines = landscape(draw_text(state, columns=200))
    for seat, player in enumerate(state.players):
        line, column = place_of(state, *coordinates(player.cell), 6)
        assert str(seat) in lines[line + 1][column : column + 5]
    assert sum(one.isdigit() for line in lines[1::2] for one in line) == players


def test_five_walkers_on_one_tile() -> None:
    assert landscape(draw_text(start(5))) == ["   0,0  START", "        &0-4&"]


@pytest.mark.parametrize("extensions", [(), ("helicopter", "rafts")])
@pytest.mark.parametrize("seed", range(20))
def test_a_finished_game_fits_in_a_hundred_columns(seed: int, extensions: tuple[str, ...]) -> None:
    drawing = draw_text(played(2 + seed % 4, seed, extensions=extensions))
    assert max(map(len, drawing.splitlines())) <= 100


def test_a_landscape_of_twenty_three_in_a_row_fits_in_a_hundred_columns() -> None:
    row = {cell(q, 0): LaidTile(BOX.start if q == 0 else BOX.tiles["F"], 0) for q in range(23)}
    lines = landscape(draw_text(on_table(start(), row)))
    assert lines == ["   0,0  STAR" + "F&&&" * 22, "        012&" + "&&&&" * 22]


def test_highlighted_cells_are_filled_with_stars() -> None:
    lines = landscape(draw_text(start(2), highlight=[cell(0, 0), cell(1, 0)]))
    assert lines == ["   0,0  START *****", "        **01* *****"]


def test_what_is_not_known_is_drawn_all_the_same() -> None:
    drawing = draw_text(everything())
    assert "HG.x3 HG... W~~r4 W~~~~ X9?T1 X9???" in drawing
    assert "~ water   : pass   ? lava" in drawing
    assert "h hut   x helicopter   r raft   T tent" in drawing


def test_only_plain_characters_and_no_spaces_at_the_end_of_a_line() -> None:
    drawing = draw_text(everything())
    assert drawing.isascii()
    assert all(line == line.rstrip() for line in drawing.splitlines())


def test_a_swimmer_is_written_down() -> None:
    drawing = draw_text(swimming())
    assert landscape(drawing) == ["   0,0  START W~~~~", "        &&&&& ~012~"]
    assert drawing.endswith("\npart rafts 0=0,0 1=mid 2=0,0")
    assert "part" not in draw_text(start())


def test_the_end_says_so_and_ranks() -> None:
    drawing = draw_text(played(4, 11))
    assert drawing.startswith("turn over\n")
    assert "   #1 " in drawing
    assert ">" not in drawing


def test_the_same_position_gives_the_same_drawing() -> None:
    state = played(3, 7)
    assert draw_text(read_position(write_position(state), load_box)) == draw_text(state)
