"""Pinochle: four players, twin cards, an auction, melds laid open, and tricks to beat."""

from bot.rules.games.pinochle.game import Pinochle

GAMES_HERE = (Pinochle(),)
