"""2 Core Concepts: areas, cities, control, Generals, Units, cards and dice, and what all later chapters share."""
