"""5 Claim Leadership Phase, and the Leader tracks."""
