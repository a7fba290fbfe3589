"""Decisions that are certain mistakes, as text: what the judge of *My moments* has to find."""
