"""``knave after-restore``: tell a database on a server that pg_restore has put it back."""

import argparse
import time

from bot.commands import CommandError, Commands
from bot.ops import settings
from bot.storage.address import ServerAddress
from bot.storage.engines import must_be_installed
from bot.storage.forgotten import Forgotten


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "after-restore", help="tell a database on a server that pg_restore has put it back"
    )
    command.set_defaults(run=_after_restore)


def _after_restore(_: argparse.Namespace) -> int:
    address = settings.load().database
    if not isinstance(address, ServerAddress):
        raise CommandError(f"The database {address} is a file: knave restore FILE does all of it.")
    must_be_installed(address)
    from bot.storage.postgres.restored import mark

    moment = mark(address, time.time())
    print(
        f"{address} was restored: at the next start running games get new seeds, and numbers of"
        " tables go on where no old button names them.\n"
        + Forgotten(address).told_after_restore(moment)
    )
    return 0
