"""12 Land Interception."""
