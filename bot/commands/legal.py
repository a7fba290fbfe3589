"""``knave legal``: write the texts that the operator of a bot has to publish."""

import argparse
import time
from collections.abc import Mapping
from pathlib import Path

from bot.commands import CommandError, Commands
from bot.legal import TEXTS, filled_in
from bot.ops import settings


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    legal = commands.add_parser("legal", help="write a privacy policy and terms, to adapt")
    legal.add_argument("folder", type=Path, metavar="DIR", help="made if it is not there")
    legal.add_argument("--operator", metavar="NAME", help="the person or body that runs the bot")
    legal.add_argument("--contact", help="an address for questions (default: KNAVE_CONTACT)")
    legal.add_argument("--force", action="store_true", help="even if the files are there already")
    legal.set_defaults(run=_legal)


def _legal(chosen: argparse.Namespace) -> int:
    here = settings.load()
    operator = chosen.operator or "[NAME AND ADDRESS OF THE OPERATOR]"
    contact = chosen.contact or here.contact or "[E-MAIL ADDRESS]"
    date = time.strftime("%Y-%m-%d", time.gmtime())
    texts = {chosen.folder / name: filled_in(name, here, operator, contact, date) for name in TEXTS}
    try:
        chosen.folder.mkdir(parents=True, exist_ok=True)
        for file in texts:
            if file.exists() and not chosen.force:
                raise CommandError(f"{file} is there already: name another folder, or add --force.")
        _write(texts)
    except (FileExistsError, NotADirectoryError):
        raise CommandError(f"{chosen.folder} is no folder: name one.") from None
    except OSError as error:
        raise CommandError(f"{chosen.folder} cannot be written to: {error.strerror}.") from None
    open_places = sum(text.count("[") for text in texts.values())
    print(f"{', '.join(map(str, texts))}: read them, and make them true.")
    if open_places:
        print(f"{open_places} places in [SQUARE BRACKETS] are for you to fill in.")
    print("Publish them, and set KNAVE_PRIVACY_URL and KNAVE_TERMS_URL; enter both in the portal.")
    return 0


def _write(texts: Mapping[Path, str]) -> None:
    """Write these files, all or none: what was there before stays until every text is on disk.

    :raises OSError: the disk is full, or something stands in the way.
    """
    written = {file: file.with_name(f"{file.name}.part") for file in texts}
    try:
        for file, part in written.items():
            part.write_text(texts[file], "utf-8")
        for file, part in written.items():
            part.replace(file)
    finally:
        for part in written.values():
            part.unlink(missing_ok=True)
