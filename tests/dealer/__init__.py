"""The sealed bag."""
