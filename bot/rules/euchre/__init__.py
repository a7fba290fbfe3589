"""The Euchre family: trumps led by the jacks, the turn-up, and the making of trumps."""

from bot.rules.euchre.game import Euchre

GAMES_HERE = (Euchre(),)
