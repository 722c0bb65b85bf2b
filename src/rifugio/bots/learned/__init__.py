"""A learned value of positions: features of each seat, and numbers fitted to games of self-play.

docs/learning.md says how the numbers were made and how to make them again.
"""
