"""2 Trade Resources Phase."""
