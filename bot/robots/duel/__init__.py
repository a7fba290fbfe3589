"""Duels: how strong the robots are, measured with the luck of the cards taken out."""

from bot.robots.duel.bouts import Bout, Tally, bouts, duel
from bot.robots.duel.rivals import Side

__all__ = ["Bout", "Side", "Tally", "bouts", "duel"]
