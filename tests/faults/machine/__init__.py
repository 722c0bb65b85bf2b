"""The machine under real servers: its disk can be cut off, slowed down and filled, and its clock be wrong."""
