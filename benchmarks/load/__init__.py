"""Load benchmarks: the server's overhead over PostgreSQL and a bare WebSocket, side by side in one run."""
