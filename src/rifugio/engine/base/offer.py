"""The offer: the open row, the blind tiles, and how a tile from either is connected."""

from rifugio.engine.base.connecting import lay, placements, refuse_placement
from rifugio.engine.effects import Connected, Effect, RejectsReturned, Removed, Revealed, Swapped
from rifugio.engine.moves import (
    DRAW_BLIND,
    PLACE_DRAWN,
    PLACE_OPEN,
    REMOVE,
    REVEAL,
    SWAP,
    DrawBlind,
    Move,
    PlaceDrawn,
    PlaceOpen,
    Remove,
    Reveal,
    Swap,
)
from rifugio.engine.reasons import (
    ConnectedAlready,
    DrawnTileFits,
    DrawnTileMustBeSwapped,
    FitsNowhere,
    NoBlindTiles,
    NoSuchSlot,
    NotAmongTheBlind,
    NothingDrawn,
    NothingFits,
    NothingToReveal,
    Reason,
    SomethingFits,
)
from rifugio.engine.state import Awaiting, Offer, Result, State, Turn, quick
from rifugio.engine.tiles import Tile

ROW_LENGTH = 3


# What fits.


def fits_somewhere(state: State, tile: Tile) -> bool:
    """B-OFFER-04: Whether a tile has at least one legal placement."""
    return bool(state.board.fits & state.game.fits[tile.id])


def open_fits(state: State) -> bool:
    """B-OFFER-05: Whether one of the open tiles has a legal placement."""
    return any(fits_somewhere(state, tile) for tile in state.offer.open)


def anything_fits(state: State) -> bool:
    """B-OFFER-12: Whether any tile still to come has a legal placement.

    The composition of the blind tiles is public, so the answer gives nothing away.
    """
    blind = zip(state.game.tiles, state.offer.blind, strict=True)
    return open_fits(state) or any(count and fits_somewhere(state, tile) for tile, count in blind)


# What Nature may do.


def fill_row(state: State) -> State:
    """B-OFFER-01, B-OFFER-11, B-2P-02: Nature refills the row to three while blind tiles are left."""
    lacking = len(state.offer.open) < ROW_LENGTH and any(state.offer.blind)
    awaiting: Awaiting = "fill" if lacking else None
    seat, to_connect, before, free, seen, over = state.turn
    if awaiting is before:
        return state
    return state.with_turn(quick(Turn, (seat, to_connect, awaiting, free, seen, over)))


def reveals(state: State) -> list[Move]:
    """B-OFFER-06: Any face-down tile may come, with a probability proportional to its count."""
    blind = zip(state.game.tiles, state.offer.blind, strict=True)
    return [REVEAL[tile.id] for tile, count in blind if count]


def refuse_reveal(state: State, move: Reveal) -> Reason | None:
    """B-OFFER-06: Nature reveals only a face-down tile, and only when one is due."""
    if state.turn.awaiting is None:
        return NothingToReveal("B-OFFER-01")
    index = state.game.tile_index.get(move.tile)
    if index is None or not state.offer.blind[index]:
        return NotAmongTheBlind("B-OFFER-06", move.tile)
    return None


def reveal(state: State, move: Reveal) -> Result:
    """B-OFFER-06: A revealed tile is seen by everybody; it fills the row or is the tile drawn."""
    game, board, offer, players, objects, turn, parts = state
    row, blind, hand, rejects, removed = offer
    index = game.tile_index[move.tile]
    tile, counts = game.tiles[index], list(blind)
    counts[index] -= 1
    if turn.awaiting == "draw":
        return drawn(state, Offer(row, tuple(counts), hand, rejects, removed), tile)
    offer = quick(Offer, ((*row, tile), tuple(counts), hand, rejects, removed))
    state = quick(State, (game, board, offer, players, objects, turn, parts))
    return fill_row(state), (Revealed(tile.id, "open"),)


def drawn(state: State, offer: Offer, tile: Tile) -> Result:
    """B-OFFER-09, B-OFFER-10: A drawn tile is kept aside only if neither it nor any open tile fits.

    Then another is drawn. Once one fits, the rejects go back among the blind tiles.
    """
    if not fits_somewhere(state, tile) and not open_fits(state):
        offer = offer._replace(rejects=(*offer.rejects, tile))
        return state._replace(offer=offer), (Revealed(tile.id, "rejects"),)
    effects: tuple[Effect, ...] = (Revealed(tile.id, "hand"),)
    if offer.rejects:
        effects += (RejectsReturned(tuple(reject.id for reject in offer.rejects)),)
    turn = state.turn._replace(awaiting=None)
    offer = Offer(offer.open, with_rejects(state, offer), tile, (), offer.removed)
    return state._replace(offer=offer, turn=turn), effects


def with_rejects(state: State, offer: Offer) -> tuple[int, ...]:
    """B-OFFER-10: The blind tiles with the rejects among them again."""
    counts = list(offer.blind)
    for tile in offer.rejects:
        counts[state.game.tile_index[tile.id]] += 1
    return tuple(counts)


# What the player may do.


def connections(state: State) -> list[Move]:
    """B-OFFER-03, B-2P-05: Each connection is a free choice of an open or a blind tile.

    A tile already drawn leaves no choice: it is laid if it fits (B-OFFER-07), else swapped (B-OFFER-08).
    """
    offer = state.offer
    if offer.hand is not None:
        if fits_somewhere(state, offer.hand):
            found_at = placements(state, offer.hand)
            return [PLACE_DRAWN[laid.rotation][cell] for laid, cells in found_at for cell in cells]
        return [
            SWAP[slot, laid.rotation][cell]
            for slot, tile in enumerate(offer.open)
            for laid, cells in placements(state, tile)
            for cell in cells
        ]
    found: list[Move] = []
    for slot, tile in enumerate(offer.open):
        for laid, cells in placements(state, tile):
            found += map(PLACE_OPEN[slot, laid.rotation].__getitem__, cells)
    if found or anything_fits(state):
        if any(offer.blind):
            found.append(DRAW_BLIND)
        return found
    return [REMOVE[slot] for slot in range(len(offer.open))]


def refuse_connecting(state: State) -> Reason | None:
    """B-OFFER-13: Each connection uses up one tile; after the last, no tile is taken."""
    return None if state.turn.to_connect else ConnectedAlready("B-OFFER-13")


def refuse_without_hand(state: State) -> Reason | None:
    """B-OFFER-07, B-OFFER-08: A drawn tile must be laid, or swapped if it fits nowhere."""
    hand = state.offer.hand
    if hand is None:
        return None
    if fits_somewhere(state, hand):
        return DrawnTileFits("B-OFFER-07", hand.id)
    return DrawnTileMustBeSwapped("B-OFFER-08", hand.id)


def refuse_open_tile(state: State, slot: int, cell: int, rotation: int) -> Reason | None:
    """B-OFFER-04: Only an open tile that fits somewhere may be chosen, and laid only where it fits."""
    if not 0 <= slot < len(state.offer.open):
        return NoSuchSlot("B-OFFER-03", slot)
    tile = state.offer.open[slot]
    if not fits_somewhere(state, tile):
        return FitsNowhere("B-OFFER-04", tile.id)
    return refuse_placement(state, tile, cell, rotation)


def refuse_place_open(state: State, move: PlaceOpen) -> Reason | None:
    """B-OFFER-03, B-OFFER-04: An open tile may be connected while no tile is drawn."""
    return (
        refuse_connecting(state)
        or refuse_without_hand(state)
        or refuse_open_tile(state, move.slot, move.cell, move.rotation)
    )


def place_open(state: State, move: PlaceOpen) -> Result:
    """B-OFFER-02, B-OFFER-03: The tile leaves the row, which stays short until a turn begins."""
    row, blind, hand, rejects, removed = state.offer
    slot = move.slot
    offer = quick(Offer, (row[:slot] + row[slot + 1 :], blind, hand, rejects, removed))
    return connect(state, offer, row[slot], move.cell, move.rotation)


def refuse_draw_blind(state: State, move: DrawBlind) -> Reason | None:
    """B-OFFER-05, B-OFFER-12: A blind tile may be drawn while there is one and something fits."""
    refused = refuse_connecting(state) or refuse_without_hand(state)
    if refused is not None:
        return refused
    if not any(state.offer.blind):
        return NoBlindTiles("B-OFFER-11")
    return None if anything_fits(state) else NothingFits("B-OFFER-12")


def draw_blind(state: State, move: DrawBlind) -> Result:
    """B-OFFER-03: The player chose a blind tile; Nature reveals which."""
    return state.with_turn(state.turn._replace(awaiting="draw")), ()


def refuse_place_drawn(state: State, move: PlaceDrawn) -> Reason | None:
    """B-OFFER-07: A drawn tile that fits must be laid."""
    refused = refuse_connecting(state)
    if refused is not None:
        return refused
    hand = state.offer.hand
    if hand is None:
        return NothingDrawn("B-OFFER-03")
    if not fits_somewhere(state, hand):
        return DrawnTileMustBeSwapped("B-OFFER-08", hand.id)
    return refuse_placement(state, hand, move.cell, move.rotation)


def place_drawn(state: State, move: PlaceDrawn) -> Result:
    """B-OFFER-07: The drawn tile is laid; the open row stays as it is."""
    hand = state.offer.hand
    assert hand is not None
    return connect(state, state.offer._replace(hand=None), hand, move.cell, move.rotation)


def refuse_swap(state: State, move: Swap) -> Reason | None:
    """B-OFFER-08: Only a drawn tile that fits nowhere may be exchanged, for an open tile that fits."""
    refused = refuse_connecting(state)
    if refused is not None:
        return refused
    hand = state.offer.hand
    if hand is None:
        return NothingDrawn("B-OFFER-08")
    if fits_somewhere(state, hand):
        return DrawnTileFits("B-OFFER-07", hand.id)
    return refuse_open_tile(state, move.slot, move.cell, move.rotation)


def swap(state: State, move: Swap) -> Result:
    """B-OFFER-08: The drawn tile takes the freed slot of the row, face up."""
    row, hand = state.offer.open, state.offer.hand
    assert hand is not None
    offer = state.offer._replace(open=(*row[: move.slot], hand, *row[move.slot + 1 :]), hand=None)
    seat, tile = state.turn.seat, row[move.slot]
    state, effects = connect(state, offer, tile, move.cell, move.rotation)
    return state, (Swapped(seat, hand.id, move.slot), *effects)


def refuse_remove(state: State, move: Remove) -> Reason | None:
    """B-OFFER-12: A tile leaves the game only if no tile at all fits; the player chooses an open one."""
    refused = refuse_connecting(state) or refuse_without_hand(state)
    if refused is not None:
        return refused
    if anything_fits(state):
        return SomethingFits("B-OFFER-12")
    return None if 0 <= move.slot < len(state.offer.open) else NoSuchSlot("B-OFFER-12", move.slot)


def remove(state: State, move: Remove) -> Result:
    """B-OFFER-12, B-OFFER-13: The removal counts as the connection."""
    row, removed = state.offer.open, state.offer.removed
    tile = row[move.slot]
    offer = state.offer._replace(open=row[: move.slot] + row[move.slot + 1 :], removed=(*removed, tile))
    return connection_made(state._replace(offer=offer)), (Removed(state.turn.seat, tile.id),)


def connect(state: State, offer: Offer, tile: Tile, cell: int, rotation: int) -> Result:
    """B-OFFER-13: Lay a tile and count it as the connection."""
    game, _, _, players, objects, turn, parts = state
    board = lay(state, tile, cell, rotation)
    state = quick(State, (game, board, offer, players, objects, turn, parts))
    return connection_made(state), (Connected(state.turn.seat, tile.id, cell, rotation),)


def connection_made(state: State) -> State:
    """B-2P-02, B-OFFER-02: Between two connections the row is filled again; after the last it is not."""
    seat, to_connect, awaiting, free, seen, over = state.turn
    state = state.with_turn(quick(Turn, (seat, to_connect - 1, awaiting, free, seen, over)))
    return fill_row(state) if state.turn.to_connect else state
