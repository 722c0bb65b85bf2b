"""A simulation of very many people at once, fed by service times measured on the real server."""
