"""The tests. Slow ones are marked `slow` and run with `make slow`."""
