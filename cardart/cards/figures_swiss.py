"""The figures of the Swiss deck: each suit has its own König, Ober and Under, and its Banner.

By custom the Ober ("over") has his suit's sign above and the Under ("under") has it below, both on
the left: what they hold is on the right.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardart.cards import attributes as a
from cardart.cards import clothes as c
from cardart.cards import heads as h
from cardart.cards import headwear as w
from cardart.cards.figures import grin, ruffed
from cardart.cards.parts import Dress, Figure, flip, hand, held, put
from cardart.paint.pen import Pen


def banner(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a Banner: a flag on a pole as high as the panel, with room for the suit's sign."""
    pen.area(f"M 11 16 L 17 16 17 {bottom - 5} 11 {bottom - 5} Z", dress.wood)
    pen.area("M 14 2 C 20 8 20 12 14 18 C 8 12 8 8 14 2 Z", dress.gold)
    pen.area(f"M 5 {bottom - 8} L 23 {bottom - 8} 23 {bottom - 3} 5 {bottom - 3} Z", dress.gold)
    pen.area(
        "M 17 26 C 36 16 50 34 68 26 C 80 21 88 22 96 26 L 90 54 96 84 90 116 96 150"
        " C 88 146 80 145 68 150 C 50 158 36 140 17 150 Z",
        dress.main,
    )
    pen.area(
        "M 24 36 C 38 29 50 42 66 36 C 74 33 80 33 86 35 L 81 55 86 84 81 116 86 140"
        " C 80 137 74 138 66 141 C 50 146 38 133 24 139 Z",
        dress.white,
    )
    cord = "M 17 156 C 36 160 44 170 50 180 M 17 156 C 26 166 30 176 30 190"
    pen.stroke(cord, dress.ink, 5.4)
    pen.stroke(cord, dress.second, 2.8)
    for x, y in ((50, 180), (30, 190)):
        pen.area(
            f"M {x - 1} {y - 4} L {x + 7} {y + 8} {x - 1} {y + 12} {x - 7} {y + 8} Z", dress.gold
        )


SWISS: Mapping[str, Figure] = {
    "KS": Figure(
        "grey",
        (
            h.curls,
            c.coat(c.striped),
            c.ermine,
            h.face(2),
            h.forked,
            w.pointed_crown,
            held(a.sword, 88, 82),
        ),
    ),
    "KC": Figure(
        "gold",
        (
            h.waves,
            c.coat(c.starred),
            c.band,
            h.face(0),
            h.round_beard,
            h.moustache,
            w.arched_crown,
            held(a.sceptre, 88, 84, 4),
        ),
    ),
    "KD": Figure(
        "hair",
        (
            c.coat(c.checked),
            c.fur,
            flip(h.profile, h.side_hair, h.side_beard),
            put(w.tower_crown, 47, 51, -4),
            put(a.orb, 86, 82, 0, 0.85),
        ),
    ),
    "KH": Figure(
        "ink",
        (
            h.short,
            c.coat(c.chevrons),
            c.ermine,
            h.face(3),
            h.beard,
            w.lily_crown,
            held(a.goblet, 87, 82),
        ),
    ),
    "QS": Figure(
        "hair",
        (
            h.waves,
            c.coat(c.plain),
            c.lapels,
            h.face(-2),
            h.moustache,
            w.wide_hat,
            w.plume,
            held(a.leaf, 88, 88, 6, 0.9),
        ),
    ),
    "QC": Figure(
        "grey",
        (
            h.curls,
            c.coat(c.striped),
            c.lapels,
            h.face(2),
            h.moustache,
            w.tricorn,
            held(a.rose, 87, 86, 4),
        ),
    ),
    "QD": Figure(
        "hair",
        (
            put(a.halberd, 87, 82),
            h.short,
            c.coat(c.scaled),
            c.band,
            h.face(-2),
            h.beard,
            w.helmet,
            put(hand, 87, 88),
        ),
    ),
    "QH": Figure(
        "ink",
        (
            h.short,
            c.coat(c.plain),
            c.lapels,
            h.face(3),
            h.drooping,
            h.goatee,
            w.bicorne,
            held(a.sabre, 86, 84, 4),
        ),
    ),
    "JS": Figure(
        "hair",
        (c.coat(c.slashed), c.collar, h.profile, h.side_hair, w.pointed_cap, put(a.pipe, 36, 63)),
    ),
    "JC": Figure(
        "gold",
        (
            c.coat(c.quartered),
            c.ruff,
            flip(h.profile, h.side_curls, w.flat_cap),
            put(flip(a.sprig), 64, 63),
        ),
    ),
    "JD": Figure(
        "gold",
        (
            c.coat(c.striped),
            c.scarf,
            h.face(3),
            h.page,
            w.tall_hat,
            flip(put(w.plume, 50, 55, 0, 0.9)),
            held(a.letter, 84, 82, 6),
        ),
    ),
    "JH": Figure(
        "gold",
        (
            c.coat(c.quartered),
            ruffed,
            h.short,
            h.face(-2),
            grin,
            w.fools_cap,
            held(a.mug, 85, 82, 0, 0.9),
        ),
    ),
    **{f"T{suit}": Figure("hair", (banner,)) for suit in "SHDC"},
}
"""The figure on each court card and Banner of the Swiss deck."""
