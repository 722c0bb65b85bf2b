"""PostgreSQL: the truth. Plain statements, one function each; docs/server.md has the tables."""
