"""``knave cards``: write every card, hand and table as a picture."""

import argparse
from pathlib import Path

from bot.commands import CommandError, Commands
from cardart import contact


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("cards", help="write every card, hand and table as a picture")
    command.add_argument("folder", type=Path, metavar="DIR", help="made if it is not there")
    command.set_defaults(run=_cards)


def _cards(chosen: argparse.Namespace) -> int:
    try:
        chosen.folder.mkdir(parents=True, exist_ok=True)
        for number, (name, picture) in enumerate(contact(), 1):
            (chosen.folder / name).write_bytes(picture)
            print(f"{number:4}  {name}", flush=True)
    except (FileExistsError, NotADirectoryError):
        raise CommandError(f"{chosen.folder} is no folder: name one for the pictures.") from None
    except OSError as error:
        raise CommandError(f"{chosen.folder} cannot be written to: {error.strerror}.") from None
    print(f"{number} pictures in {chosen.folder}")
    return 0
