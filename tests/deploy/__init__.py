"""What is in deploy/ is well formed, hardened, and speaks of nothing that is not there."""
