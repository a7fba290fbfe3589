"""Two fives as a counter: as many pips lie open as the side has points, from none to ten."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from PIL import Image, ImageDraw

from cardart.cards import backs, suits
from cardart.cards.decks import DECK_STYLES
from cardart.cards.faces import Sprite, numbers
from cardart.paint.shapes import FINER
from cardart.scene import Deck

MOST = 10
WIDE, HIGH = 160, 152
"""The size of a counter in pixels."""
CARD_WIDE, CARD_HIGH = 70, 98
RADIUS = 7
PIP = 18
LEFT, TOP = 6, 8
"""The corner of the lower card in the counter."""
BESIDE = (CARD_WIDE + 6, 0, 0.0)
COVERS = {
    0: (10, 6, 0.0),
    1: (18, 8, 31.8),
    2: (26, 5, 0.0),
    3: (45, 10, 0.0),
    4: (42, 27, 31.8),
    5: BESIDE,
}
"""The shift and turn of the upper card that leave so many pips of the lower one open."""


@lru_cache(maxsize=128)
def counter(points: int, red: bool, deck: Deck = "classic") -> Sprite:
    """The counter at so many points, with red fives or black ones."""
    shown = min(max(points, 0), MOST)
    style = DECK_STYLES[deck]
    picture = Image.new("RGB", (WIDE * FINER, HIGH * FINER), style.palette["edge"])
    mask = Image.new("L", picture.size, 0)
    pips = ("H", "D") if red else ("S", "C")
    lower = _card(pips[1], deck) if shown else _card("", deck)
    upper = _card(pips[0], deck) if shown > 5 else _card("", deck)
    across, down, turn = COVERS[shown if shown <= 5 else shown - 5]
    _lay(picture, mask, lower, (LEFT, TOP), 0)
    _lay(picture, mask, upper, (LEFT + across, TOP + down), turn)
    small = mask.reduce(FINER).point([255 * (cover > 96) for cover in range(256)])
    return Sprite(numbers(picture.reduce(FINER), style.palette.cards), small.convert("1"))


def _card(suit: str, deck: Deck) -> Image.Image:
    """A five without indices, or a back, four times as large."""
    style = DECK_STYLES[deck]
    card = Image.new("RGB", (CARD_WIDE * FINER, CARD_HIGH * FINER), style.palette["paper"])
    if suit:
        places = [*product((0.23, 0.77), (0.2, 0.8)), (0.5, 0.5)]
        for x, y in places:
            middle = (x * card.width, y * card.height)
            suits.paint(card, style.suits[suit], style.palette, middle, PIP * FINER)
    else:
        backs.paint_back(card, style.palette, *style.back, RADIUS)
    pen, area = ImageDraw.Draw(card), (0, 0, card.width - 1, card.height - 1)
    pen.rounded_rectangle(area, RADIUS * FINER, outline=style.palette["edge"], width=2 * FINER)
    return card


def _lay(
    picture: Image.Image, mask: Image.Image, card: Image.Image, at: tuple[int, int], turn: float
) -> None:
    """Lay a card on the counter, turned clockwise by so many degrees around its middle."""
    outline = Image.new("L", card.size, 0)
    area = (0, 0, card.width - 1, card.height - 1)
    ImageDraw.Draw(outline).rounded_rectangle(area, RADIUS * FINER, fill=255)
    left, top = at[0] * FINER, at[1] * FINER
    if turn:
        middle = left + card.width // 2, top + card.height // 2
        card = card.rotate(-turn, Image.Resampling.BICUBIC, expand=True)
        outline = outline.rotate(-turn, Image.Resampling.BICUBIC, expand=True)
        left, top = middle[0] - card.width // 2, middle[1] - card.height // 2
    picture.paste(card, (left, top), outline)
    mask.paste(255, (left, top), outline)
