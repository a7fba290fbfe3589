"""The panels of court cards and jokers: a frame, and a half figure shown twice.

The lower half is the upper one turned. A belt covers the seam; the suit's sign is on its buckle, or
at the place that the deck gives it.
"""

from __future__ import annotations

from PIL import Image

from cardart.cards import figures, suits
from cardart.cards.decks import DeckStyle, Figure
from cardart.cards.figures import Dress
from cardart.paint.pen import Pen
from cardart.scene import JOKERS


def figure_of(card: str, style: DeckStyle) -> Figure | None:
    """The figure on a court card, joker or banner; ``None`` for a card of pips."""
    return figures.jester if card in JOKERS else style.figures.get(card[0])


def panel(card: str, figure: Figure, style: DeckStyle, wide: int, high: int) -> Image.Image:
    """The panel of a court card, joker or banner, in finer pixels."""
    dress = style.dress(card)
    if card[0] == style.flag:
        image = _flag(card, figure, style, wide, high)
    else:
        half = _half(card, figure, style, wide, (high + 1) // 2)
        image = Image.new("RGB", (wide, high))
        image.paste(half.rotate(180), (0, high - half.height))
        image.paste(half, (0, 0))
        _belt(image, card, style, dress)
    frame = Pen(image, style.palette["ink"])
    frame.draw.rectangle(
        (0, 0, wide - 1, high - 1), outline=style.palette["ink"], width=round(1.9 * frame.unit)
    )
    return image


def _half(card: str, figure: Figure, style: DeckStyle, wide: int, high: int) -> Image.Image:
    half = Image.new("RGB", (wide, high), style.palette["panel"])
    pen = Pen(half, style.palette["ink"])
    figure(pen, half.height / pen.unit, style.dress(card))
    if card not in JOKERS and style.sign_at:
        _sign(half, card, style, 24)
    return half


def _flag(card: str, figure: Figure, style: DeckStyle, wide: int, high: int) -> Image.Image:
    image = Image.new("RGB", (wide, high), style.palette["panel"])
    pen = Pen(image, style.palette["ink"])
    figure(pen, high / pen.unit, style.dress(card))
    _sign(image, card, style, 54)
    return image


def _sign(image: Image.Image, card: str, style: DeckStyle, side: float) -> None:
    x, y = style.sign_at[card[0]]
    unit = image.width / 100
    suits.paint(image, style.sign(card), style.palette, (x * unit, y * unit), side * unit)


def _belt(image: Image.Image, card: str, style: DeckStyle, dress: Dress) -> None:
    """Paint a sash over the seam of both halves, with a buckle."""
    pen = Pen(image, style.palette["ink"])
    y = image.height / pen.unit / 2
    pen.area(f"M -4 {y} L 104 {y - 10} 104 {y} -4 {y + 10} Z", dress.gold)
    pen.stroke(f"M -4 {y + 5} L 104 {y - 5}", dress.main, 2)
    pen.dot(50, y, 12, dress.white, 1.8)
    if card in JOKERS or not style.sign_at:
        middle = (50 * pen.unit, y * pen.unit)
        suits.paint(image, style.sign(card), style.palette, middle, 16 * pen.unit)
    else:
        pen.dot(50, y, 8.6, dress.red)
        pen.stroke(f"M 50 {y - 4.6} L 50 {y + 4.6} M 45.4 {y} L 54.6 {y}", dress.white, 3.4)
