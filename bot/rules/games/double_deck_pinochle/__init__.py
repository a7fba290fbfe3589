"""Double-deck Pinochle: partners bid melds and counters together, with eighty cards."""

from bot.rules.games.double_deck_pinochle.game import DoubleDeckPinochle

GAMES_HERE = (DoubleDeckPinochle(),)
