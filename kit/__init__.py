"""What tests, tools and benchmarks share: servers, a browser, positions, ways to play, the rulings."""
