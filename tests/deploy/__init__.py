"""deploy/ is well-formed and hardened, and refers only to things that exist."""
