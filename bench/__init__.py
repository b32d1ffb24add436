"""Benches of the server."""
