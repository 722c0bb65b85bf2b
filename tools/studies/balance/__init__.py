"""How balanced the game is: games of the ibex against itself in each of the sixteen ways."""
