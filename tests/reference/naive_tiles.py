"""The box of docs/rules/rulings.md Part 5, as literals: tiles, terrains, values, pieces per player."""

START = "START"
WATER = "W"
PADS = ("HG", "HF", "HR")
PLAIN = ("G", "F", "R")
PASSES = ("P1", "P2", "P3")
BEARS = ("BE1", "BE2", "BE3")

TERRAIN: dict[str, str] = {
    "START": "F", "G": "G", "F": "F", "R": "R", "HG": "G", "HF": "F", "HR": "R", "W": "W",
    "FL1": "G", "FL2": "F", "FL3": "R", "AN1": "G", "AN2": "F", "AN3": "R",
    "WF1": "F", "WF2": "R", "WF3": "R", "BE1": "F", "BE2": "F", "BE3": "R",
    "P1": "P", "P2": "P", "P3": "P", "T1": "T", "T2": "T", "T3": "T",
}  # fmt: skip

# Sides 0..5 clockwise; the entrances are sides 0 and 3 (5.2, B-PASS-07).
PASS_SIDES: dict[str, str] = {"P1": "GFFGFF", "P2": "FRRFRR", "P3": "GFFRFF"}

# The five kinds of places, three tiles each (B-SET-01).
KINDS: dict[str, tuple[str, str, str]] = {
    "flower": ("FL1", "FL2", "FL3"),
    "animal": ("AN1", "AN2", "AN3"),
    "waterfall": ("WF1", "WF2", "WF3"),
    "pass": ("P1", "P2", "P3"),
    "top": ("T1", "T2", "T3"),
}
# Value of one card of each kind (5.3, B-PLACE-03/07); a top is 3, or 4 for the first visitor (B-PLACE-04).
KIND_VALUE: dict[str, int] = {"flower": 2, "animal": 2, "waterfall": 1, "pass": 2, "top": 3}
FIRST_TOP_VALUE = 4
SET_VALUE = 5
BEAR_VALUE = -3
VISIT_VALUE: dict[str, int] = {"hut": 2, "helicopter": 3, "raft": 2}

HUTS: dict[int, int] = {2: 5, 3: 4, 4: 3, 5: 3}
RAFTS: dict[int, int] = {2: 3, 3: 2, 4: 2, 5: 2}
PAD_TABLE: dict[int, tuple[int, int, int]] = {2: (2, 1, 2), 3: (3, 1, 3), 4: (3, 2, 3), 5: (3, 3, 3)}

PLACE_IDS: tuple[str, ...] = tuple(tile for tiles in KINDS.values() for tile in tiles)


def supply(players: int, extensions: frozenset[str]) -> dict[str, int]:
    """The face-down tiles at the start: B-SETUP-06, H-SETUP-01/02, R-SETUP-01/02, C-SETUP-01."""
    tiles = {"G": 11, "F": 20, "R": 11}
    for tile in PLACE_IDS + BEARS:
        tiles[tile] = 1
    if "rafts" in extensions:
        tiles["G"] -= 1
        tiles["F"] -= 10
        tiles["R"] -= 1
        tiles[WATER] = 22 if players == 5 else 24
    if "helicopter" in extensions:
        for plain, pad, number in zip(PLAIN, PADS, PAD_TABLE[players], strict=True):
            tiles[plain] -= number
            tiles[pad] = number
    return tiles


def pieces(players: int, extensions: frozenset[str]) -> dict[str, int]:
    """What each player may still build at the start: B-SETUP-05, H-SETUP-03, R-SETUP-04, C-SETUP-02."""
    return {
        "hut": HUTS[players],
        "helicopter": 1 if "helicopter" in extensions else 0,
        "raft": RAFTS[players] if "rafts" in extensions else 0,
    }
