"""Duplicate: the same deals at several tables, so that the cards favour nobody."""
