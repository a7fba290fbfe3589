"""Polignac: three to six players for themselves, without trumps; jacks are penalties."""

from bot.rules.games.polignac.game import Polignac

GAMES_HERE = (Polignac(),)
