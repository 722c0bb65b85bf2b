"""A table, event-sourced: its state is the fold of its events. Pure: no clock, no randomness, no I/O."""
