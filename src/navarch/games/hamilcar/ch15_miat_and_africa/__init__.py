"""15.3 The Miat and 15.6 Africa: what the core concepts already ask for."""
