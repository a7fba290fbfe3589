"""A table's picture as a list of what lies on the cloth, drawn and packed band by band.

When a card falls, most of a picture stays as it was. So a table is not drawn at once: what is to be
laid on the cloth is listed, and each horizontal band is looked up by what of it lies there. Only
bands that are not known are drawn and packed. A band depends on nothing but its pixels, so a
picture is the same whether its bands were known or not.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from PIL import Image

from cardart.cards.faces import Sprite
from cardart.paint.png import Band, band, ending, stacked, tightly
from cardart.paint.shapes import Mask
from cardart.paint.soft import Strip
from cardart.pictures.canvas import Canvas, changed
from cardart.pictures.cloth import Cloth
from cardart.scene import Deck
from cardart.text_cache import on_forgetting

Key = tuple[Hashable, ...]


class Bands:
    """Packed bands by key, at most `max_bytes` bytes together; safe to use from many threads.

    Those used longest ago go first.
    """

    def __init__(self, *, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self._lock = threading.Lock()
        self._known: OrderedDict[Key, Band] = OrderedDict()
        self._bytes = 0

    @property
    def bytes_held(self) -> int:
        """The size of all stored bands in bytes."""
        return self._bytes

    def known(self, keys: Iterable[Key]) -> list[Band | None]:
        """The bands with these keys, as far as they are known."""
        found: list[Band | None] = []
        with self._lock:
            for key in keys:
                if (one := self._known.get(key)) is not None:
                    self._known.move_to_end(key)
                found.append(one)
        return found

    def keep(self, key: Key, one: Band) -> None:
        """Keep a band by its key."""
        with self._lock:
            if key not in self._known:
                self._known[key] = one
                self._bytes += len(one.chunk)
            while self._bytes > self.max_bytes:
                _, oldest = self._known.popitem(last=False)
                self._bytes -= len(oldest.chunk)

    def clear(self) -> None:
        """Remove every band from the store."""
        with self._lock:
            self._known.clear()
            self._bytes = 0


BANDS = Bands(max_bytes=64 * 1024 * 1024)
"""The bands drawn last: those of fourteen hundred pictures, twice as many as 200 tables show."""
on_forgetting(BANDS.clear)
SAVED = 0.18
"""The part of a band's bytes that is saved where it is packed tight, as a rule."""


@cache
def _band_of(edges: tuple[int, ...]) -> bytes:
    """The number of the band of each row."""
    pairs = enumerate(pairwise(edges))
    return bytes([number for number, (top, end) in pairs for _ in range(top, end)])


class Sheet(Canvas):
    """A canvas on which nothing is drawn before the picture is asked for, and then what is new.

    ``edges`` are the tops of its bands and the end of the last one, in pixels.
    """

    def __init__(
        self, ground: Cloth, edges: Sequence[int], *, theme_name: str, deck: Deck = "classic"
    ) -> None:
        super().__init__(0, 0, "felt", theme_name=theme_name, deck=deck)
        self._ground = ground
        self._edges = edges
        self._band_of, self._lowest = _band_of(tuple(edges)), edges[-1] - 1
        self._laid: list[tuple[int, int, Callable[[Canvas], None]]] = []
        first = (ground.serial, theme_name, deck)
        self._keys: list[list[Hashable]] = [[top, *first] for top in edges[:-1]]

    def names(self, top: int, bottom: int, key: Hashable) -> None:
        """Let the bands between these rows depend on ``key``."""
        of, low = self._band_of, self._lowest
        first, last = of[min(max(top, 0), low)], of[min(bottom - 1, low)]
        for keys in self._keys[first : last + 1]:
            keys.append(key)

    def later(self, top: int, bottom: int, draw: Callable[[Canvas], None]) -> None:
        """Let this be drawn between these rows, when one of their bands is."""
        self._laid.append((top, bottom, draw))

    def sprite(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite where bands are drawn."""
        top, end = y + sprite.top, y + sprite.end
        self.names(top, end, (sprite.serial, x, y))
        self.later(top, end, lambda canvas: canvas.sprite(sprite, x, y))

    def soft(self, mask: Mask, x: int, y: int, ink: str) -> None:
        """Stamp a mask whose edges blend into whatever lies below."""
        end = y + mask.image.height
        self.names(y, end, (mask.serial, x, y, ink))
        self.later(y, end, lambda canvas: canvas.soft(mask, x, y, ink))

    def darken(self, strips: Iterable[Strip], x: int, y: int) -> None:
        """A shadow is a part of what is laid.

        :raises TypeError: always.
        """
        raise TypeError("a shadow is laid with what casts it")

    def fill(self, area: tuple[int, int, int, int], colour: str) -> None:
        """Fill a rectangle, given as left, top, right and bottom."""
        _, top, _, bottom = area
        self.names(top, bottom, (area, colour))
        self.later(top, bottom, lambda canvas: canvas.fill(area, colour))

    def png(self, heavy: int = 0) -> bytes:
        """The PNG of the picture, packed tighter if it has more than ``heavy`` bytes."""
        keys = [tuple(key) for key in self._keys]
        bands, drawn = list[Band](), dict[int, memoryview]()
        for number, (key, known) in enumerate(zip(keys, BANDS.known(keys), strict=True)):
            if known is None:
                drawn[number] = self._rows(number)
                BANDS.keep(key, known := band(drawn[number]))
            bands.append(known)
        wide, high = self._ground.image.width, self._edges[-1]
        if sum(len(one.chunk) for one in bands) <= heavy:
            return stacked(wide, high, self.colours, bands)
        if (light := self._light(keys, bands, drawn, heavy)) is not None:
            return stacked(wide, high, self.colours, light, ended=True)
        return tightly(wide, high, self.colours, self._joined(0, drawn))

    def _light(
        self, keys: Sequence[Key], bands: Sequence[Band], drawn: dict[int, memoryview], heavy: int
    ) -> list[Band] | None:
        """The bands with so many of the last packed tight, as one, that ``heavy`` bytes suffice.

        The answer is `None` if they do not even for all of them.
        """
        sizes = [len(one.chunk) for one in bands]
        first, much = len(bands), sum(sizes) - heavy
        while first and SAVED * sum(sizes[first:]) < much:
            first -= 1
        for start in range(first, -1, -1):
            key: Key = ("end", *keys[start:])
            (end,) = BANDS.known([key])
            if end is None:
                BANDS.keep(key, end := ending(self._joined(start, drawn)))
            if sum(sizes[:start]) + len(end.chunk) <= heavy:
                return [*bands[:start], end]
        return None

    def _joined(self, first: int, drawn: dict[int, memoryview]) -> bytes:
        """The rows of all bands from this one on; those that are ``drawn`` are ready."""
        for number in range(first, len(self._keys)):
            if number not in drawn:
                drawn[number] = self._rows(number)
        return b"".join(drawn[number] for number in range(first, len(self._keys)))

    def _rows(self, number: int) -> memoryview:
        """The rows of a band, each after a zero, drawn anew.

        They are drawn where they are packed, so that nothing is copied.
        """
        top, bottom, wide = self._edges[number], self._edges[number + 1], self._ground.image.width
        rows, size = memoryview(self._ground.rows(top, bottom)), (wide, bottom - top)
        pixels: Any = rows[1:]  # any buffer will do
        image = Image.frombuffer("L", size, pixels, "raw", "L", wide + 1, 1)
        canvas = Canvas.over(image, (0, top), theme_name=self.theme_name, deck=self.deck)
        for first, end, draw in self._laid:
            if first < bottom and top < end:
                draw(canvas)
        return rows[:-1]


def piece(
    cloth: Cloth,
    area: tuple[int, int, int, int],
    theme: str,
    deck: Deck,
    draw: Callable[[Canvas], None],
) -> Sprite:
    """A drawing on a part of the cloth, as a sprite for the left and top of that ``area``.

    The area is its left, top, width and height; positions are those of the picture.
    """
    left, top, wide, high = area
    before = cloth.piece(left, top, wide, high)
    canvas = Canvas.over(before.copy(), (left, top), theme_name=theme, deck=deck)
    draw(canvas)
    return changed(before, canvas.image)
