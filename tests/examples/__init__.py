"""The examples work, and change nothing in the package."""
