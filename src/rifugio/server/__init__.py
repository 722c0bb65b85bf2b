"""The game server: tables, seats and moves by a link. docs/server.md says how a move travels."""
