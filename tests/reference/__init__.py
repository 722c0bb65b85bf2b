"""A naive second implementation of the rules, from docs/rules/rulings.md alone: the test oracle."""
