"""Property tests: invariants of every position of every game, in every way to play."""
