"""Tests of people: forgetting, retention, and what is stored."""
