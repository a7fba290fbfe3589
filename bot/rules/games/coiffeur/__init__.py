"""Coiffeur, a Jass of two pairs: each plays every contract of its slate exactly once."""

from bot.rules.games.coiffeur.game import Coiffeur

GAMES_HERE = (Coiffeur(),)
