"""Pictures: screenshots, terminal galleries, films of games, icons."""
