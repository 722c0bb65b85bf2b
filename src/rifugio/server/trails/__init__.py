"""The trail of the day on a server: seals, tries, results (docs/decisions/0066)."""
