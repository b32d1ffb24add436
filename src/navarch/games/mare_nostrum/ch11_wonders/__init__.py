"""11 Wonder power descriptions."""
