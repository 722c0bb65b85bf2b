"""Pictures of every screen of the browser, and the gallery that shows them."""
