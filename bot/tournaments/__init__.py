"""Tournaments: who takes part, who meets whom, and where everybody stands."""
