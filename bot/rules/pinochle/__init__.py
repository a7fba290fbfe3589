"""Pinochle: four players, twin cards, an auction, melds laid open, and tricks to beat."""

from bot.rules.pinochle.game import Pinochle

GAMES_HERE = (Pinochle(),)
