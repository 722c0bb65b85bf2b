"""Tests of the locales and sentences."""
