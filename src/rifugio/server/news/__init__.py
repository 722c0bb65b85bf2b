"""The message bus between nodes: within one process, or by NATS."""
