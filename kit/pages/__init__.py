"""Doing what a page says: its examples, its commands, an environment with just what it names."""
