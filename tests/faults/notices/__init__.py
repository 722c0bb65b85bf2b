"""A storm for notices: nodes are killed while turns begin, and everybody is told of each turn, once."""
