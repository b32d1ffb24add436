"""4 Move and Battle Phase."""
