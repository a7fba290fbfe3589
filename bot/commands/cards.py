"""``knave cards``: write every card and scene, and the phases of every game, as pictures."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from bot.commands import CommandError, Commands
from bot.commands.phase_sheets import all_sights, pictures, texts
from bot.rules import GAMES
from bot.words.words import languages, words
from cardart import contact
from cardart.phase_sheet import sheets


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "cards", help="write every card, scene and phase of the games as pictures"
    )
    command.add_argument("folder", type=Path, metavar="DIR", help="made if it is not there")
    command.add_argument("--game", choices=GAMES, help="the phases of this game, and nothing else")
    command.add_argument("--language", choices=languages(), default="en", help="of the phases")
    command.set_defaults(run=_cards)


def _cards(chosen: argparse.Namespace) -> int:
    number = 0
    try:
        chosen.folder.mkdir(parents=True, exist_ok=True)
        for number, (name, written) in enumerate(_files(chosen.game, chosen.language), 1):
            (chosen.folder / name).write_bytes(written)
            print(f"{number:4}  {name}", flush=True)
    except (FileExistsError, NotADirectoryError):
        raise CommandError(f"{chosen.folder} is no folder: name one for the pictures.") from None
    except OSError as error:
        raise CommandError(f"{chosen.folder} cannot be written to: {error.strerror}.") from None
    print(f"{number} files in {chosen.folder}")
    return 0


def _files(game: str | None, language: str) -> Iterator[tuple[str, bytes]]:
    """The names and contents of all files."""
    if game is None:
        yield from contact()
    said = words(language)
    for key, found in all_sights((game,) if game else tuple(GAMES)):
        text = "\n".join(texts(sight, said) for sight in found)
        yield f"phases-{key}.txt", text.encode()
        rows = [tuple(pictures(sight, said)) for sight in found]
        for size, sheet in sheets(rows):
            yield f"phases-{key}-{size}.png", sheet
