"""Measures what the simulation is fed with: the real server, PostgreSQL, NATS and bots, on this machine."""
