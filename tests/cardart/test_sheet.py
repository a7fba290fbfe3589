"""A table drawn band by band is the picture drawn at once, whatever was drawn before."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from zlib import adler32

import pytest
from PIL import Image

from cardart import draw
from cardart.cards.faces import Sprite
from cardart.paint.png import Band
from cardart.pictures import sheet, table
from cardart.pictures.sheet import BANDS, Bands
from cardart.scene import CardFace, TableScene
from tests.cardart import goldens
from tests.cardart.looks import pixels

BESIDE_BANDS = 900
"""Bytes of a picture that are none of a band: its colours, above all."""


def scenes() -> list[TableScene]:
    """Tables of every kind and phase."""
    found = [scene for _, scene in goldens.scenes() if isinstance(scene, TableScene)]
    assert len(found) > 10
    return found


def neighbours(scene: TableScene) -> list[TableScene]:
    """The scene, and others that differ from it in little."""
    first, *others = scene.seats
    later = replace(first, turn=not first.turn, tricks=first.tricks + 1)
    scenes = [scene, replace(scene, seats=(later, *others)), replace(scene, note="Somebody plays")]
    scenes.append(replace(scene, seats=(replace(first, winning=not first.winning), *others)))
    scenes.append(replace(scene, seats=(replace(first, card=CardFace(card="AS")), *others)))
    scenes += [replace(scene, hand=scene.hand[1:]), replace(scene, trump="H", trump_text="Hearts")]
    return [*scenes, replace(scene, last_trick=scene.last_trick[:1]), scene]


def unpacked(rows: memoryview) -> Band:
    """A band that is told by its rows: packed by ISA-L, the same rows may differ in length."""
    return Band(sha256(rows).digest(), adler32(rows), rows.nbytes)


def test_what_is_known_is_what_would_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A band's key has all that may change its pixels; bands do not tell what was drawn before."""
    monkeypatch.setattr(sheet, "band", unpacked)
    BANDS.clear()
    every = [near for scene in scenes() for near in neighbours(scene)]
    warm = [draw(scene) for scene in every]
    assert len(set(warm)) > len(every) // 2
    for scene, picture in zip(every, warm, strict=True):
        BANDS.clear()
        assert draw(scene) == picture
    BANDS.clear()


def test_bands_do_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    for scene in scenes():
        banded = pixels(draw(scene))
        with monkeypatch.context() as patch:
            patch.setattr(table, "BANDS", (0, *table.BANDS[-3:]))
            assert pixels(draw(scene)) == banded


def test_a_heavy_table_is_packed_tighter(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scenes()[-1]
    quick = draw(scene)
    monkeypatch.setattr(table, "HEAVY", 0)
    tight = draw(scene)
    assert len(tight) < len(quick)
    assert pixels(tight) == pixels(quick)


def test_of_a_table_that_is_somewhat_heavy_the_end_is_packed_tighter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As much of it as is needed: below what stands as it stood, and known the next time."""
    for scene in scenes():
        quick, shown = draw(scene), pixels(draw(scene))
        if len(quick) > table.HEAVY - 4096:
            continue  # it is packed tighter already
        for part in (0.99, 0.96, 0.93):
            most = int(part * (len(quick) - BESIDE_BANDS))
            monkeypatch.setattr(table, "HEAVY", most)
            light = draw(scene)
            assert len(light) <= most + BESIDE_BANDS
            assert pixels(light) == shown
            packed: list[bytes] = []
            monkeypatch.setattr(sheet, "ending", packed.append)
            assert draw(scene) == light and not packed
            monkeypatch.undo()


def test_the_store_of_bands_has_an_end() -> None:
    store, band = Bands(max_bytes=100), Band(bytes(40), 1, 1)
    for key in ("a", "b", "a", "c"):
        if store.known([(key,)]) == [None]:
            store.keep((key,), band)
    assert store.known([("a",), ("b",), ("c",)]) == [band, None, band]


def test_of_a_sprite_the_painted_part_is_kept() -> None:
    numbers, mask = Image.linear_gradient("L").resize((12, 9)), Image.new("1", (12, 9))
    mask.paste(1, (4, 2, 7, 8))
    sprite = Sprite(numbers, mask)
    assert (sprite.wide, sprite.top, sprite.end) == (12, 2, 8)
    assert sprite.mask is not None and sprite.numbers.size == sprite.mask.size == (3, 6)
    mine, theirs = Image.new("L", (20, 10), 7), Image.new("L", (20, 10), 7)
    sprite.paste(mine.im, 3, 1)
    theirs.paste(numbers, (3, 1), mask)
    assert mine.tobytes() == theirs.tobytes()


@pytest.mark.parametrize("at", [(3, 2), (-4, -3), (17, 5), (40, 40), (-40, 0)])
@pytest.mark.parametrize("masked", [False, True])
def test_a_sprite_lies_as_pillow_would_lay_it(at: tuple[int, int], masked: bool) -> None:
    numbers = Image.linear_gradient("L").resize((12, 9))
    mask = numbers.point(lambda value: 255 * (value % 2)).convert("1") if masked else None
    mine, theirs = Image.new("L", (20, 10), 7), Image.new("L", (20, 10), 7)
    Sprite(numbers, mask).paste(mine.im, *at)
    theirs.paste(numbers, at, mask)
    assert mine.tobytes() == theirs.tobytes()
