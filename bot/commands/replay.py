"""``knave replay``: print an exported game, deal by deal."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from bot.commands import CommandError, Commands, number, takes_exported_game
from bot.commands.verify import read_export
from bot.tables.past.export import Export
from bot.tables.past.mainline import Mainline, Unfollowed, mainline_of
from bot.tables.past.replay import Frame, frames_of
from bot.tables.screens.replay_screen import (
    contract,
    ending,
    hands,
    piles,
    said,
    scores,
    stop_name,
    title,
)
from bot.tables.screens.telling import Teller
from bot.words.words import Words, words


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("replay", help="print an exported game, deal by deal")
    command.set_defaults(run=_replay)
    command.add_argument("--deal", type=number(1, 9999), metavar="N", help="this deal only")
    command.add_argument("--trick", type=number(1, 99), metavar="N", help="this trick only")
    command.add_argument("--step", action="store_true", help="wait for Enter between two stops")
    takes_exported_game(command)


def _replay(chosen: argparse.Namespace) -> int:
    export = read_export(chosen.file)
    mainline = _followed(chosen.file, export)
    w = words(chosen.language)
    stops = list(_chosen(mainline, chosen.deal, chosen.trick))
    for done, (stop, whole) in enumerate(stops, 1):
        print("\n".join(_lines(w, export, mainline, stop, whole)), flush=True)
        if chosen.step and done < len(stops) and not _wants_more():
            break
    return 0


def _wants_more() -> bool:
    """Wait for Enter; false if that is enough."""
    try:
        return not input("… [Enter, q] ").strip().lower().startswith("q")
    except EOFError:
        return False


def _followed(file: Path, export: Export) -> Mainline:
    try:
        return mainline_of(export.log, export.seated)
    except Unfollowed as error:
        raise CommandError(
            f"{file} breaks the rules ({error}): `knave verify {file}` says where."
        ) from None
    except ValueError as error:
        raise CommandError(f"{file} cannot be replayed: {error}") from None


def _chosen(
    mainline: Mainline, deal: int | None, trick: int | None
) -> Iterator[tuple[Frame, bool]]:
    """The stops to print, each with whether the deal is printed from its beginning."""
    if deal is not None and not 1 <= deal <= len(mainline.deals):
        raise CommandError(f"There is no deal {deal}: the game has {len(mainline.deals)}.")
    numbers = range(len(mainline.deals)) if deal is None else [deal - 1]
    found = False
    for deal_number in numbers:
        for stop in frames_of(mainline, deal_number):
            if trick is None or (stop.kind == "trick" and len(stop.tricks) == trick):
                found = True
                yield stop, trick is None
    if not found:
        raise CommandError(f"There is no trick {trick} there.")


def _lines(w: Words, export: Export, mainline: Mainline, stop: Frame, whole: bool) -> Iterator[str]:
    """A stop in the terminal: in a row with others only what is new, alone all hands as well."""
    teller = Teller.replaying(w, export.log, export.seated, markup=False)
    if not whole or stop.kind == "dealt":
        yield "\n" + title(w, export, len(mainline.deals), stop).replace("*", "")
        yield w.say("dealer-is", who=teller.names[stop.view.dealer])
    else:
        yield f"· {stop_name(w, stop.kind, len(stop.tricks))}"
    yield from (f"    {line}" for line in said(teller, stop.view.dealer, stop.since))
    if stop.kind in ("dealt", "ready") or not whole:
        yield from filter(None, [contract(teller, stop)])
        yield from hands(teller, stop)
        yield from piles(teller, stop)
    if stop.trick is not None:
        yield f"    {teller.trick(stop.view, stop.trick, 'replay-trick')}"
    if stop.closes or not whole:
        yield scores(teller, stop)
        yield from (line.replace("**", "") for line in ending(teller, stop))
