"""A few pictures look as they did when a person last looked at them."""

from __future__ import annotations

from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from cardart.scene import AnyScene
from tests.cardart import goldens

TOLERANCE = 3.0
"""How far a channel may differ on average, of 255."""


@pytest.mark.parametrize(
    ("name", "scene"), list(goldens.scenes()), ids=lambda value: str(value)[:18]
)
def test_a_picture_looks_as_it_did(name: str, scene: AnyScene) -> None:
    kept = Image.open(goldens.FOLDER / f"{name}.png").convert("RGB")
    drawn = goldens.small(scene)
    assert drawn.size == kept.size
    difference = ImageStat.Stat(ImageChops.difference(drawn, kept)).mean
    assert max(difference) <= TOLERANCE, difference


def test_every_kind_of_picture_is_looked_at() -> None:
    """Other tests draw a picture only now and then."""
    kinds = get_args(AnyScene)
    assert {type(scene) for _, scene in goldens.scenes()} == set(kinds)


def test_another_card_is_noticed() -> None:
    scenes = dict(goldens.scenes())
    one, other = goldens.small(scenes["cards-classic"]), goldens.small(scenes["cards-swiss"])
    assert max(ImageStat.Stat(ImageChops.difference(one, other)).mean) > TOLERANCE
