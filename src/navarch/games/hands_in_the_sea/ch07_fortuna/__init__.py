"""7 The Fortuna expansion, optional in each part: maintenance, Deus Ex Machina, alternate events [7.A, 7.B]."""
