"""5.1 Reinforcement Phase: both sides, and where new pieces may be put."""
