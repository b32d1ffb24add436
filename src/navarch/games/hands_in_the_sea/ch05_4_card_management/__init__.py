"""5.4 Card management actions: play, draft, discard, return, reserve, retrieve."""
