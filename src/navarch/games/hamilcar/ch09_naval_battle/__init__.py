"""9 Naval Battle: the rounds, the Battle Roll, Evade, and the Resolution."""
