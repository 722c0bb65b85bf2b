"""PostgreSQL, the source of truth. Plain SQL, one function per statement; docs/server.md has the tables."""
