"""The ways a notice is sent: Web Push, mail and web hooks, to real servers on this machine."""
