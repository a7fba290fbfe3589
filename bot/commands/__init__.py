"""The commands of ``knave``: a module each, which adds its command to the parser.

A command's function takes what was parsed and returns the exit code, or a coroutine that does.
"""

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

from bot.words.words import languages

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
COMMANDS = (
    "run",
    "check",
    "emoji",
    "cards",
    "replay",
    "verify",
    "demo",
    "backup",
    "restore",
    "after-restore",
    "migrate-database",
    "key",
    "health",
    "legal",
    "smoke",
    "new-game",
)
"""The commands, and the modules of this package, in the order of ``knave --help``."""


class CommandError(Exception):
    """A command cannot do what was asked; the text is one sentence."""


def parser_for(arguments: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Make the parser of a command line.

    Where that names its command, the parser knows this one alone and no other module is loaded:
    ``knave health`` has no use for Discord.
    """
    parser = argparse.ArgumentParser(
        prog="knave", description="The great trick-taking games of the jack, on Discord."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name in arguments[:1] if arguments and arguments[0] in COMMANDS else COMMANDS:
        import_module(f"{__name__}.{name.replace('-', '_')}").add(commands)
    return parser


def number(least: int, most: int) -> Callable[[str], int]:
    """Make a reader of whole numbers within bounds, as argparse takes it for a type."""

    def whole(text: str) -> int:
        if not (text.isdecimal() and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return int(text)

    return whole


def takes_exported_game(command: argparse.ArgumentParser) -> None:
    """Add the arguments of a command that reads an exported game."""
    command.add_argument("file", type=Path, metavar="FILE", help="text or JSON; - is stdin")
    command.add_argument("--language", choices=languages(), default="en", help="of what is said")
