"""Pitchling: three players, an auction in odd numbers, and the first card led is trump."""

from tests.newcomers.pitchling.game import Pitchling

GAMES_HERE = (Pitchling(),)
