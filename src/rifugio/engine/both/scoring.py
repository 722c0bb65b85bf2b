"""The end, with both extensions."""


def tied_as_one() -> tuple[str, ...]:
    """C-TIE-01: Helicopter and raft points together decide a tie, before hut points."""
    return ("helicopter", "raft")
