"""Helicopter and Rivers & Rafts together, as tests."""
