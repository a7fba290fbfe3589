"""A few pictures look as they did when a person last looked at them."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest
from PIL import Image, ImageChops

from cardart.scene import AnyScene, TableScene
from tests.cardart import goldens

TILE = 5
"""The width and height in pixels of the parts that are compared, in the small pictures."""
TOLERANCE = 60
"""The largest mean difference of a channel of such a part, of 255.

A shift by a pixel comes to 52 at most, a word that is missing to 75 and more.
"""


def difference(one: Image.Image, other: Image.Image) -> int:
    """The mean difference of the part that differs most, of 255."""
    return max(ImageChops.difference(one, other).reduce(TILE).tobytes())


@pytest.mark.parametrize(
    ("name", "scene"), list(goldens.scenes()), ids=lambda value: str(value)[:18]
)
def test_a_picture_looks_as_it_did(name: str, scene: AnyScene) -> None:
    kept = Image.open(goldens.FOLDER / f"{name}.png").convert("RGB")
    drawn = goldens.small(scene)
    assert drawn.size == kept.size
    assert difference(drawn, kept) <= TOLERANCE


def test_every_kind_of_picture_is_looked_at() -> None:
    """Other tests draw a picture only now and then."""
    kinds = get_args(AnyScene)
    assert {type(scene) for _, scene in goldens.scenes()} == set(kinds)


def test_another_card_is_noticed() -> None:
    scenes = dict(goldens.scenes())
    one, other = goldens.small(scenes["cards-classic"]), goldens.small(scenes["cards-swiss"])
    assert difference(one, other) > TOLERANCE


def test_a_word_that_is_missing_is_noticed() -> None:
    scene = dict(goldens.scenes())["seat-4-play-dark"]
    assert isinstance(scene, TableScene) and scene.trump_text
    bare = replace(scene, trump_text="")
    assert difference(goldens.small(scene), goldens.small(bare)) > TOLERANCE
