"""Browser benchmarks: load size, latency and frame rate: python -m benchmarks.web."""
