"""Golden files: finished games that must always replay to the exact same result."""
