"""Tests of the trail of the day on a server."""
