"""6 (Fate) The Fate marker, an optional rule."""
