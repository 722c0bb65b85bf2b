"""Whole games written out, so that a change of the rules can be read as a difference of two texts."""
