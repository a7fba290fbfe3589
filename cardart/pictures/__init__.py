"""The pictures of a hand, a table, a replay and the sheets, each drawn from its scene."""
