"""What is written from the code: documentation, the rules page's data, the wire's schema, the dashboard."""
