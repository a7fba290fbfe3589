"""Three-handed Pinochle: the highest bidder takes the widow and plays against the two others."""

from bot.rules.games.three_handed_pinochle.game import ThreeHandedPinochle

GAMES_HERE = (ThreeHandedPinochle(),)
