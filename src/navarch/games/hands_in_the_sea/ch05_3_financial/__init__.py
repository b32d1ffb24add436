"""5.3 Financial actions: take money, trader, merchant, pillage."""
