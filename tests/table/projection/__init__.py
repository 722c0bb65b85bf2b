"""Tests of the projections (what each reader may see) and of the frames."""
