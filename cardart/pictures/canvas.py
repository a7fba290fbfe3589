"""The canvas of a picture: an image of palette numbers, with cards, shapes and text on it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache, lru_cache

from PIL import Image, ImageChops

from cardart.cards.avatars import avatar
from cardart.cards.decks import DECK_STYLES
from cardart.cards.faces import Sprite, face, suit_sign
from cardart.paint import lettering
from cardart.paint.png import HEAVY, packed
from cardart.paint.shapes import Mask, box
from cardart.paint.sizes import Size
from cardart.paint.soft import (
    DARKEST_CLOTH,
    Pixels,
    Strip,
    blended,
    chosen,
    edge_levels,
    edge_steps,
    is_cloth,
    shadow,
)
from cardart.paint.soft import exchanged as exchanged
from cardart.paint.theme import LEVELS, Theme, theme
from cardart.scene import CardFace, Deck
from cardart.text_cache import text_cache

BADGE = (150, 92)
"""The lower left corner over which Discord lays its badge for alt text: pixels wide and high, on a
picture as wide as these are."""
LETTERS = (0.62, 0.52, 0.46, 0.42)
"""The sizes of letters on a disc, as shares of its width."""
ANY = bytes([0] + [255] * 255)
PAINTED = bytes([0] * 24 + [255] * 232)
"""Whether a pixel of each coverage is painted at all."""


@text_cache(1024)
def coloured(mask: Mask, colours: Theme, on: str, ink: str) -> Sprite:
    """A mask as a sprite of palette numbers, its edges shaded between `on` and `ink`."""
    return _shaded(mask.image, colours, on, ink)


@text_cache(1280)
def lettered(text: str, size: int, colours: Theme, on: str, ink: str) -> Sprite:
    """A line of text as such a sprite.

    Its mask is not kept beside it: hardly a text is written in two colours.
    """
    return _shaded(lettering.coverage(text, size), colours, on, ink)


def _shaded(coverage: Image.Image, colours: Theme, on: str, ink: str) -> Sprite:
    return Sprite(exchanged(coverage, colours.shades(on, ink)), painted(coverage))


@lru_cache(maxsize=32)
def corners(size: Size) -> tuple[tuple[Mask, int, int], ...]:
    """The four corners of a card as masks, with their places from its top left."""
    whole = box(size.wide, size.high, size.radius).image
    side = size.radius + 1
    places = [(x, y) for x in (0, size.wide - side) for y in (0, size.high - side)]
    return tuple((Mask(whole.crop((x, y, x + side, y + side))), x, y) for x, y in places)


@lru_cache(maxsize=32)
def inside(wide: int, high: int, radius: int) -> Image.Image:
    """The mask of the pixels that lie wholly inside a rounded box of this size in pixels."""
    whole = bytes([0] * 250 + [255] * 6)
    return chosen(box(wide, high, radius).image, whole)


def cut(image: Image.Image, part: tuple[int, int, int, int]) -> Pixels:
    """The pixels of a part of an image, or of the image itself if that is all of it."""
    pixels = image.im
    return pixels if part[:2] == (0, 0) and part[2:] == pixels.size else pixels.crop(part)


@cache
def look(theme_name: str, deck: Deck) -> tuple[str, Theme]:
    """The colour of a deck's small backs, by its name, and all colours of a table with it."""
    style = DECK_STYLES[deck]
    return style.back[0], theme(theme_name, style.palette)


def changed(before: Image.Image, after: Image.Image) -> Sprite:
    """The difference between two images, as a sprite that leaves everything else as it is."""
    return Sprite(after, chosen(ImageChops.difference(before, after), ANY))


def painted(coverage: Image.Image) -> Image.Image:
    """The mask of the pixels that are painted at all."""
    return chosen(coverage, PAINTED)


@lru_cache(maxsize=1024)
def faced(card: str, size: Size, mark: str, legal: bool, deck: Deck) -> Sprite:
    """A card without its corners."""
    numbers = face(card, size, mark, legal, deck).numbers
    return Sprite(numbers, inside(size.wide, size.high, size.radius))


class Canvas:
    """A picture of palette numbers, on which all positions are pixels from the top left.

    The image of a canvas may be a part of that picture; its place is `left` and `top`.
    """

    def __init__(
        self, wide: int, high: int, ground: str, *, theme_name: str, deck: Deck = "classic"
    ) -> None:
        self._look(theme_name, deck)
        self._draw_on(Image.new("L", (wide, high), self.colours[ground]), 0, 0)

    def _draw_on(self, image: Image.Image, left: int, top: int) -> None:
        self.image, self.left, self.top = image, left, top
        self._pixels: Pixels = image.im
        """The pixels that are drawn on; Pillow looks them up anew each time."""

    def _look(self, theme_name: str, deck: Deck) -> None:
        self.deck, self.theme_name = deck, theme_name
        self.back, self.colours = look(theme_name, deck)

    @classmethod
    def over(
        cls,
        image: Image.Image,
        at: tuple[int, int] = (0, 0),
        *,
        theme_name: str,
        deck: Deck = "classic",
    ) -> Canvas:
        """A canvas on an image of palette numbers, which is drawn on, and its place."""
        canvas = cls.__new__(cls)
        canvas._look(theme_name, deck)
        canvas._draw_on(image, *at)
        return canvas

    def png(self, heavy: int = HEAVY) -> bytes:
        """The PNG of the picture, packed tighter if it has more than ``heavy`` bytes."""
        return packed(self.image, self.colours, heavy)

    def names(self, top: int, bottom: int, key: Hashable) -> None:
        """Say that what is drawn between these rows depends on ``key``: see `Sheet`."""

    def later(self, top: int, bottom: int, draw: Callable[[Canvas], None]) -> None:
        """Draw something between these rows, whose `names` have been said."""
        draw(self)

    def fill(self, area: tuple[int, int, int, int], colour: str) -> None:
        """Fill a rectangle, given as left, top, right and bottom."""
        left, top, right, bottom = area
        x, y = self.left, self.top
        area = (left - x, top - y, right - x, bottom - y)
        self._pixels.paste(self.colours[colour], area)

    def stamp(self, mask: Mask, x: int, y: int, *, ink: str, on: str) -> None:
        """Stamp `mask` in the colour `ink`, its edges blending into the ground called `on`."""
        self.sprite(coloured(mask, self.colours, on, ink), x, y)

    def sprite(self, sprite: Sprite, x: int, y: int) -> None:
        """Paste a sprite with its mask."""
        sprite.paste(self._pixels, x - self.left, y - self.top)

    def card(self, card: CardFace, size: Size, x: int, y: int) -> None:
        """Paste a card as it looks to the viewer."""
        self.sprite(face(card.card, size, card.mark, card.legal, self.deck), x, y)

    def soft(self, mask: Mask, x: int, y: int, ink: str) -> None:
        """Stamp `mask` in the colour `ink`, its edges blending into whatever lies below."""
        colour = self.colours[ink]
        if (seen := self._seen(x, y, *mask.image.size)) is None:
            return
        at, part, below = seen
        pixels = self._pixels
        if is_cloth(below):
            blended(pixels, at, below, cut(edge_steps(mask), part), self.colours.on_cloth(colour))
            return
        for level, covered in edge_levels(mask):
            if level == LEVELS:
                pixels.paste(colour, at, cut(covered, part))
            else:
                after = below.point(self.colours.blended(colour, level), None)
                pixels.paste(after, at, cut(covered, part))

    def shade(self, x: int, y: int, wide: int, high: int, radius: int) -> None:
        """Darken the surroundings of a rounded box, as if it lay a little above the ground."""
        self.darken(shadow(wide, high, radius), x, y)

    def darken(self, strips: Iterable[Strip], x: int, y: int) -> None:
        """Darken the strips of a shadow around what has its top left at `x`, `y`."""
        pixels = self._pixels
        for strip in strips:
            seen = self._seen(x + strip.x, y + strip.y, strip.wide, strip.high)
            if seen is None:
                continue
            at, part, below = seen
            if is_cloth(below):
                blended(pixels, at, below, cut(strip.shades, part), DARKEST_CLOTH)
                continue
            for level, covered in strip.levels:
                after = below.point(self.colours.shadow(level), None)
                pixels.paste(after, at, cut(covered, part))

    def _seen(
        self, x: int, y: int, wide: int, high: int
    ) -> tuple[tuple[int, int, int, int], tuple[int, int, int, int], Pixels] | None:
        """The share of a part of the picture that lies in the image, or ``None``.

        That is the area in the image, the area in the part, and the pixels there.
        """
        x, y = x - self.left, y - self.top
        pixels = self._pixels
        most_right, most_low = pixels.size
        left, top = max(x, 0), max(y, 0)
        right, bottom = min(x + wide, most_right), min(y + high, most_low)
        if left >= right or top >= bottom:
            return None
        at = (left, top, right, bottom)
        return at, (left - x, top - y, right - x, bottom - y), pixels.crop(at)

    def laid(self, card: CardFace, size: Size, x: int, y: int) -> None:
        """Lay a card on whatever lies there, with smooth corners and a shadow around it."""
        self.shade(x, y, size.wide, size.high, size.radius)
        self.flat(card, size, x, y)

    def flat(self, card: CardFace, size: Size, x: int, y: int) -> None:
        """Lay a card with smooth corners on whatever lies there, without a shadow."""
        self.cornered(size, x, y)
        self.faced(card, size, x, y)

    def cornered(self, size: Size, x: int, y: int, seen: Sequence[int] = range(4)) -> None:
        """Draw the smooth corners of a card on whatever lies there, or those that are ``seen``.

        They are numbered from the top left to the lower left, then on the right.
        """
        for corner, left, top in (corners(size)[number] for number in seen):
            self.soft(corner, x + left, y + top, "edge")

    def faced(self, card: CardFace, size: Size, x: int, y: int) -> None:
        """Paste a card without its corners, where these and a shadow have been drawn already."""
        self.sprite(faced(card.card, size, card.mark, card.legal, self.deck), x, y)

    def suit(self, suit: str, side: int, x: int, y: int) -> None:
        """Paste the sign of a suit on a square of paper, `side` pixels wide."""
        self.sprite(suit_sign(suit, side, self.deck), x, y)

    def avatar(self, name: str, size: int, x: int, y: int, *, on: str) -> None:
        """Paste the face of a robot, a disc ``size`` pixels wide, on the ground called `on`."""
        self.stamp(box(size, size, size // 2), x, y, ink="ink", on=on)
        self.sprite(avatar(name, size, self.deck), x, y)

    def panel(
        self, area: tuple[int, int, int, int], *, fill: str, edge: str, on: str, border: int = 3
    ) -> None:
        """Draw a rounded box with an edge; `area` is its left, top, width and height."""
        x, y, wide, high = area
        self.stamp(box(wide, high, 16), x, y, ink=edge, on=on)
        inner = box(wide - 2 * border, high - 2 * border, 16 - border)
        self.stamp(inner, x + border, y + border, ink=fill, on=edge)

    def text(
        self,
        text: str,
        x: int,
        y: int,
        size: int,
        *,
        ink: str,
        on: str,
        width: int = 0,
        align: str = "left",
    ) -> int:
        """Write one line and return its width in pixels.

        The line's top is `y`, its left, middle or right is `x`; a `width` of 0 means no limit.
        """
        said = self._lettered(text, size, width, ink, on)
        shift = {"left": 0, "middle": said.wide // 2, "right": said.wide}[align]
        self.sprite(said, x - shift, y)
        return said.wide

    def _lettered(self, text: str, size: int, width: int, ink: str, on: str) -> Sprite:
        return lettered(lettering.fit(text, size, width), size, self.colours, on, ink)

    def disc(self, text: str, x: int, y: int, size: int, *, fill: str, ink: str, on: str) -> None:
        """Draw a disc, `size` pixels wide, with a letter or two in it; `x`, `y` is its top left."""
        self.stamp(box(size, size, size // 2), x, y, ink=fill, on=on)
        letter = lettering.fitting(text, tuple(round(size * part) for part in LETTERS), size)
        top = y + size // 2 - round(letter * 0.66)
        self.text(text, x + size // 2, top, letter, ink=ink, on=fill, width=size, align="middle")

    def chip(
        self,
        text: str,
        x: int,
        y: int,
        size: int,
        *,
        fill: str,
        ink: str,
        on: str,
        width: int = 0,
    ) -> int:
        """Draw a word on a rounded ground and return the width in pixels."""
        said = self._lettered(text, size, width, ink, fill)
        wide, high = said.wide + size * 3 // 4, round(size * 1.4)
        self.stamp(box(wide, high, high // 3), x, y, ink=fill, on=on)
        self.sprite(said, x + size * 3 // 8, y + round(size * 0.04))
        return wide
