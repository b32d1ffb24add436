"""5.2 Aggressive actions: attack, land battles, cavalry raid, naval battle, bribery."""
