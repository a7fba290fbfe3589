"""``knave migrate-database``: move everything from a file to an empty server, or back."""

import argparse

from bot.commands import CommandError, Commands
from bot.storage.address import Address, address_of
from bot.storage.engines import moved
from bot.storage.forgotten import Forgotten
from bot.storage.moving import Sum


def _place(text: str) -> Address:
    """The address that an argument means; no error quotes it, for it may hold a password."""
    try:
        return address_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"it is {error}") from None


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "migrate-database", help="move everything from a file to a PostgreSQL server, or back"
    )
    place = "the path of a file, or postgresql://USER@HOST/NAME"
    command.add_argument("source", type=_place, metavar="FROM", help=place)
    command.add_argument("target", type=_place, metavar="TO", help=f"{place}; empty, or new")
    command.set_defaults(run=_migrate)


def _migrate(chosen: argparse.Namespace) -> int:
    source: Address = chosen.source
    target: Address = chosen.target
    if source == target:
        raise CommandError(f"{source} cannot be moved to itself.")
    found = moved(source, target, _told)
    rows = sum(one.rows for one in found.values())
    print(f"{target} is what {source} is: {len(found)} tables, {rows} rows, each compared.")
    print(_listed(Forgotten(source), Forgotten(target)))
    print(f"{source} is left as it was. Set KNAVE_DATABASE to the new one, and start the bot.")
    return 0


def _listed(before: Forgotten, after: Forgotten) -> str:
    """The fate of the list of people to forget again, in a sentence: backups need it there, too."""
    try:
        if after.take_over(before):
            return f"The people to forget again after a restore went along, to {after.path}."
    except OSError as error:
        return (
            f"The list {before.path} of people to forget again after a restore is not at"
            f" {after.path} ({error.strerror}): copy it there."
        )
    return f"{before.path} lists nobody more to forget again after a restore than {after.path}."


def _told(table: str, sum: Sum) -> None:
    print(f"{table:24} {sum.rows:>12} rows  {sum.digest[:16]}", flush=True)
