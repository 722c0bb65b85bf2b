"""The examples hold, and touch nothing of the package."""
