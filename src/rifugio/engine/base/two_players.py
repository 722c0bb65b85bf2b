"""The two-player game: each turn connects two tiles. Everything else is as with more players."""


def connections_per_turn(players: int) -> int:
    """B-2P-01, B-2P-06: Two tiles a turn with two players, otherwise one; nothing else changes."""
    return 2 if players == 2 else 1
