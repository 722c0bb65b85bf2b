"""How strong the bots are: games of every pair of them."""
