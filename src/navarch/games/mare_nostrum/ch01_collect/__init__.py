"""1 Collect Resources Phase."""
