"""Pepper, or Hasenpfeffer: Euchre's cards, an auction of tricks, and everybody alone."""

from bot.rules.games.pepper.game import Pepper

GAMES_HERE = (Pepper(),)
