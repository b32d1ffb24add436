"""5.2.C2 Operations: activating a General, and what points may be spent on."""
