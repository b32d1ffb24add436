"""People: who somebody is, on whatever device."""
