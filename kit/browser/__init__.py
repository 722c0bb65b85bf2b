"""Somebody in a browser: Chromium, a hand that clicks and taps, pictures of screens, known games."""
