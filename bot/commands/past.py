"""``knave replay`` and ``knave verify``: exported games in a terminal, without Discord."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.tables.past.export import Export, read
from bot.tables.past.mainline import Mainline, Unfollowed, mainline_of
from bot.tables.past.replay import Frame, frames_of
from bot.tables.past.verify import sound, verify
from bot.tables.screens.replay_screen import ending, hands, piles, said, scores, stop_name, title
from bot.tables.screens.telling import Teller
from bot.tables.screens.verify_screen import verify_lines
from bot.words.words import Words, words

FAULTY = 1
"""Exit code when a game is not as it should be."""


class Unreadable(ValueError):
    """A file that is no log, or names no moment of one; its text is one sentence."""


def show_replay(
    file: Path, language: str, deal: int | None, trick: int | None, step: Callable[[], bool] | None
) -> int:
    """Print a game, or one deal, or one trick of each; ``step`` is asked between two stops.

    :raises Unreadable: the file, or there is no such deal or trick.
    """
    export, course = _opened(file)
    w = words(language)
    stops = list(_chosen(course, deal, trick))
    for number, (stop, whole) in enumerate(stops):
        print("\n".join(_lines(w, export, course, stop, whole)), flush=True)
        if step is not None and number + 1 < len(stops) and not step():
            break
    return 0


def show_verify(file: Path, language: str) -> int:
    """Print what can be checked of a game, and how it is.

    :raises Unreadable: the file.
    """
    export, w = _read(file), words(language)
    try:
        findings = verify(export)
    except ValueError as error:
        raise Unreadable(f"{file} cannot be checked: {error}") from None
    print("\n".join(verify_lines(w, export, findings, markup=False)).replace("**", ""))
    return 0 if sound(findings) else FAULTY


def next_please() -> bool:
    """Wait for a key; false if that is enough."""
    try:
        return not input("… [Enter, q] ").strip().lower().startswith("q")
    except EOFError:
        return False


def _read(file: Path) -> Export:
    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
        return read(text)
    except OSError as error:
        raise Unreadable(f"{file} cannot be read: {error.strerror}.") from None
    except ValueError as error:
        raise Unreadable(f"{file} is no log: {error}") from None


def _opened(file: Path) -> tuple[Export, Mainline]:
    export = _read(file)
    try:
        return export, mainline_of(export.log, export.seated)
    except Unfollowed as error:
        raise Unreadable(
            f"{file} breaks the rules ({error}): `knave verify {file}` says where."
        ) from None
    except ValueError as error:
        raise Unreadable(f"{file} cannot be replayed: {error}") from None


def _chosen(course: Mainline, deal: int | None, trick: int | None) -> Iterator[tuple[Frame, bool]]:
    """The stops to print, each with whether the deal is printed from its beginning."""
    if deal is not None and not 1 <= deal <= len(course.deals):
        raise Unreadable(f"There is no deal {deal}: the game has {len(course.deals)}.")
    numbers = range(len(course.deals)) if deal is None else [deal - 1]
    found = False
    for number in numbers:
        for stop in frames_of(course, number):
            if trick is None or (stop.kind == "trick" and len(stop.tricks) == trick):
                found = True
                yield stop, trick is None
    if not found:
        raise Unreadable(f"There is no trick {trick} there.")


def _lines(w: Words, export: Export, course: Mainline, stop: Frame, whole: bool) -> Iterator[str]:
    """A stop in the terminal: in a row with others only what is new, alone all hands as well."""
    teller = Teller.of(w, export.log.game, export.seated, markup=False)
    if not whole or stop.kind == "dealt":
        yield "\n" + title(w, export, len(course.deals), stop).replace("*", "")
        yield w.say("dealer-is", who=teller.names[stop.view.dealer])
    else:
        yield f"· {stop_name(w, stop.kind, len(stop.tricks))}"
    yield from (f"    {line}" for line in said(teller, stop.since))
    if stop.kind in ("dealt", "ready") or not whole:
        yield from filter(None, [teller.contract(stop.view)])
        yield from hands(teller, stop)
        yield from piles(teller, stop)
    if stop.trick is not None:
        yield f"    {teller.trick(stop.trick, 'replay-trick')}"
    if stop.closes or not whole:
        yield scores(teller, stop)
        yield from (line.replace("**", "") for line in ending(teller, stop))
