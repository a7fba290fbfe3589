"""Playing deals to their end by the thousand, a bit each: the robots' playouts, for every game."""

from bot.robots.kernel.chance import Astray, AtRandom
from bot.robots.kernel.deals import Deals
from bot.robots.kernel.playout import Playout
from bot.robots.kernel.policy import ByRule
from bot.robots.kernel.scores import taker_of
from bot.robots.kernel.turned import Turned, recoloured

__all__ = ["Astray", "AtRandom", "ByRule", "Deals", "Playout", "Turned", "recoloured", "taker_of"]
