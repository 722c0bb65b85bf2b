"""Shared by tests, tools and benchmarks: servers, a browser, positions, ways to play, the rulings."""
