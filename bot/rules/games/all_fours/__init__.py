"""All Fours: High, Low, Jack and Game, and a suit turned up that eldest may beg to be rid of."""

from bot.rules.games.all_fours.game import AllFours

GAMES_HERE = (AllFours(),)
