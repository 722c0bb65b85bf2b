"""Developer tools: they read the repository and are not part of the distribution."""
