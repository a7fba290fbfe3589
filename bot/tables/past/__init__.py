"""Finished games: replayed, exported and verified."""
