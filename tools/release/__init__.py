"""Building and checking a release."""
