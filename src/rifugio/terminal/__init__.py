"""The game in a terminal: a full screen by Textual, and line by line for screen readers and scripts.

No rule is decided here. What a seat sees, what is legal and why something is not go in; a move comes out.
"""
