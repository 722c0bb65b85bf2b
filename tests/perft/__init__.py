"""Perft: the number of move sequences from fixed positions; any rule change alters some of these counts."""
