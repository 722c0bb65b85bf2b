"""Regenerates tests/playthroughs/*.txt: one game for each combination of extensions, position by position.

Only after an intended change of the rules; the diff shows its effect.

    python -m tests.playthroughs.make
"""

from kit.ways import COMBINATIONS, Way
from tests.playthroughs.writing import FOLDER, PLAYERS, playthrough


def main() -> None:
    """Write all files."""
    for extensions in COMBINATIONS:
        way = Way(PLAYERS, extensions)
        path = FOLDER / f"{way}.txt"
        path.write_text(playthrough(way), encoding="utf-8")
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
