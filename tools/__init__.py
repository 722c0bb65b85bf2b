"""Tools of the house: they read the repository and are no part of the distribution."""
