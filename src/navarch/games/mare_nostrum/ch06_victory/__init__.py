"""6 Victory Conditions."""
