"""The weight of a screen on Discord, and screens that are made light enough.

Beside the limits that it documents Discord has one for all components of a message together, in
bytes of UTF-8: with more it answers 500, or an interaction is unknown to it from then on. A text in
Japanese has three bytes a sign, so it is reached by what keeps every other limit.

Measured to the byte for texts: their bytes and 12 for each are 10,170 at most
(github.com/discord/discord-api-docs/issues/8554; 7310 and 6965 tell of menus). All else in a
message is weighed alike, and a picture with the addresses that Discord gives it.
"""

from collections.abc import Callable
from dataclasses import replace

from bot.tables.screens.discord_limits import shorten
from bot.tables.screens.screen import Button, Item, Menu, Row, Screen

HEAVIEST = 10_000
PART = 12
"""The bytes of a component or of an entry, beside its texts."""
EMOJI = 2 * PART
PICTURE = 700


def lightened(screen: Screen) -> Screen:
    """The screen as it is, or with as much left out as makes it light enough.

    The parts that matter least go first: the hints of entries, then the ends of their labels, then
    the words for those who do not see the picture, and last the end of the text.
    """
    if weight(screen) <= HEAVIEST:
        return screen
    for shortened, longest in STEPS:
        if weight(screen := shortened(screen, longest)) <= HEAVIEST:
            return screen
    return _with_less_text(screen)


def weight(screen: Screen) -> int:
    """The bytes of everything in a message that shows this screen."""
    shown = screen.picture
    pictured = 0 if shown is None else PICTURE + _bytes(shown.alt)
    return 2 * PART + _bytes(screen.text) + pictured + sum(map(_of_row, screen.rows))


def _of_row(row: Row) -> int:
    match row:
        case Menu():
            return 2 * PART + _bytes(row.wish, row.prompt) + sum(map(_of_item, row.items))
        case tuple():
            return PART + sum(map(_of_button, row))
    return 2 * PART + _bytes(row.wish, row.prompt)


def _of_item(item: Item) -> int:
    return PART + _bytes(item.label, item.value, item.hint) + _of_emoji(item.emoji)


def _of_button(button: Button) -> int:
    return PART + _bytes(button.label, button.wish) + _of_emoji(button.emoji)


def _of_emoji(emoji: str) -> int:
    return EMOJI + _bytes(emoji) if emoji else 0


def _bytes(*texts: str) -> int:
    return sum(len(x) if x.isascii() else len(x.encode("utf-8", "surrogatepass")) for x in texts)


def _with_hints(screen: Screen, longest: int) -> Screen:
    return _with_items(screen, lambda item: replace(item, hint=_cut(item.hint, longest)))


def _with_labels(screen: Screen, longest: int) -> Screen:
    return _with_items(screen, lambda item: replace(item, label=_cut(item.label, longest)))


def _with_items(screen: Screen, changed: Callable[[Item], Item]) -> Screen:
    """The screen with the entries of its menus changed."""
    rows = (
        replace(row, items=tuple(map(changed, row.items))) if isinstance(row, Menu) else row
        for row in screen.rows
    )
    return replace(screen, rows=tuple(rows))


def _cut(text: str, longest: int) -> str:
    return shorten(text, longest) if longest else ""


def _with_alt(screen: Screen, longest: int) -> Screen:
    if (shown := screen.picture) is None:
        return screen
    return replace(screen, picture=replace(shown, alt=_cut(shown.alt, longest)))


def _with_less_text(screen: Screen) -> Screen:
    """The screen with only the beginning of its text: no sign of it is halved."""
    rest = weight(screen) - _bytes(screen.text) + len("…".encode())
    begun = screen.text.encode("utf-8", "surrogatepass")[: max(0, HEAVIEST - rest)]
    return replace(screen, text=begun.decode("utf-8", "ignore") + "…")


STEPS: tuple[tuple[Callable[[Screen, int], Screen], int], ...] = (
    *((_with_hints, longest) for longest in (50, 25, 0)),
    *((_with_labels, longest) for longest in (50, 25, 12)),
    *((_with_alt, longest) for longest in (500, 150)),
)
"""Parts left out one after the other, and the length up to which each stays, in UTF-16 units."""
