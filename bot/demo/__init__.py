"""A simulated Discord on this machine, with a page to play in (extra ``demo``).

This package imports nothing by itself: the bot reads :mod:`bot.demo.endpoints` without the extra,
and a caller of the simulated Discord imports :mod:`bot.demo.server`.
"""
