"""First Steps: three or four players, no trump; each trick is a point."""

from tests.newcomers.first_steps.game import FirstSteps

GAMES_HERE = (FirstSteps(),)
