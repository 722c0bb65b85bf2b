"""Screenshots of whole games in a real terminal, and the gallery that shows them."""
