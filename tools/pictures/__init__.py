"""Pictures: of every screen, of the terminal, the film of a game, icons."""
