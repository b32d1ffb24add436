"""17.1 Events: the steps of a card, their targets and conditions, Campaigns."""
