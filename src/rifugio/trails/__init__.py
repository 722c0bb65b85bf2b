"""The trail of the day: one bag a day, the same for everybody (docs/decisions/0066). No clock, no I/O."""
