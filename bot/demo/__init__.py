"""A simulated Discord on this machine, and a page in which people play (extra ``demo``).

This package imports nothing by itself: the bot reads :mod:`bot.demo.endpoints` without the extra,
and whoever wants the simulated Discord imports :mod:`bot.demo.server`.
"""
