"""Hearts Lite: three or four players, no trump; each trick is a point."""

from tests.newcomers.hearts_lite.game import HeartsLite

GAMES_HERE = (HeartsLite(),)
