"""What the server costs beside the bare engines it is made of, side by side in one run."""
