"""Colours. Every picture of a theme shares one palette of at most 255 colours, fixed here.

The palette has three parts: the colours of card faces, the same colours dimmed (so that dimming a
card is adding `DIM` to every pixel), and the colours of the table, which differ by theme.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

RGB = tuple[int, int, int]

ART_SIZE = 64
DIM = ART_SIZE
TABLE = 2 * ART_SIZE
LEVELS = 8
"""How many shades anti-aliased edges have."""

ART: Mapping[str, RGB] = {
    "paper": (253, 252, 248),
    "ink": (22, 24, 30),
    "red": (200, 22, 42),
    "blue": (24, 84, 200),
    "green": (8, 116, 56),
    "gold": (232, 178, 52),
    "skin": (246, 210, 178),
    "hair": (126, 76, 40),
    "grey": (176, 178, 184),
    "edge": (104, 108, 116),
    "panel": (250, 242, 222),
    "navy": (38, 58, 120),
    "mist": (206, 216, 240),
}
ART_BLENDS = (
    ("paper", "ink", 4),
    ("paper", "red", 4),
    ("paper", "blue", 4),
    ("paper", "green", 4),
    ("mist", "navy", 3),
    ("gold", "ink", 1),
    ("gold", "panel", 1),
    ("skin", "ink", 1),
    ("hair", "ink", 1),
    ("red", "ink", 1),
    ("blue", "ink", 1),
    ("green", "ink", 1),
)
SUIT_COLOUR = {"S": "ink", "H": "red", "D": "blue", "C": "green"}

DARK: Mapping[str, RGB] = {
    "felt": (20, 74, 56),
    "ring": (28, 90, 69),
    "bar": (24, 28, 34),
    "stripe": (34, 39, 47),
    "plate": (13, 44, 35),
    "plate_edge": (62, 116, 95),
    "text": (250, 251, 248),
    "soft": (190, 210, 200),
    "turn": (255, 209, 71),
    "turn_ink": (34, 26, 4),
    "gone": (24, 62, 50),
    "gone_ink": (164, 188, 178),
    "chip": (222, 230, 226),
    "chip_ink": (22, 36, 31),
    "disc": (92, 102, 112),
    "side0": (176, 48, 80),
    "side1": (40, 96, 190),
    "side2": (126, 80, 8),
    "side3": (112, 66, 178),
    "side4": (20, 112, 116),
    "side5": (94, 96, 30),
    "side_ink": (255, 255, 254),
}
LIGHT: Mapping[str, RGB] = {
    "felt": (206, 226, 213),
    "ring": (190, 214, 200),
    "bar": (242, 244, 246),
    "stripe": (228, 232, 236),
    "plate": (246, 250, 247),
    "plate_edge": (126, 160, 142),
    "text": (20, 28, 25),
    "soft": (62, 80, 72),
    "turn": (255, 199, 44),
    "turn_ink": (34, 26, 4),
    "gone": (214, 226, 218),
    "gone_ink": (84, 100, 92),
    "chip": (46, 66, 58),
    "chip_ink": (246, 250, 248),
    "disc": (92, 102, 112),
    "side0": (176, 48, 80),
    "side1": (40, 96, 190),
    "side2": (126, 80, 8),
    "side3": (112, 66, 178),
    "side4": (20, 112, 116),
    "side5": (94, 96, 30),
    "side_ink": (255, 255, 254),
}
WRITING = (
    ("felt", "text"),
    ("felt", "soft"),
    ("bar", "text"),
    ("bar", "soft"),
    ("stripe", "text"),
    ("plate", "text"),
    ("plate", "soft"),
    ("turn", "turn_ink"),
    ("gone", "gone_ink"),
    ("chip", "chip_ink"),
    ("disc", "side_ink"),
    ("side0", "side_ink"),
    ("side1", "side_ink"),
    ("side2", "side_ink"),
    ("side3", "side_ink"),
    ("side4", "side_ink"),
    ("side5", "side_ink"),
)
"""Which text stands on which ground: each pair keeps a contrast of at least 4.5 to 1."""
TABLE_BLENDS = tuple((on, ink, 5 if on[:4] != "side" else 3) for on, ink in WRITING)


class Theme:
    """One palette: names to palette numbers, and the shades between any two of its colours."""

    def __init__(self, table: Mapping[str, RGB]) -> None:
        colours = {**ART, **{f"dim {name}": dimmed(colour) for name, colour in ART.items()}}
        self.colours: dict[str, RGB] = {**colours, **table}
        art = art_colours()
        rest = [*table.values()]
        for one, other, steps in TABLE_BLENDS:
            rest += between(table[one], table[other], steps)
        rest = list(dict.fromkeys(rest))
        if TABLE + len(rest) > 255:
            raise ValueError(f"{TABLE + len(rest)} colours are too many for a palette")
        black = (0, 0, 0)
        blocks = padded(art, ART_SIZE, black) + padded(map(dimmed, art), ART_SIZE, black)
        self.entries: tuple[RGB, ...] = (*blocks, *rest)
        self.palette = bytes(part for entry in self.entries for part in entry)
        self._numbers = {name: self.entries.index(rgb) for name, rgb in self.colours.items()}
        self._shades: dict[tuple[str, str], tuple[int, ...]] = {}

    def __getitem__(self, name: str) -> int:
        return self._numbers[name]

    def shades(self, on: str, ink: str) -> tuple[int, ...]:
        """For each coverage from 0 to 255 the palette number between `on` and `ink`."""
        known = self._shades.get((on, ink))
        if known is None:
            steps = self._steps(on, ink)
            known = tuple(steps[round(cover * (LEVELS - 1) / 255)] for cover in range(256))
            self._shades[on, ink] = known
        return known

    def _steps(self, on: str, ink: str) -> list[int]:
        ground, colour = self.colours[on], self.colours[ink]
        wanted = [mix(ground, colour, step / (LEVELS - 1)) for step in range(LEVELS)]
        inner = [nearest(self.entries, rgb) for rgb in wanted[1:-1]]
        return [self[on], *inner, self[ink]]


@cache
def theme(name: str) -> Theme:
    """The theme called `name`; anything but "light" is dark."""
    return Theme(LIGHT if name == "light" else DARK)


@cache
def art_colours() -> tuple[RGB, ...]:
    """The colours of card faces, without gaps, at most `ART_SIZE`."""
    colours = [*ART.values()]
    for one, other, steps in ART_BLENDS:
        colours += between(ART[one], ART[other], steps)
    distinct = tuple(dict.fromkeys(colours))
    if len(distinct) > ART_SIZE:
        raise ValueError(f"{len(distinct)} colours are too many for card faces")
    return distinct


def padded(colours: Iterable[RGB], size: int, filler: RGB) -> list[RGB]:
    """`colours`, filled up to `size`."""
    listed = list(colours)
    return listed + [filler] * (size - len(listed))


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """The colour `share` of the way from `one` to `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def between(one: RGB, other: RGB, steps: int) -> list[RGB]:
    """`steps` colours at equal distances between two others."""
    return [mix(one, other, step / (steps + 1)) for step in range(1, steps + 1)]


def dimmed(colour: RGB) -> RGB:
    """How `colour` looks on a card that may not be played: paper turns grey, ink stays dark."""
    light = sum(colour) / 765
    red, green, blue = (round(part * (0.42 + 0.20 * light)) for part in colour)
    return red, green, blue


def nearest(entries: tuple[RGB, ...], wanted: RGB) -> int:
    """The number of the entry that is closest to `wanted`."""

    def distance(number: int) -> int:
        return sum((a - b) ** 2 for a, b in zip(entries[number], wanted, strict=True))

    return min(range(len(entries)), key=distance)


def contrast(one: RGB, other: RGB) -> float:
    """The contrast of two colours by WCAG 2: from 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: RGB) -> float:
    """The relative luminance of a colour by WCAG 2."""

    def linear(part: int) -> float:
        share = part / 255
        return float(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
