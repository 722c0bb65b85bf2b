"""Pictures: screenshots, terminal galleries, the film of a game, icons."""
