"""17.2 General Cards: abilities that are procedures of their own."""
