"""The web: HTTP API, socket, pages, link previews, security headers, rate limits."""
