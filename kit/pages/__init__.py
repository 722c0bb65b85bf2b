"""Follows a documentation page: its examples, its commands, an environment with just the extras it names."""
