"""Tests of the trail of the day."""
