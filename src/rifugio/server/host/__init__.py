"""`rifugio serve`: supervisor and workers, the household, embedded PostgreSQL, bot processes, backup."""
