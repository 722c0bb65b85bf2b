"""Studies: measurements that take hours, and what is written from them."""
