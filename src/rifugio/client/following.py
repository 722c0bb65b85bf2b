"""Applies the table changes of a move (docs/server.md) to the table, without any rule.

The contents of a face-down pile are unknown and stay so. `web/src/table/changes.ts` does the same in the
browser.
"""

from bisect import insort
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]


def after_move(table: Json, frame: Json) -> Json:
    """Return the table after the move in a frame; the given table is not changed."""
    happened, game = frame["event"], table["game"]
    for effect in happened["effects"]:
        for change in effect.get("changes", ()):
            game = game | FOLLOWED[change["change"]](game, change)
    for new in frame["scores"]:
        game = game | _player(game, new["player"], score=new["score"])
    rest = {"seq": happened["seq"], "at": happened["at"], "turn": frame["turn"], "legal": frame["legal"]}
    return table | rest | {"game": game}


def _player(game: Json, number: int, **changed: object) -> Json:
    """Return the players, one of them with some fields changed."""
    players = list(game["players"])
    players[number] = players[number] | changed
    return {"players": players}


def _sorted(things: list[list[Any]], q: int) -> list[list[Any]]:
    """Sort things on the map by cell, as the server does; `q` is the index of the cell's q coordinate."""
    return sorted(things, key=lambda thing: (thing[q + 1], thing[q]))


# The landscape


def _tile_laid(game: Json, change: Json) -> Json:
    tiles = list(game["tiles"])
    insort(tiles, [change["tile"], *change["cell"], change["rotation"]], key=lambda tile: (tile[2], tile[1]))
    return {"tiles": tiles}


# The offer


def _tile_taken(game: Json, change: Json) -> Json:
    without = _without(game, change["tile"], change["start"], change["slot"])
    return without | _with(game | without, change["tile"], change["to"])


def _without(game: Json, tile: str, start: str, slot: int | None) -> Json:
    if start == "hand":
        return {"hand": None}
    if start == "blind":
        left = {name: count - (name == tile) for name, count in game["blind"].items()}
        return {"blind": {name: count for name, count in left.items() if count}}
    index = game[start].index(tile) if slot is None else slot
    return {start: [*game[start][:index], *game[start][index + 1 :]]}


def _with(game: Json, tile: str, to: str) -> Json:
    if to == "map":
        return {}
    if to == "hand":
        return {"hand": tile}
    if to == "blind":
        return {"blind": game["blind"] | {tile: game["blind"].get(tile, 0) + 1}}
    return {to: [*game[to], tile]}


def _tiles_exchanged(game: Json, change: Json) -> Json:
    row, slot = list(game["open"]), change["slot"]
    row[slot], hand = game["hand"], row[slot]
    return {"open": row, "hand": hand}


# Walkers and objects


def _walker_moved(game: Json, change: Json) -> Json:
    dry = [one for one in game["swimmers"] if one["player"] != change["player"]]
    return _player(game, change["player"], at=change["to"]) | {"swimmers": dry}


def _swimmer_moved(game: Json, change: Json) -> Json:
    now = _walker_moved(game, change)
    swimmers = [*now["swimmers"], {"player": change["player"], "near": change["near"]}]
    return now | {"swimmers": sorted(swimmers, key=lambda one: int(one["player"]))}


def _piece_put(game: Json, change: Json) -> Json:
    what, player = change["what"], change["player"]
    left = game["players"][player]["left"]
    objects = [*game["objects"], [what, player, *change["cell"]]]
    return _player(game, player, left=left | {what: left[what] - 1}) | {"objects": _sorted(objects, 2)}


def _piece_moved(game: Json, change: Json) -> Json:
    start, to = change["start"], change["to"]
    objects = [[*one[:2], *to] if one[2:] == start else one for one in game["objects"]]
    return {"objects": _sorted(objects, 2)}


def _piece_taken(game: Json, change: Json) -> Json:
    return {"objects": [one for one in game["objects"] if one[2:] != change["cell"]]}


def _mark_put(game: Json, change: Json) -> Json:
    marks = [*game["marks"], [change["what"], change["player"], *change["cell"]]]
    return {"marks": _sorted(marks, 2)}


def _mark_taken(game: Json, change: Json) -> Json:
    return {"marks": [one for one in game["marks"] if one[2:] != change["cell"]]}


# Cards and points


def _cards_changed(game: Json, change: Json) -> Json:
    player = change["player"]
    return _player(game, player, cards=game["players"][player]["cards"] + change["by"])


def _pile(game: Json, player: int, changed: Callable[[Json], Json]) -> Json:
    pile = game["players"][player]["pile"]
    return {} if pile is None else _player(game, player, pile=pile | changed(pile))


def _place_scored(game: Json, change: Json) -> Json:
    place = change["place"]

    def more(pile: Json) -> Json:
        firsts = [*pile["firsts"], place] if change["first"] else pile["firsts"]
        return {"places": sorted([*pile["places"], place]), "firsts": sorted(firsts)}

    firsts = [one for one in game["firsts"] if not (change["first"] and one == place)]
    return _pile(game, change["player"], more) | {"firsts": firsts}


def _bear_scored(game: Json, change: Json) -> Json:
    return _pile(game, change["player"], lambda pile: {"bears": pile["bears"] + 1})


def _visit_scored(game: Json, change: Json) -> Json:
    what = change["what"]
    return _pile(
        game, change["player"], lambda pile: {"visits": pile["visits"] | {what: pile["visits"][what] + 1}}
    )


# The turn


def _steps_changed(game: Json, change: Json) -> Json:
    return {"steps": {name: left + change[name] for name, left in game["steps"].items()}}


def _turn_passed(game: Json, change: Json) -> Json:
    return {"steps": {name: change[name] for name in game["steps"]}}


FOLLOWED: Final[Mapping[str, Callable[[Json, Json], Json]]] = {
    "TileLaid": _tile_laid,
    "TileTaken": _tile_taken,
    "TilesExchanged": _tiles_exchanged,
    "WalkerMoved": _walker_moved,
    "SwimmerMoved": _swimmer_moved,
    "PiecePut": _piece_put,
    "PieceMoved": _piece_moved,
    "PieceTaken": _piece_taken,
    "MarkPut": _mark_put,
    "MarkTaken": _mark_taken,
    "CardsChanged": _cards_changed,
    "PlaceScored": _place_scored,
    "BearScored": _bear_scored,
    "VisitScored": _visit_scored,
    "StepsChanged": _steps_changed,
    "TurnPassed": _turn_passed,
}
"""For each kind of change, the function that returns the fields of the game it replaces."""
