"""A table: from its opening to the rematch, as the fold of its events. Pure: no clock, no chance, no I/O."""
