"""The web: requests, sockets and the page."""
