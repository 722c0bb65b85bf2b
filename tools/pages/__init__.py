"""Generators: documentation pages, data for the rules page, wire schemas and the Grafana dashboard."""
