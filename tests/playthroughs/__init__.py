"""Playthroughs: whole games written out as text, so that a rule change shows up as a diff."""
