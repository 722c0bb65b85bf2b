"""`python -m rifugio.cli` is `rifugio`, for where scripts are not on the path."""

from rifugio.cli import main

main()
