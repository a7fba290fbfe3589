"""``knave verify``: check the shuffles, moves and result of an exported game."""

import argparse
import sys
from pathlib import Path

from bot.commands import CommandError, Commands, takes_exported_game
from bot.tables.past.export import Export, read
from bot.tables.past.verify import sound, verify
from bot.tables.screens.verify_screen import verify_lines
from bot.words.words import words

FAULTY = 1
"""Exit code when a game is not as it should be."""


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("verify", help="check the shuffles, moves and result of a game")
    command.set_defaults(run=_verify)
    takes_exported_game(command)


def read_export(file: Path) -> Export:
    """Read an exported game from a file, or from the standard input where that is ``-``.

    :raises CommandError: the file cannot be read, or is no log.
    """
    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
        return read(text)
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}.") from None
    except ValueError as error:
        raise CommandError(f"{file} is no log: {error}") from None


def _verify(chosen: argparse.Namespace) -> int:
    export = read_export(chosen.file)
    try:
        findings = verify(export)
    except ValueError as error:
        raise CommandError(f"{chosen.file} cannot be checked: {error}") from None
    lines = verify_lines(words(chosen.language), export, findings, markup=False)
    print("\n".join(lines).replace("**", ""))
    return 0 if sound(findings) else FAULTY
