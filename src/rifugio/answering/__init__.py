"""What is asked about a table and granted at it, whoever hosts it: the server, or a browser's worker."""
