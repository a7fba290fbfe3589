"""The groups of ``knave``'s commands: each adds its own to the parser.

A command's function takes what was parsed and hands back the exit code. It imports what it needs
when it is run, so that ``knave health`` need not know Discord.
"""

import argparse
from typing import TYPE_CHECKING

from bot.commands import keeping, publishing, smoking

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

GROUPS = (keeping, publishing, smoking)


def add_to(commands: "Commands") -> None:
    """Add the commands of every group."""
    for group in GROUPS:
        group.add(commands)
