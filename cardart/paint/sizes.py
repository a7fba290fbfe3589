"""The sizes of cards on pictures, in pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from cardart.paint.shapes import FINER

CAPITAL = 0.77
"""The height of a rank's letter as a share of its font size."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """The size of a card and of its index and pips, in pixels; small cards have only an index."""

    wide: int
    high: int
    rank: int
    suit: int
    pip: int
    left: int
    """The distance of the index from the left edge."""
    small: bool = False
    whole: bool = False
    """Whether the card lies free, with an index at each end; cards in a hand cover each other."""

    crowded: bool = False
    """Whether neighbours leave room for nothing but a narrow index, even on a jumbo card."""

    @property
    def radius(self) -> int:
        """The radius of the corners in pixels."""
        return self.wide // 12

    @property
    def column(self) -> int:
        """The width of the index in pixels."""
        return round(self.rank * 0.64)

    @property
    def sign(self) -> int:
        """The width of the suit sign in the index, which ends above the card's middle."""
        room = self.high // 2 - self.left - round(self.rank * CAPITAL) - 8
        return min(self.suit, self.column, room)

    @property
    def index(self) -> tuple[float, float]:
        """The distances of the middles of rank and suit sign from the card's top, in pixels."""
        rank = self.rank * CAPITAL
        return self.left + 1 + rank / 2, self.left + 5 + rank + self.sign / 2

    @property
    def index_end(self) -> tuple[int, int]:
        """The right and the lower end of the suit sign in the index, in pixels."""
        right = self.left + (self.column + self.sign) / 2
        return math.ceil(right), math.ceil(self.index[1] + self.sign / 2)

    @property
    def art(self) -> tuple[int, int, int, int]:
        """The area of figures in finer pixels: left, top, width, height."""
        left, margin = self.left + self.column + 3, self.left + 1
        wide, high = self.wide - left - margin, self.high - 2 * margin
        return left * FINER, margin * FINER, wide * FINER, high * FINER


LARGE = Size(wide=152, high=212, rank=57, suit=40, pip=32, left=7)
CROWDED = replace(LARGE, crowded=True)
"""The size of a card in a hand so long that a jumbo index would be covered."""
FREE = Size(wide=152, high=212, rank=57, suit=40, pip=32, left=7, whole=True)
"""The size of a large card that lies free, as in a trick."""
MEDIUM = Size(wide=130, high=176, rank=56, suit=38, pip=26, left=6, whole=True)
CLOSE = replace(MEDIUM, whole=False)
"""The size of a card among so many that one index must do: it is a fifth lighter."""
GRAND = Size(wide=80, high=116, rank=58, suit=46, pip=0, left=0, small=True)
SMALL = Size(wide=66, high=92, rank=46, suit=36, pip=0, left=0, small=True)
SLIM = Size(wide=44, high=92, rank=44, suit=34, pip=0, left=0, small=True)
SHOWN = Size(wide=56, high=82, rank=43, suit=33, pip=0, left=0, small=True)
TINY = Size(wide=44, high=66, rank=36, suit=27, pip=0, left=0, small=True)
NARROW = Size(wide=34, high=62, rank=33, suit=25, pip=0, left=0, small=True)
BACK = Size(wide=18, high=25, rank=12, suit=9, pip=0, left=0, small=True)
