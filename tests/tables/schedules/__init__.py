"""Evenings at random: everybody does everything at once, and the world does not behave."""
