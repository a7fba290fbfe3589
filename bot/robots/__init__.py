"""The robots: one way of choosing for every game, from views alone."""

from bot.robots.choose import choose
from bot.robots.level import LEVELS, Budget
from bot.robots.workers import Robots

__all__ = ["LEVELS", "Budget", "Robots", "choose"]
