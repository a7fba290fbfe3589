"""The colours of a picture: those of its cards, and those of a table, dark or light.

All pictures of one deck at one table have the same list of at most 255 colours. This list has four
parts: the colours of the cards, these colours dimmed (so that dimming a card is adding `MOST` to
every pixel), the cloth from light to dark (so that a shadow on it is adding a few), and the other
colours of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache

from PIL import Image

from cardart.paint.palette import CLASSIC, MOST, RGB, Palette, between, mix, shaded

TABLE = 2 * MOST
"""The palette number of the first colour of a table."""
LEVELS = 4
"""The number of shades of an anti-aliased edge."""
CLOTH = 28
"""The number of shades of the cloth."""
DARKEST = 6
"""The number of steps of a shadow."""
DARKER = 1.5
"""Shades by which each of them darkens the cloth."""

SIDES: Mapping[str, RGB] = {
    "disc": (92, 102, 112),
    "side0": (176, 48, 80),
    "side1": (40, 96, 190),
    "side2": (126, 80, 8),
    "side3": (112, 66, 178),
    "side4": (20, 112, 116),
    "side5": (94, 96, 30),
    "side6": (186, 44, 150),
    "side_ink": (255, 255, 254),
}
DRESSES: Mapping[str, RGB] = {
    "stone": (44, 50, 54),
    "chalk": (240, 240, 232),
    "wood": (150, 98, 54),
    "grain": (112, 70, 36),
    "bright_wood": (196, 146, 92),
    "rule": (176, 200, 222),
    "pencil": (74, 80, 98),
}
"""The colours of what a score is written on: slate and chalk, wood, ruled paper and a pencil."""
DARK: Mapping[str, RGB] = {
    "felt": (20, 74, 56),
    "ring": (28, 90, 69),
    "bar": (24, 28, 34),
    "stripe": (34, 39, 47),
    "plate": (9, 41, 32),
    "print": (58, 126, 99),
    "rail": (18, 24, 22),
    "rail_edge": (52, 66, 60),
    "plate_edge": (62, 116, 95),
    "text": (250, 251, 248),
    "soft": (190, 210, 200),
    "turn": (255, 209, 71),
    "award": (255, 209, 72),
    "turn_ink": (34, 26, 4),
    "gone": (24, 62, 50),
    "gone_ink": (164, 188, 178),
    "chip": (222, 230, 226),
    "chip_ink": (22, 36, 31),
    **SIDES,
    **DRESSES,
}
LIGHT: Mapping[str, RGB] = {
    "felt": (206, 226, 213),
    "ring": (190, 214, 200),
    "bar": (242, 244, 246),
    "stripe": (228, 232, 236),
    "plate": (246, 250, 247),
    "print": (186, 208, 195),
    "rail": (238, 243, 240),
    "rail_edge": (150, 172, 160),
    "plate_edge": (126, 160, 142),
    "text": (20, 28, 25),
    "soft": (62, 80, 72),
    "turn": (255, 199, 44),
    "award": (150, 94, 0),
    "turn_ink": (34, 26, 4),
    "gone": (214, 226, 218),
    "gone_ink": (84, 100, 92),
    "chip": (46, 66, 58),
    "chip_ink": (246, 250, 248),
    **SIDES,
    **DRESSES,
}
SLATE: Mapping[str, RGB] = {
    **DARK,
    "bar": (44, 50, 54),
    "text": (240, 240, 232),
    "turn": (255, 222, 110),
}
TABLES: Mapping[str, Mapping[str, RGB]] = {"dark": DARK, "light": LIGHT, "slate": SLATE}
CLOTHS: Mapping[str, tuple[RGB, RGB]] = {
    "dark": ((38, 106, 80), (4, 30, 22)),
    "light": ((222, 237, 228), (122, 154, 135)),
    "slate": ((38, 106, 80), (4, 30, 22)),
}
"""The lightest and the darkest shade of the cloth of each table."""
WRITING = (
    ("felt", "text"),
    ("felt", "soft"),
    ("bar", "text"),
    ("bar", "soft"),
    ("bar", "award"),
    ("stripe", "text"),
    ("plate", "text"),
    ("plate", "soft"),
    ("plate", "award"),
    ("rail", "text"),
    ("rail", "soft"),
    ("turn", "turn_ink"),
    ("gone", "gone_ink"),
    ("chip", "chip_ink"),
    ("stone", "chalk"),
    ("bright_wood", "turn_ink"),
    ("disc", "side_ink"),
    *((f"side{number}", "side_ink") for number in range(7)),
)
"""Pairs of a ground and a text on it, each with a contrast of at least 4.5 to 1."""
TABLE_BLENDS = tuple((on, ink, LEVELS - 2) for on, ink in WRITING)


class Theme:
    """The colours of one table and deck: palette numbers by name, and the shades between them.

    :raises ValueError: there are more than 255 colours.
    """

    def __init__(self, table: Mapping[str, RGB], palette: Palette, cloth: tuple[RGB, RGB]) -> None:
        self.colours: dict[str, RGB] = {**palette.colours, **table}
        shades = [mix(*cloth, step / (CLOTH - 1)) for step in range(CLOTH)]
        rest = [*table.values(), *(palette.shaded(step) for step in range(1, DARKEST + 1))]
        for one, other, steps in TABLE_BLENDS:
            rest += between(table[one], table[other], steps)
        rest = [*shades, *(colour for colour in dict.fromkeys(rest) if colour not in shades)]
        if TABLE + len(rest) > 255:
            raise ValueError(f"{TABLE + len(rest)} colours are too many for a palette")
        dimmed = map(palette.dimmed, palette.entries)
        self.entries: tuple[RGB, ...] = (*padded(palette.entries), *padded(dimmed), *rest)
        self.png_palette = bytes(part for entry in self.entries for part in entry)
        self._numbers = {name: self.entries.index(rgb) for name, rgb in self.colours.items()}
        self._shades: dict[tuple[str, str], bytes] = {}
        self._palette = _palette_of(self.entries)
        self._blended: dict[tuple[int, int], bytes] = {}
        self._shadows: dict[int, bytes] = {}
        self._on_cloth: dict[int, list[int]] = {}

    def __getitem__(self, name: str) -> int:
        return self._numbers[name]

    def shades(self, on: str, ink: str) -> bytes:
        """The palette number between `on` and `ink` for each coverage from 0 to 255."""
        known = self._shades.get((on, ink))
        if known is None:
            steps = self._steps(on, ink)
            known = bytes(steps[round(cover * (LEVELS - 1) / 255)] for cover in range(256))
            self._shades[on, ink] = known
        return known

    def blended(self, ink: int, level: int) -> bytes:
        """For each palette number the one that is `level` of `LEVELS` on its way to ``ink``."""
        known = self._blended.get((ink, level))
        if known is None:
            colour, share = self.entries[ink], level / LEVELS
            known = self._changed(lambda ground: mix(ground, colour, share))
            self._blended[ink, level] = known
        return known

    def on_cloth(self, ink: int) -> list[int]:
        """The blend for a shade of the cloth plus `CLOTH` for each level of ``ink``, as a table."""
        known = self._on_cloth.get(ink)
        if known is None:
            table = [0] * 256
            for level in range(LEVELS + 1):
                becomes = self.blended(ink, level)
                for number in range(TABLE, TABLE + CLOTH):
                    after = (number, becomes[number], ink)[(level > 0) + (level == LEVELS)]
                    table[(number + CLOTH * level) % 256] = after
            known = self._on_cloth[ink] = table
        return known

    def shadow(self, step: int) -> bytes:
        """For each palette number the one in a shadow of 1 to `DARKEST` steps."""
        known = self._shadows.get(step)
        if known is None:
            changed = bytearray(self._changed(lambda ground: shaded(ground, step)))
            for number in range(CLOTH):
                changed[TABLE + number] = TABLE + min(CLOTH - 1, number + round(DARKER * step))
            known = self._shadows[step] = bytes(changed)
        return known

    def _changed(self, change: Callable[[RGB], RGB]) -> bytes:
        """The palette number that comes nearest to each changed colour."""
        wanted = Image.new("RGB", (256, 1))
        wanted.putdata([change(entry) for entry in self.entries])
        return wanted.quantize(palette=self._palette, dither=Image.Dither.NONE).tobytes()

    def _steps(self, on: str, ink: str) -> list[int]:
        ground, colour = self.colours[on], self.colours[ink]
        wanted = [mix(ground, colour, step / (LEVELS - 1)) for step in range(LEVELS)]
        inner = [nearest(self.entries, rgb) for rgb in wanted[1:-1]]
        return [self[on], *inner, self[ink]]


@cache
def theme(name: str, palette: Palette = CLASSIC) -> Theme:
    """The theme called `name` for cards in the colours of `palette`."""
    return Theme(TABLES[name], palette, CLOTHS[name])


def _palette_of(entries: tuple[RGB, ...]) -> Image.Image:
    """The colours as a palette of Pillow, filled up with the last one."""
    image = Image.new("P", (1, 1))
    filled = [*entries, *[entries[-1]] * (256 - len(entries))]
    image.putpalette([part for rgb in filled for part in rgb])
    return image


def padded(colours: Iterable[RGB]) -> list[RGB]:
    """The colours, filled up to `MOST` with black."""
    listed = list(colours)
    return listed + [(0, 0, 0)] * (MOST - len(listed))


def nearest(entries: tuple[RGB, ...], wanted: RGB) -> int:
    """The index of the entry that is closest to `wanted`."""

    red, green, blue = wanted
    far = [(r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 for r, g, b in entries]
    return far.index(min(far))
