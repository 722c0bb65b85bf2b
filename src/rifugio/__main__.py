"""`python -m rifugio` is `rifugio`, for where scripts are not on the path."""

from rifugio.cli import main

main()
