"""The game in a terminal: full screen with Textual, and line by line for screen readers and scripts.

No rule is decided here: the engine provides the view, the legal moves and the reasons; a move comes out.
"""
