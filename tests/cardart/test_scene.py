"""Scenes are values: frozen, comparable, with a name that depends on what can be seen alone."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from cardart.pictures import places
from cardart.scene import (
    BoardScene,
    CardFace,
    Score,
    SeatScene,
    SheetScene,
    Shown,
    TableScene,
    is_card,
)

SEATS = (SeatScene(name="Ann", letter="A"), SeatScene(name="Bob", letter="B"))


def test_equal_scenes_are_one_key() -> None:
    def scene() -> TableScene:
        return TableScene(seats=SEATS, scores=(Score(label="Ann", value=3, target=10),))

    known = {scene(): "picture"}
    assert known[scene()] == "picture"
    assert replace(scene(), note="Ann to play") not in known
    assert known[pickle.loads(pickle.dumps(scene()))] == "picture"


def test_scenes_of_different_kinds_are_different_keys() -> None:
    board = BoardScene(title="t", columns=("a",), rows=())
    sheet: object = SheetScene(title="t", columns=("a",), rows=())
    assert sheet not in {board}


def test_scenes_cannot_be_changed() -> None:
    scene: Any = TableScene(seats=SEATS)
    with pytest.raises(FrozenInstanceError):
        scene.title = "other"
    assert not hasattr(scene, "__dict__")


def test_both_ways_to_write_a_back_are_one() -> None:
    assert CardFace(card="??") == CardFace(card="") == CardFace()


@pytest.mark.parametrize("text", ["AX", "1S", "10S", "as", "B", "XX", "?"])
def test_what_is_no_card_is_refused(text: str) -> None:
    assert not is_card(text)
    with pytest.raises(ValueError, match="not a card"):
        CardFace(card=text)


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="seats"):
        TableScene(seats=())
    with pytest.raises(ValueError, match="seats"):
        TableScene(seats=SEATS * 4)
    with pytest.raises(ValueError, match="no seat 2"):
        TableScene(seats=SEATS, viewer=2)
    with pytest.raises(ValueError, match="suit"):
        TableScene(seats=SEATS, trump="NT")
    with pytest.raises(ValueError, match="shown"):
        TableScene(seats=SEATS, shown=(Shown(seat=5, cards=()),))


def test_ragged_sheets_are_refused() -> None:
    with pytest.raises(ValueError, match="2 cells"):
        BoardScene(title="", columns=("a",), rows=(("1", "2"),))
    with pytest.raises(ValueError, match="2 cells"):
        SheetScene(title="", columns=("a",), rows=(), total=("1", "2"))
    with pytest.raises(ValueError, match="winner"):
        SheetScene(title="", columns=("a",), rows=(), winners=(1,))


def test_making_a_scene_does_not_load_pillow() -> None:
    code = "import cardart, cardart.scene, sys; sys.exit('PIL' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_own_picture_stays_when_the_hand_is_empty() -> None:
    everybody = TableScene(seats=SEATS)
    assert not everybody.from_chair
    assert replace(everybody, own=True).from_chair
    assert replace(everybody, hand=(CardFace(card="AS"),)).from_chair
    own = places.layout_of(replace(everybody, own=True))
    held = places.layout_of(replace(everybody, hand=(CardFace(card="AS"),)))
    assert [place.plate for place in own.places] == [place.plate for place in held.places]
    assert own != places.layout_of(everybody)


@pytest.mark.parametrize("number", range(2, 8))
def test_the_trick_takes_the_room_of_an_empty_hand(number: int) -> None:
    own, held = (places.layout(number, hand, False, True) for hand in (False, True))
    assert own.size.high >= held.size.high
    lowest = max(place.card[1] + own.size.high // 2 for place in own.places)
    assert places.HAND_TOP < lowest < places.HIGH - places.RAIL - 40
