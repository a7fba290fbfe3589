"""Card pictures: a frozen scene in, PNG bytes out; equal scenes are equal bytes.

The library knows cards, seats and tables, and nothing of any game, of Discord or of files. All art
is drawn by it, from paths and numbers; only fonts come from elsewhere, and are opened once.

`render` may be called from any number of threads at once; many who ask for one scene share one
drawing. What `at_once` allows takes a millisecond, less than it takes to hand it to a thread and
back; a coroutine leaves everything else to a thread: ``await asyncio.to_thread(render, scene)``.
`emoji` gives the cards of a deck as small pictures for text and buttons, `contact` everything there
is to look at.

Importing `cardart` or `cardart.scene` does not load Pillow; the first `render` does.

>>> from cardart.scene import CardFace, HandScene
>>> png = render(HandScene(cards=(CardFace(card="JC"), CardFace(card="JS", mark="L"))))
>>> png[:4]
b'\\x89PNG'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardart.paint.cache import PictureCache
from cardart.scene import AnyScene, Deck, HandScene, TableScene

__all__ = ["PICTURES", "at_once", "contact", "draw", "emoji", "emoji_names", "render", "warm"]

PICTURES = PictureCache(max_bytes=16 * 1024 * 1024)
"""The pictures drawn last, by scene."""


_warmed: dict[Deck, bool] = {}
"""The decks that are being drawn, and whether every card of them has been."""


def render(scene: AnyScene) -> bytes:
    """The picture of `scene` as PNG, from the cache where it was drawn before."""
    return PICTURES.get(scene.key(), lambda: draw(scene))


def draw(scene: AnyScene) -> bytes:
    """Draw `scene` anew, past the cache."""
    from cardart.pictures.dispatch import (
        draw_scene,  # here, so that a scene can be made without Pillow
    )

    return draw_scene(scene)


def warm(deck: Deck = "classic") -> None:
    """Load Pillow and the fonts, and draw every card of a deck once: for a thread.

    Other decks are drawn when they are first asked for, a card at a time. Nothing happens if it is
    done or under way.
    """
    if deck in _warmed:
        return
    _warmed[deck] = False
    from cardart import contact_sheet

    for scene in contact_sheet.everything(deck):
        draw(scene)
    _warmed[deck] = True


def at_once(scene: AnyScene) -> bool:
    """Whether `render` takes but a moment: all the cards of this hand or table have been drawn."""
    match scene:
        case HandScene(deck=deck) | TableScene(deck=deck, shown=()):
            return _warmed.get(deck, False)
    return False


def emoji(deck: Deck) -> Mapping[str, bytes]:
    """The PNG of every card of a deck as an emoji, by its name, which fits Discord's rules."""
    from cardart.cards import emoji

    return emoji.emoji(deck)


def emoji_names(deck: Deck) -> Mapping[str, str]:
    """What the emoji of every card is called, by card; that of the back by ``""``."""
    from cardart.cards import emoji

    return emoji.names(deck)


def contact() -> Iterator[tuple[str, bytes]]:
    """Every face, back, hand size, table size, theme and sheet: file names and PNGs to look at."""
    from cardart import contact_sheet

    return contact_sheet.pictures()
