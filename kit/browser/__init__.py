"""Browser automation: Chromium, a hand that clicks and taps, screenshots with checks, known games."""
