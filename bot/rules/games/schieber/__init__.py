"""Schieber, the partnership game of the Jass family: one names the contract or shoves it across."""

from bot.rules.games.schieber.game import Schieber

GAMES_HERE = (Schieber(),)
