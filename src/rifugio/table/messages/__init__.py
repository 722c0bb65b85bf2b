"""What goes over the wire and into the log: one definition for Python, JSON Schema and TypeScript."""
