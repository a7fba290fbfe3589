"""Cogs: one module for each, with its commands and what its buttons do."""
