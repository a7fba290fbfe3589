"""Knaves: three players, a suit turned up as trump; tricks count, and jacks cost."""

from bot.rules.games.knaves.game import Knaves

GAMES_HERE = (Knaves(),)
