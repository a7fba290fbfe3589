"""Tables that are open: the actor, its clocks and its record."""
