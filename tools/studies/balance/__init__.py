"""How balanced the game is: self-play of the ibex in each of the sixteen ways to play."""
