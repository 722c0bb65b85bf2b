"""The client for programs of one's own."""
