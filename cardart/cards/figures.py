"""The court cards of the French decks: each suit has its own king, queen and jack; and the jester.

A figure is the list of its parts, from the back to the front.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardart.cards import attributes as a
from cardart.cards import clothes as c
from cardart.cards import heads as h
from cardart.cards import headwear as w
from cardart.cards.parts import Dress, Figure, flip, hand, held, put
from cardart.paint.pen import Pen


def ruffed(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a jester's collar in points."""
    pen.whole("M 36 72 L 18 82 24 86 17 98 31 94 35 106 44 97 50 108 50 72 Z", dress.gold)


def grin(pen: Pen, bottom: float, dress: Dress) -> None:
    """Draw a wide smile and red cheeks over a mouth."""
    pen.area("M 40 61.5 Q 50 66 60 61.5 Q 57 71 50 71 Q 43 71 40 61.5 Z", dress.red, 1.4)
    pen.area("M 43 63.4 Q 50 66 57 63.4 L 56 66 44 66 Z", dress.white, 0)
    pen.dots(37.5, 58, 2.8, dress.red)


JESTER = Figure(
    "hair", (c.coat(c.quartered), ruffed, put(h.face(), 50, 52), put(grin, 50, 52), w.horns)
)

FRENCH: Mapping[str, Figure] = {
    "KS": Figure(
        "grey",
        (
            h.curls,
            c.coat(c.striped),
            c.ermine,
            h.face(-2),
            h.beard,
            w.pointed_crown,
            held(a.sword, 88, 80),
        ),
    ),
    "KH": Figure(
        "gold",
        (
            put(a.sword, 80, 52, 28),
            h.waves,
            c.coat(c.checked),
            c.band,
            h.face(3),
            h.round_beard,
            w.arched_crown,
            held(a.mace, 11, 84, -5, 0.9),
        ),
    ),
    "KD": Figure(
        "hair",
        (
            c.coat(c.scaled),
            c.fur,
            h.profile,
            h.side_beard,
            h.side_hair,
            put(w.tower_crown, 53, 51, 4),
            held(a.axe, 18, 74, 0, 0.74),
        ),
    ),
    "KC": Figure(
        "hair",
        (
            h.short,
            c.coat(c.chevrons),
            c.band,
            h.face(2),
            h.forked,
            w.lily_crown,
            put(a.orb, 85, 80, 0, 0.9),
        ),
    ),
    "QS": Figure(
        "ink",
        (
            h.veil,
            c.coat(c.starred),
            c.heart,
            h.face(-3, lady=True),
            h.parted,
            w.tower_crown,
            held(a.sceptre, 12, 82, -4),
        ),
    ),
    "QH": Figure(
        "gold",
        (
            h.tresses,
            c.coat(c.plain),
            c.neckline,
            h.face(0, lady=True),
            h.parted,
            w.diadem,
            held(a.rose, 87, 84, 6),
        ),
    ),
    "QD": Figure(
        "hair",
        (
            c.coat(c.checked),
            c.square,
            h.plaits,
            h.face(3, lady=True),
            h.parted,
            w.pearl_crown,
            held(a.daisy, 88, 82, 4),
        ),
    ),
    "QC": Figure(
        "hair",
        (
            c.standing,
            c.coat(c.scaled),
            c.neckline,
            h.buns,
            h.face(-2, lady=True),
            h.fringe,
            w.wreath,
            held(a.bird, 19, 80, 0, 0.78),
        ),
    ),
    "JS": Figure(
        "gold",
        (
            put(a.halberd, 13, 82),
            c.coat(c.slashed),
            c.collar,
            h.profile,
            h.side_hair,
            w.beret,
            w.plume,
        ),
    ),
    "JH": Figure(
        "hair",
        (
            c.coat(c.quartered),
            c.ruff,
            flip(h.profile, h.side_curls, h.side_moustache, w.flat_cap),
            held(a.leaf, 86, 84, 4),
        ),
    ),
    "JD": Figure(
        "gold",
        (
            put(a.pike, 86, 84),
            c.coat(c.striped),
            c.collar,
            h.face(3),
            h.page,
            flip(w.bonnet),
            put(hand, 86, 88),
        ),
    ),
    "JC": Figure(
        "hair",
        (
            h.short,
            c.coat(c.chevrons),
            c.scarf,
            h.face(-3),
            h.moustache,
            h.goatee,
            w.tall_hat,
            put(w.plume, 46, 54, -8, 0.9),
            held(a.feather, 13, 84, -8),
        ),
    ),
}
"""The figure on each court card of a French deck."""
