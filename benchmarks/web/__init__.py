"""What people wait for in the browser, in figures: python -m benchmarks.web."""
