"""The panels of court cards and jokers: a half figure and, turned around the card's middle, again.

The panel leaves the corners with an index free. A sash covers the seam of both halves, with the
sign of the suit on a buckle, or at the place that the deck gives it. The panel of a jumbo card
shows the figure once, beside its large index; that of a Banner is one flag.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from cardart.cards import suits
from cardart.cards.decks import DeckStyle
from cardart.cards.figures import JESTER
from cardart.cards.parts import Figure
from cardart.paint.pen import Pen
from cardart.paint.shapes import FINER
from cardart.paint.sizes import Size
from cardart.scene import JOKERS

LINE = 1.9
"""The width of a panel's frame, in hundredths of its width."""
BODY = 106
"""The height that a figure needs, in hundredths of its width."""
CLOSER = 1.18
"""The width of a jumbo card's figure in widths of its panel, which cuts it on both sides."""

Area = tuple[int, int, int, int]


def figure_of(card: str, style: DeckStyle) -> Figure | None:
    """The figure on a court card, joker or banner; ``None`` for a card of pips."""
    return JESTER if card in JOKERS else style.figures.get(card)


def paint_court(
    large: Image.Image, card: str, figure: Figure, style: DeckStyle, size: Size
) -> None:
    """Paint the panel of a court card, joker or banner beside its index."""
    left, top, wide, high = size.art
    if card[0] == style.flag:
        large.paste(_flag(card, figure, style, wide, high), (left, top))
        return
    seam = large.height // 2
    half = _half(card, figure, style, wide, seam - top)
    turned = large.width - left - wide if size.whole else left
    large.paste(half.rotate(180), (turned, seam))
    large.paste(half, (left, top))
    corners = [(left, seam), (left, top), (left + wide, top), (left + wide, seam)]
    below = [(turned + left + wide - x, large.height - y) for x, y in corners]
    ink, line = style.palette["ink"], round(LINE * wide / 100)
    frame = [*corners, *below, *corners[:2]]
    ImageDraw.Draw(large).line(frame, fill=ink, width=line, joint="curve")
    _sash(large, card, style, turned, left + wide)


def panels(card: str, style: DeckStyle, size: Size) -> tuple[Area, ...]:
    """The panels of a card's figure in pixels: left, top, right, bottom; none without a figure."""
    if size.small or figure_of(card, style) is None:
        return ()
    if style.jumbo and not size.crowded:
        left, top, wide, high = _bust(size.wide, size.high)
        return ((left, top, left + wide, top + high),)
    left, top, wide, high = (part // FINER for part in size.art)
    turned = size.wide - left - wide if size.whole and card[0] != style.flag else left
    seam = size.high // 2
    return ((left, top, left + wide, seam), (turned, seam, turned + wide, top + high))


def _bust(wide: float, high: float) -> Area:
    """The left, top, width and height of the panel of a jumbo card of this size."""
    unit = wide / 100
    left, top = round(43 * unit), round(67 * unit)
    return left, top, round(95 * unit) - left, round(high - 5 * unit) - top


def paint_bust(large: Image.Image, card: str, figure: Figure, style: DeckStyle) -> None:
    """Paint a figure once, in a panel below the index of a jumbo card."""
    left, top, wide, high = _bust(*large.size)
    whole = _half(card, figure, style, round(wide * CLOSER), high)
    aside = (whole.width - wide) // 2
    panel = whole.crop((aside, 0, aside + wide, high))
    _edge(panel, style)
    large.paste(panel, (left, top))


def _half(card: str, figure: Figure, style: DeckStyle, wide: int, high: int) -> Image.Image:
    half = Image.new("RGB", (wide, high), style.palette["panel"])
    pen = Pen(half, style.palette["ink"])
    bottom = high / pen.unit
    smaller = min(1, bottom / BODY)
    figure.draw(
        pen.moved(50, 50 * smaller, size=smaller),
        bottom / smaller,
        style.dress(card, figure.hair),
    )
    if card not in JOKERS and style.sign_at:
        _sign(half, card, style, 24)
    return half


def _flag(card: str, figure: Figure, style: DeckStyle, wide: int, high: int) -> Image.Image:
    image = Image.new("RGB", (wide, high), style.palette["panel"])
    pen = Pen(image, style.palette["ink"])
    figure.draw(pen, high / pen.unit, style.dress(card, figure.hair))
    _sign(image, card, style, 54)
    _edge(image, style)
    return image


def _edge(panel: Image.Image, style: DeckStyle) -> None:
    """Draw a frame just inside a panel."""
    pen = Pen(panel, style.palette["ink"])
    area = (0, 0, panel.width - 1, panel.height - 1)
    pen.draw.rectangle(area, outline=style.palette["ink"], width=round(LINE * pen.unit))


def _sign(image: Image.Image, card: str, style: DeckStyle, side: float) -> None:
    x, y = style.sign_at[card[0]]
    unit = image.width / 100
    suits.paint(image, style.sign(card), style.palette, (x * unit, y * unit), side * unit)


def _sash(large: Image.Image, card: str, style: DeckStyle, start: int, end: int) -> None:
    """Paint a sash over the seam of both halves, from one side to the other, with a buckle."""
    dress = style.dress(card)
    pen = Pen(large, style.palette["ink"], 1.1)
    left, right, y = (length / pen.unit for length in (start, end, large.height / 2))
    x = (left + right) / 2
    pen.area(
        f"M {left} {y - 3.4} L {right} {y - 3.4} {right} {y + 3.4} {left} {y + 3.4} Z", dress.gold
    )
    pen.stroke(f"M {left + 1} {y} L {right - 1} {y}", dress.main, 2)
    pen.dot(x, y, 8, dress.white, 1.2)
    if card in JOKERS or not style.sign_at:
        middle = (x * pen.unit, y * pen.unit)
        suits.paint(large, style.sign(card), style.palette, middle, 10.6 * pen.unit)
    else:
        pen.dot(x, y, 5.8, dress.red)
        pen.stroke(
            f"M {x} {y - 3.2} L {x} {y + 3.2} M {x - 3.2} {y} L {x + 3.2} {y}", dress.white, 2.2
        )
