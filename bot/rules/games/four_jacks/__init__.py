"""Four Jacks: three players, no trump; the weakest card of a trick takes its jacks."""

from bot.rules.games.four_jacks.game import FourJacks

GAMES_HERE = (FourJacks(),)
