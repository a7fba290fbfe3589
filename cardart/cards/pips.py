"""The art of a card beside its index: pips, a large ace, or a figure in its panel."""

from __future__ import annotations

from PIL import Image, ImageChops

from cardart.cards import courts, suits
from cardart.cards.decks import DeckStyle
from cardart.cards.indices import paint_sign
from cardart.paint.shapes import FINER
from cardart.paint.sizes import Size

ACES = (0.6, 0.57, 0.54, 0.5, 0.46, 0.42, 0.38)
"""The widths of an ace's sign, as shares of the card's; the first that fits is taken."""
SPADE = suits.plain("S", "ink")
COLUMNS = {"l": 0.0, "m": 0.5, "r": 1.0}
"""Left, middle and right, as shares of the width for pips."""
CROWN = 0.36
"""The width of a crown, as a share of the card's."""
PIPS = {
    "2": "m0 m1",
    "3": "m0 m.5 m1",
    "4": "l0 r0 l1 r1",
    "5": "l0 r0 m.5 l1 r1",
    "6": "l0 r0 l.5 r.5 l1 r1",
    "7": "l0 r0 m.25 l.5 r.5 l1 r1",
    "8": "l0 r0 m.25 l.5 r.5 m.75 l1 r1",
    "9": "l0 r0 l.333 r.333 m.5 l.667 r.667 l1 r1",
    "T": "l0 r0 m.167 l.333 r.333 l.667 r.667 m.833 l1 r1",
}
"""The pips of each rank: a column, and the share of the way down."""


def paint_art(large: Image.Image, card: str, style: DeckStyle, size: Size) -> None:
    """Paint the art between the indices: pips or an ace in the middle, or a figure."""
    figure = courts.figure_of(card, style)
    if figure is not None:
        courts.paint_court(large, card, figure, style, size)
    elif card[0] == "A":
        middle, side = (large.width / 2, large.height / 2), _ace(card, style, size)
        paint_sign(large, card, style, middle, side)
        if style.suits[card[1]] is SPADE:
            _adorn(large, style, middle, side)
    else:
        _paint_pips(large, card, style, size)


def crisp(card: str, style: DeckStyle, size: Size) -> tuple[courts.Area, ...]:
    """The parts of a face full of small areas of colour, in pixels: left, top, right, bottom.

    They are the panels of figures, and pips that have several colours.
    """
    if card[:1] not in PIPS or card[0] == style.flag:
        return courts.panels(card, style, size)
    plain = len({part.ink for part in style.sign(card).parts}) == 1
    if plain or size.small or (style.jumbo and not size.crowded):
        return ()
    left, right = (part // FINER for part in _beside(size))
    return ((left, size.left + 1, size.wide - right, size.high - size.left - 1),)


def _ace(card: str, style: DeckStyle, size: Size) -> float:
    """The largest width for an ace's sign in the middle that leaves the index free."""
    right, bottom = size.index_end
    for share in ACES:
        side = share * size.wide * FINER
        mask = suits.shape(style.sign(card), style.palette, side)
        corner = (size.wide * FINER - mask.width) // 2, (size.high * FINER - mask.height) // 2
        area = (0, 0, (right + 2) * FINER - corner[0], (bottom + 1) * FINER - corner[1])
        ends = (mask, mask.rotate(180)) if size.whole else (mask,)
        if not any(end.crop(area).getbbox() for end in ends):
            break
    return side


def _adorn(large: Image.Image, style: DeckStyle, middle: tuple[float, float], side: float) -> None:
    """Paint the ornament of the ace of spades, on which card makers show their art."""
    inner = middle[0], middle[1] - 0.015 * side
    suits.paint(large, suits.plain("S", "paper"), style.palette, inner, 0.74 * side)
    suits.paint(large, SPADE, style.palette, inner, 0.67 * side)
    heart = middle[0], middle[1] - 0.01 * side
    suits.paint(large, suits.cap("paper"), style.palette, heart, 0.24 * side)


def _beside(size: Size) -> tuple[int, int]:
    """The room left and right of the pips, in finer pixels: for an index at one end or at both."""
    left = (size.left + size.column) * FINER
    return left, left if size.whole else size.wide * FINER // 5


def _paint_pips(large: Image.Image, card: str, style: DeckStyle, size: Size) -> None:
    """Paint pips in their traditional places, those of the lower half upside down."""
    edge, beyond = _beside(size)
    wide, high = large.width - edge - beyond, large.height - 2 * (size.left + 1) * FINER
    side = min(size.pip * FINER, round(0.38 * wide))
    turned = Image.new("RGB", (wide, high), style.palette["paper"])
    upright = turned.copy()
    left, right = 0.6 * side, wide - 0.6 * side
    top, bottom = 0.9 * side, high - 0.9 * side
    for place in PIPS[card[0]].split():
        share = float(place[1:])
        column = left + (right - left) * COLUMNS[place[0]]
        if share <= 0.5:
            paint_sign(upright, card, style, (column, top + (bottom - top) * share), side)
        else:
            middle = wide - column, top + (bottom - top) * (1 - share)
            paint_sign(turned, card, style, middle, side)
    pips = ImageChops.darker(upright, turned.rotate(180))
    large.paste(pips, (edge, (size.left + 1) * FINER))


def crown_area(card: str, style: DeckStyle, size: Size) -> courts.Area | None:
    """The area between the pips of a deuce in which a crown has room: left, top, right, bottom.

    A deuce with a label has one: it is no common deuce.
    """
    if card[:1] != "2" or size.small or (style.jumbo and not size.crowded):
        return None
    left, right = (part // FINER for part in _beside(size))
    x, y, half = (size.wide + left - right) // 2, size.high // 2, round(CROWN * size.wide / 2)
    return x - half, y - half, x + half, y + half


def paint_crown(large: Image.Image, style: DeckStyle) -> None:
    """Paint a crown as large as its area."""
    middle = large.width / 2, large.height / 2
    suits.paint(large, suits.plain("crown", "ink"), style.palette, middle, large.width)
    suits.paint(large, suits.plain("crown", "gold"), style.palette, middle, 0.84 * large.width)
