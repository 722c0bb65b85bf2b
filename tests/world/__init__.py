"""A deterministic world: production nodes and clients on one seeded event loop, with simulated time."""
