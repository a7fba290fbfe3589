"""The robots: one way of choosing for every game, from views alone."""

from bot.robots.choose import choose, judge
from bot.robots.explain import Explained, explain
from bot.robots.level import LEVELS, Budget
from bot.robots.verdict import Choice, Verdict
from bot.robots.workers import Robots

__all__ = [
    "LEVELS",
    "Budget",
    "Choice",
    "Explained",
    "Robots",
    "Verdict",
    "choose",
    "explain",
    "judge",
]
