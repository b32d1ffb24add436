"""15 Other Rules: 15.2 Attrition, 15.4 Seamanship, 15.5 Corvi."""
