"""The test vectors of the decision page, for other implementations."""

import json
import re

import pytest

from kit.repository import ROOT
from rifugio.dealer.draws import commitment_of, draw, draw_tile, game_key

PAGE = (ROOT / "docs" / "decisions" / "0012-sealed-bag.md").read_text(encoding="utf-8")
VECTORS = [
    dict(re.split(r" {2,}", line, maxsplit=1) for line in block.splitlines())
    for block in re.findall(r"^secret .*?(?=\n\n|\n```)", PAGE, re.DOTALL | re.MULTILINE)
]
TILES = [("G", 2), ("F", 3), ("R", 1), ("FL10", 1), ("FL2", 1), ("B", 2)]


def test_the_page_has_vectors() -> None:
    assert len(VECTORS) == 2
    assert sorted(tile for tile, many in TILES for _ in range(many)) == [
        "B",
        "B",
        "F",
        "F",
        "F",
        "FL10",
        "FL2",
        "G",
        "G",
        "R",
    ]


@pytest.mark.parametrize("vector", VECTORS)
def test_vector(vector: dict[str, str]) -> None:
    secret = bytes.fromhex(vector["secret"])
    key = game_key(secret, vector["set-up"], json.loads(vector["words"]))
    assert commitment_of(secret) == vector["commitment"]
    assert key.hex() == vector["key"]
    assert [draw(key, k, 60) for k in range(12)] == [int(one) for one in vector["one of 60"].split()]
    assert [draw(key, k, 10) for k in range(12)] == [int(one) for one in vector["one of 10"].split()]
    assert [draw_tile(key, k, TILES) for k in range(12)] == vector["tiles"].split()
