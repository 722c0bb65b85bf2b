"""Writes the boards of the gallery and the journey of the start page: python web/tools/positions.py

Bots play, chance deals. The positions are looked for over a few seeds, so that many kinds of pieces are seen.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import rifugio
from rifugio.bots import Budget, make_bot
from rifugio.engine.moves import REVEAL
from rifugio.engine.play import carry_out, legal_moves, new_game, view
from rifugio.engine.state import State
from rifugio.table.projection.games import shown_game

GALLERY: Final = Path(__file__).parents[1] / "src" / "gallery"
LANDING: Final = GALLERY.parent / "landing"
BOTH: Final = ("helicopter", "rafts")


def games(players: int, extensions: tuple[str, ...], seed: int, whims: float = 0.3) -> Iterator[State]:
    """Play one game and give every position a player finds; so often anything at all is done."""
    rng, bot = Random(seed), make_bot("squirrel")
    state = new_game(rifugio.setup(players, extensions))
    while not state.turn.over:
        if state.turn.awaiting is not None:
            state, _ = carry_out(state, REVEAL[state.blind_tile(rng.random()).id])
            continue
        yield state
        legal = legal_moves(state)
        # now and then anything at all, because bots never swim for the sake of a picture
        move = (
            rng.choice(legal)
            if rng.random() < whims
            else bot.choose(view(state, state.turn.seat), legal, Budget(0.1))
        )
        state, _ = carry_out(state, move)
    yield state


def board(state: State) -> dict[str, Any]:
    """Return what the map shows of a position."""
    game = json.loads(shown_game(state))
    found = {name: game[name] for name in ("tiles", "objects", "swimmers", "firsts")}
    return {**found, "players": [{"at": player["at"]} for player in game["players"]]}


def charm(state: State) -> int:
    """How much there is to see."""
    standing = {player.cell for player in state.players}
    on_things = sum(cell in state.objects for cell in standing)
    kinds = {one.what for one in state.objects.values()}
    return 3 * len(kinds) + 4 * bool(state.parts.get("rafts")) + 2 * on_things + len(state.objects)


def best(positions: Iterator[State], tiles: range) -> State:
    """Return the most charming position of this size."""
    return max((one for one in positions if len(one.board.tiles) in tiles), key=charm)


def changes(positions: Iterator[State]) -> list[dict[str, object]]:
    """Return a game as what is new on the table from one position to the next."""
    found, tiles, before = [], 0, {}
    for position in positions:
        game = board(position)
        walkers = [player["at"] for player in game["players"]]
        now = {"w": walkers, "o": game["objects"], "s": game["swimmers"], "f": game["firsts"]}
        laid = [tile for tile in game["tiles"] if tile not in before.get("t", [])]
        news = {key: value for key, value in now.items() if value != before.get(key)}
        if len(game["tiles"]) > tiles:
            news["t"] = laid
        tiles, before = len(game["tiles"]), {**now, "t": game["tiles"]}
        if news:
            found.append(news)
    return found


def write(name: str, content: object, folder: Path = GALLERY) -> None:
    """Write one file, on one line: it is data, not for reading."""
    (folder / name).write_text(json.dumps(content, separators=(",", ":")) + "\n")


def main() -> None:
    """Look through some games and write two boards and a few turns."""
    middle = best((one for seed in range(30) for one in games(5, BOTH, seed)), range(34, 38))
    write("middle.json", board(middle))
    full = best((one for seed in range(100, 140) for one in games(4, BOTH, seed)), range(73, 74))
    write("full.json", board(full))
    turns = [one for one in games(3, BOTH, 7) if 14 <= len(one.board.tiles) <= 22]
    journeys = [list(games(4, BOTH, seed, whims=0.12)) for seed in range(200, 230)]
    write("journey.json", changes(iter(max(journeys, key=lambda one: charm(one[-1])))), LANDING)
    write("turns.json", [board(one) for one in turns])


if __name__ == "__main__":
    main()
