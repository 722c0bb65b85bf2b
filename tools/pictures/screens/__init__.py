"""Screenshots of every screen of the browser client, and the gallery that shows them."""
