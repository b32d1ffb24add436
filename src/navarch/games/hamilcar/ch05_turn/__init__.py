"""5 Gameplay: the Game Turn, and the phases 5.3 Winter, 5.4 Isolation, 5.5 Victory Check and 5.6 War Chest."""
