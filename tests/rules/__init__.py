"""The rulebook as tests: one file for each chapter of the engine."""
