"""4.3 Sea Zones, 4.4 Supply and 4.5 Syracuse."""
