"""Fault injection ("storms"): real processes are killed, paused and partitioned; a history checker judges."""
