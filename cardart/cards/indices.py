"""The index of a card, rank and suit sign, and the label of one or two letters on it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from cardart.cards import suits
from cardart.cards.decks import DeckStyle
from cardart.paint.fonts import LOCK, built_in, clean
from cardart.paint.shapes import FINER
from cardart.scene import JOKERS

Spot = tuple[float, float]


@lru_cache(maxsize=256)
def rank_mask(text: str, size: int) -> Image.Image:
    """A rank as a mask, bold and without margins: ``size`` pixels, one font on every machine.

    :raises RuntimeError: this Pillow was built without FreeType.
    """
    font = built_in(size)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise RuntimeError("this Pillow was built without FreeType")
    mask = Image.new("L", (3 * size, 2 * size), 0)
    pen = ImageDraw.Draw(mask)
    middle = (3 * size // 2, size)
    with LOCK:
        pen.text(middle, text, fill=255, font=font, anchor="mm", stroke_width=size / 26)
    return mask.crop(mask.getbbox())


def paint_rank(
    target: Image.Image, card: str, style: DeckStyle, middle: Spot, size: int, widest: int = 0
) -> None:
    """Paint a card's rank, or a joker's star, around `middle`; all lengths are finer pixels."""
    if card in JOKERS:
        sign = suits.star(style.tone(card), hollow=card == "LJ")
        suits.paint(target, sign, style.palette, middle, 0.74 * size)
        return
    mask = rank_mask(style.rank(card), size)
    widest = widest or round(size * 0.7)
    if mask.width > widest:
        mask = mask.resize((widest, mask.height), Image.Resampling.LANCZOS)
    place = round(middle[0] - mask.width / 2), round(middle[1] - mask.height / 2)
    target.paste(style.palette[style.tone(card)], place, mask)


def paint_sign(target: Image.Image, card: str, style: DeckStyle, middle: Spot, side: float) -> None:
    """Paint the sign of a card's suit around `middle`, ``side`` finer pixels wide and high."""
    suits.paint(target, style.sign(card), style.palette, middle, side)


def paint_mark(large: Image.Image, mark: str, style: DeckStyle, area: tuple[int, int, int]) -> None:
    """Paint a gold disc with up to two letters; `area` is its left, top and width in pixels."""
    x, y, side = (part * FINER for part in area)
    pen = ImageDraw.Draw(large)
    pen.ellipse(
        (x, y, x + side, y + side), fill=style.palette["gold"], outline=style.palette["ink"],
        width=FINER * 2,
    )  # fmt: skip
    middle = (x + side / 2, y + side / 2)
    text = clean(mark)[:2]
    if text in ("★", "☆", "*"):
        suits.paint(large, suits.star("ink"), style.palette, middle, 0.66 * side)
    elif text:
        letters = rank_mask(text, round(side * (0.62 if len(text) == 1 else 0.5)))
        place = round(middle[0] - letters.width / 2), round(middle[1] - letters.height / 2)
        large.paste(style.palette["ink"], place, letters)
