"""3 Build Phase."""
