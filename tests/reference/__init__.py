"""A naive second implementation of the rules, from docs/rules/rulings.md alone, to check the engine by."""
