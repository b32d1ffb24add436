"""14 Siege and Subjugation, and Sorties."""
