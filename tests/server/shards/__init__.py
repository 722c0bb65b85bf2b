"""Several databases: the map, the gates, and moving a shard."""
