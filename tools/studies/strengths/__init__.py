"""How strong the bots are: games between pairs of levels."""
