"""Cogs: one module for each, with its commands and what its buttons do."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from discord.ext import commands


def all_cogs() -> list[Any]:
    """Every class of a cog in this package, in the order of its modules' names."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    return [
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, commands.CogMeta) and found.__module__ == module.__name__
    ]
