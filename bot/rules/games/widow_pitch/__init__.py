"""Widow Pitch: two players, four jacks among the trumps, and a widow for the highest bidder."""

from bot.rules.games.widow_pitch.game import WidowPitch

GAMES_HERE = (WidowPitch(),)
