"""What is said over HTTP, and the schema of all that goes over the wire."""
