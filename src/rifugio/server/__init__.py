"""The game server. docs/server.md describes its architecture and the path of a move."""
