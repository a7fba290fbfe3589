"""Widow Pitch: two players, four jacks among the trumps, and a widow for whoever bids most."""

from bot.rules.games.widow_pitch.game import WidowPitch

GAMES_HERE = (WidowPitch(),)
