"""10 Hero power descriptions."""
