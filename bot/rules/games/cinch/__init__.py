"""Cinch: partners bid for fourteen points, ten of them in the two fives of one colour."""

from bot.rules.games.cinch.game import Cinch

GAMES_HERE = (Cinch(),)
