"""The simulated Discord of these tests, and the house in it."""

from tests.support.simulated import discord, house

__all__ = ["discord", "house"]
