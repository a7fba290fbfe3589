"""The colours of cards, a palette for each kind of deck.

A deck has at most `MOST` colours, shades included: a picture holds them twice, bright and dimmed.
Shades soften the edges on paper, and the dark lines on the lightest colours of figures. More of
them would make pictures heavier, and are invisible at the size at which Discord shows pictures.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

RGB = tuple[int, int, int]

MOST = 64
"""Colours of a deck at most, shades included."""


DIM_TONE = (0.97, 1.02, 1.0)
"""The tone of a dimmed card, a little of the table's: grey alone looks dirty."""
ROBOTS: Mapping[str, RGB] = {
    "violet": (146, 104, 214),
    "teal": (34, 152, 150),
    "orange": (240, 128, 36),
    "sky": (116, 180, 242),
    "pink": (246, 150, 176),
    "lemon": (255, 232, 138),
    "steel": (132, 146, 166),
    "lime": (126, 190, 70),
    "pale": (222, 234, 244),
}
"""The colours that only the robots' faces have, the same beside every deck."""
RIMMED = ("gold", "red", "blue", "green", *ROBOTS)
"""The colours of the robots' faces that have a shade between them and the dark lines."""
OUTLINES = tuple((name, "ink", 1) for name in ("skin", "gold", "hair"))
"""A shade between each colour of the figures and their dark lines."""


@dataclass(frozen=True, eq=False)
class Palette:
    """Colours of cards by name, and the pairs of colours that have shades between them.

    The colours of the robots' faces come after them; no card has one of these.
    """

    colours: Mapping[str, RGB]
    blends: tuple[tuple[str, str, int], ...]
    """Two colours that meet, and the number of shades between them."""
    dim_dark: float = 0.6
    """The share of black that is left when a card is dimmed."""
    dim_light: float = 0.75
    """The share of white that is left when a card is dimmed."""

    def __getitem__(self, name: str) -> RGB:
        return self.colours[name] if name in self.colours else ROBOTS[name]

    @cached_property
    def cards(self) -> tuple[RGB, ...]:
        """The colours and shades of the cards, each once."""
        found = [*self.colours.values()]
        for one, other, steps in self.blends:
            found += between(self[one], self[other], steps)
        return tuple(dict.fromkeys(found))

    @cached_property
    def entries(self) -> tuple[RGB, ...]:
        """All colours and shades, each once, those of the cards first.

        :raises ValueError: there are more than `MOST`.
        """
        rims = (mix(self[name], self["ink"], 0.5) for name in RIMMED)
        distinct = tuple(dict.fromkeys((*self.cards, *ROBOTS.values(), *rims)))
        if len(distinct) > MOST:
            raise ValueError(f"{len(distinct)} colours are too many for card faces")
        return distinct

    def shaded(self, step: int) -> RGB:
        """The colour of paper in the shadow of a card; `step` is as in `shaded`."""
        return shaded(self["paper"], step)

    def dimmed(self, colour: RGB) -> RGB:
        """The colour on a card that may not be played: paper turns grey, ink stays dark."""
        share = self.dim_dark + (self.dim_light - self.dim_dark) * sum(colour) / 765
        red, green, blue = (
            round(part * share * tone) for part, tone in zip(colour, DIM_TONE, strict=True)
        )
        return red, green, blue


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """The colour between two others, `share` (0 to 1) of the way from `one` to `other`.

    >>> mix((0, 0, 0), (200, 100, 0), 0.25)
    (50, 25, 0)
    """
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def shaded(colour: RGB, step: int) -> RGB:
    """The colour in a shadow; each step takes a fourteenth of its light."""
    red, green, blue = (round(part * (1 - step / 14)) for part in colour)
    return red, green, blue


def between(one: RGB, other: RGB, steps: int) -> list[RGB]:
    """The colours between two others, `steps` of them at equal distances."""
    return [mix(one, other, step / (steps + 1)) for step in range(1, steps + 1)]


CLASSIC = Palette(
    {
        "paper": (253, 252, 248),
        "ink": (22, 24, 30),
        "red": (204, 24, 44),
        "blue": (24, 84, 200),
        "green": (8, 116, 56),
        "gold": (240, 184, 48),
        "skin": (250, 216, 184),
        "hair": (146, 76, 34),
        "grey": (188, 192, 200),
        "edge": (104, 108, 116),
        "panel": (253, 246, 228),
        "navy": (34, 56, 128),
        "mist": (204, 214, 240),
        "wine": (132, 20, 48),
        "slate": (74, 80, 98),
    },
    (
        ("paper", "ink", 2),
        ("paper", "red", 2),
        ("paper", "blue", 2),
        ("paper", "green", 2),
        ("mist", "navy", 2),
        *OUTLINES,
    ),
)
"""The colours of Anglo-American decks."""

JUMBO = Palette(
    {
        **CLASSIC.colours,
        "paper": (255, 255, 252),
        "ink": (8, 8, 12),
        "red": (168, 0, 28),
        "blue": (10, 62, 168),
        "green": (0, 92, 42),
    },
    CLASSIC.blends,
    dim_dark=0.36,
    dim_light=0.74,
)
"""The colours of jumbo decks: darker, for weak eyes."""

SWISS = Palette(
    {
        "paper": (253, 252, 248),
        "ink": (26, 22, 20),
        "red": (196, 24, 40),
        "blue": (22, 74, 160),
        "green": (14, 98, 50),
        "gold": (246, 190, 44),
        "skin": (250, 216, 184),
        "hair": (132, 72, 34),
        "grey": (188, 192, 200),
        "edge": (104, 108, 116),
        "panel": (253, 246, 228),
        "navy": (34, 56, 128),
        "leaf": (128, 172, 52),
        "ochre": (148, 84, 4),
        "wine": (142, 16, 36),
        "mist": (250, 220, 214),
    },
    (
        ("paper", "ink", 2),
        ("paper", "red", 2),
        ("paper", "blue", 2),
        ("paper", "green", 2),
        ("paper", "ochre", 2),
        ("mist", "wine", 2),
        *OUTLINES,
    ),
)
"""The colours of the Swiss deck."""
