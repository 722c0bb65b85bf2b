"""Tests of what each reader may see, and of the frames."""
