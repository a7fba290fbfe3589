"""Pictures of cards and tables: a frozen scene goes in, the bytes of a PNG come out.

The library knows cards, seats and tables, and nothing of any game, of Discord or of files. All art
is drawn here, from paths and numbers; only fonts come from elsewhere, and are opened once.

Public are the names in ``__all__`` and the modules `cardart.scene` and `cardart.text_cache`;
everything else may change. The rooms know each other in one direction: `cardart.pictures` puts
cards and texts in their places, `cardart.cards` draws faces and backs, `cardart.paint` has
outlines, fonts, colours and packing.

`render` may be called from any number of threads at once; equal scenes share one drawing.
A scene that `at_once` allows takes two milliseconds or three, hardly more than the way to a thread
and back; a coroutine leaves every other scene to a thread: ``await asyncio.to_thread(render,
scene)``.

Importing `cardart` or `cardart.scene` does not load Pillow; the first `render` does.

>>> from cardart.scene import CardFace, SeatScene
>>> seats = (SeatScene(name="Ann", letter="A"), SeatScene(name="Bob", letter="B"))
>>> png = render(TableScene(seats=seats, hand=(CardFace(card="JC"), CardFace(card="9S"))))
>>> png[:4]
b'\\x89PNG'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardart.paint.cache import PictureCache
from cardart.scene import AnyScene, Deck, TableScene
from cardart.text_cache import forget_texts, on_forgetting

__all__ = [
    "PICTURES",
    "at_once",
    "contact",
    "draw",
    "emoji",
    "emoji_names",
    "forget_texts",
    "render",
    "warm",
]

PICTURES = PictureCache[AnyScene](max_bytes=16 * 1024 * 1024)
"""The pictures drawn last, by their scenes."""
on_forgetting(PICTURES.clear)

_warmed: dict[Deck, bool] = {}
"""Whether every card of a deck has been drawn; a deck that is being drawn has ``False``."""


def render(scene: AnyScene) -> bytes:
    """The picture of `scene` as PNG, from the cache if it has been drawn before."""
    return PICTURES.get(scene, lambda: draw(scene))


def draw(scene: AnyScene) -> bytes:
    """The picture of `scene` as PNG, drawn without the cache."""
    from cardart.pictures.dispatch import draw_scene  # here: a scene is made without Pillow

    return draw_scene(scene)


def warm(deck: Deck = "classic") -> None:
    """Load Pillow and the fonts, and draw every card of a deck once.

    This takes about a second and belongs in a thread. A call for a deck that is ready or under way
    does nothing; the cards of a deck that was never warmed are drawn when they are first needed.
    """
    if deck in _warmed:
        return
    _warmed[deck] = False
    from cardart import contact_sheet

    for scene in contact_sheet.everything(deck):
        draw(scene)
    _warmed[deck] = True


def at_once(scene: AnyScene) -> bool:
    """Whether `render` takes a few milliseconds: every card of the scene has been drawn."""
    match scene:
        case TableScene(deck=deck):
            return _warmed.get(deck, False)
    return False


def emoji(deck: Deck, card: str) -> bytes:
    """The PNG of a card of a deck as an emoji; the back is ``""``."""
    from cardart.cards import emoji

    return emoji.picture(deck, card)


def emoji_names(deck: Deck) -> Mapping[str, str]:
    """The name of every card's emoji, which Discord accepts, by card; the back is ``""``."""
    from cardart.cards import emoji

    return emoji.names(deck)


def contact() -> Iterator[tuple[str, bytes]]:
    """The contact sheet: file names and PNGs of every face, back, hand, table, theme and sheet."""
    from cardart import contact_sheet

    return contact_sheet.pictures()
