"""Double Pepper: the twin pack of 48, partners, an auction of tricks, and playing alone."""

from bot.rules.games.double_pepper.game import DoublePepper

GAMES_HERE = (DoublePepper(),)
