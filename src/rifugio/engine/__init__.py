"""The rules of Rifugio: pure functions over immutable positions, standard library only."""
