"""A table in a browser's worker: it answers the same frames and requests as a server, for one device.

Nothing here stores or sends: each call returns what has to be stored, and what may be sent once it is.
"""
