"""Finished games that must replay to the exact result for ever."""
