"""Differenzler: Jass for three to five; the points one will take are said beforehand."""

from bot.rules.games.differenzler.game import Differenzler

GAMES_HERE = (Differenzler(),)
