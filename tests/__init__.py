"""The tests. Those that take long carry the marker `slow` and run with `make slow`."""
