"""The chapters of the Helicopter extension as tests."""
