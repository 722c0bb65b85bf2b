"""Storms: real processes that are killed, stopped and cut off, and a checker of what everybody saw."""
