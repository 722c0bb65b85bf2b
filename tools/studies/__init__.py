"""Studies: measurements that take hours, and the pages written from them."""
