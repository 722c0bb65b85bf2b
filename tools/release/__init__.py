"""What a release is made of, and what it is checked for."""
