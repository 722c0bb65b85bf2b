"""People: what each keeps in a rucksack, on which devices it is open, and how it is forgotten."""
