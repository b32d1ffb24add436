"""4.7 Random Events, and the effects that events, Empire cards [5.4] and Deus Ex Machina cards [7.2] share."""
