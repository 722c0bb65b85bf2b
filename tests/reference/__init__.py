"""A naive second implementation of the rules, written from docs/rules/rulings.md alone, to check the engine."""
