"""11 Avoid Land Battle."""
