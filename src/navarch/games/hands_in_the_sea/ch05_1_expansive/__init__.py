"""5.1 Expansive actions: settle, develop, fortify, and the payment with cards that all actions use."""
