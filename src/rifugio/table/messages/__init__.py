"""The messages of the wire and the log: one definition for Python, JSON Schema and TypeScript."""
