"""The picture of a replay: all hands open round the table, whoever sits there."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from typing import Any, cast

import pytest
from PIL import Image

from cardart import contact_sheet, draw
from cardart.paint import lettering
from cardart.pictures import places, replay
from cardart.scene import CardFace, OpenHand, ReplayScene
from tests.cardart.looks import pixels

KIB = 1024


def opened(scene: ReplayScene) -> Image.Image:
    return Image.open(BytesIO(draw(scene)))


def hand(*cards: str) -> OpenHand:
    return OpenHand(cards=tuple(CardFace(card=card) for card in cards))


@pytest.mark.parametrize("number", range(2, 7))
@pytest.mark.parametrize("theme", contact_sheet.THEMES)
def test_replays_are_light(number: int, theme: Any) -> None:
    scene = replace(contact_sheet.replay(number), theme=theme)
    png = draw(scene)
    assert pixels(png) == pixels(draw(scene))
    assert len(png) <= 90 * KIB
    assert opened(scene).width == 1100


@pytest.mark.parametrize("number", range(2, 7))
def test_every_hand_is_to_be_seen(number: int) -> None:
    """Whichever card anybody holds, the picture tells it."""
    scene = contact_sheet.replay(number)
    pictures = {draw(scene)}
    for seat, held in enumerate(scene.hands):
        for place in range(len(held.cards)):
            cards = [*held.cards]
            cards[place] = CardFace(card="2H")
            other = OpenHand(cards=tuple(cards))
            hands = (*scene.hands[:seat], other, *scene.hands[seat + 1 :])
            pictures.add(draw(replace(scene, hands=hands)))
    assert len(pictures) == 1 + sum(len(held.cards) for held in scene.hands)


@pytest.mark.parametrize("number", range(2, 7))
def test_long_hands_and_many_tricks_have_room(number: int) -> None:
    scene = contact_sheet.replay(number)
    cards = tuple(CardFace(card=card) for card in contact_sheet.CARDS)
    full = replace(scene, hands=(OpenHand(cards=cards),) * number, tricks=scene.tricks * 4)
    assert opened(full).height > opened(scene).height
    assert opened(replace(scene, tricks=())).height < opened(scene).height
    assert draw(replace(scene, hands=(hand(),) * number))


def test_the_tricks_so_far_make_it_longer_row_by_row() -> None:
    scene = contact_sheet.replay(4)
    highs = [opened(replace(scene, tricks=scene.tricks[:1] * n)).height for n in range(14)]
    assert all(one <= two for one, two in pairwise(highs))
    assert highs[1] == highs[4] < highs[5]


def test_a_hand_for_every_seat() -> None:
    scene = contact_sheet.replay(4)
    with pytest.raises(ValueError, match="3 hands at a table of 4"):
        replace(scene, hands=scene.hands[:3])


def test_any_name_is_drawn() -> None:
    scene = contact_sheet.replay(4)
    seats = tuple(replace(seat, name="😀" * 40) for seat in scene.table.seats)
    table = replace(scene.table, seats=seats, title="x" * 200, note="漢" * 100)
    assert opened(replace(scene, table=table)).width == 1100


def written(scene: ReplayScene) -> tuple[int, int]:
    """The left and the right of the note on the rail, in pixels."""
    image = opened(scene).convert("RGB")
    bright = [x for x in range(image.width) if _bright(image, x, rail_of(scene))]
    return bright[0], bright[-1]


def rail_of(scene: ReplayScene) -> range:
    """The rows of pixels in the middle of the rail."""
    seats = len(scene.table.seats)
    end = replay._lines(scene, places.layout(seats, hand=True, shown=False)).end
    return range(end + 16, end + places.RAIL - 14)


def _bright(image: Image.Image, x: int, rows: range) -> bool:
    return any(min(cast(tuple[int, ...], image.getpixel((x, y)))) > 200 for y in rows)


@pytest.mark.parametrize("words", [3, 9, 10, 14])
def test_a_note_above_tricks_stands_in_the_middle(words: int) -> None:
    """Discord lays its badge over the lower left corner, where these tricks are."""
    scene = contact_sheet.replay(4)
    noted = replace(scene, table=replace(scene.table, title=" ".join(["Table"] * words)))
    left, right = written(noted)
    assert abs(left + right - 1100) <= 6


LONGEST = (
    ("Coiffeur · game 1 · deal 1 of 16 · trick 9", "Ann and Jürgen: 71 in tricks, 497 written."),
    ("Schieber (Jass) · partita 1 · smazzata 1 di 5 · presa 9", "Ann e Jürgen: 404 punti."),
    (
        "フォージャックス · ゲーム1 · 第1ディール（全3） · 第8トリック",
        "エイダが♠Jを取らされました。",
    ),
)
"""Titles and notes of real games, none of which fits on a line beside the other."""


@pytest.mark.parametrize("tricks", [0, 3])
@pytest.mark.parametrize(("title", "note"), LONGEST)
def test_a_caption_can_be_read_on_a_phone(title: str, note: str, tricks: int) -> None:
    """On a phone three pixels are about one point: captions were seven points high."""
    table = replace(contact_sheet.replay(4).table, title=title, note=note)
    caption = replay._Caption(table, lowest=not tricks)
    assert caption.size >= 30
    assert " ".join(caption.lines) == f"{title} {note}" and caption.lines[-1] == note
    alone = replay._Caption(replace(table, note=""), lowest=not tricks)
    assert " ".join(alone.lines) == title and alone.size >= 30
    assert len(alone.lines) == len(caption.lines) - 1 and alone.high < caption.high


def test_a_caption_of_any_length_is_whole() -> None:
    note = " ".join(["Bartholomäus bids six in spades"] * 4)
    caption = replay._Caption(replace(contact_sheet.replay(4).table, note=note), lowest=True)
    assert caption.size >= 28 and " ".join(caption.lines[-2:]) == note


@pytest.mark.parametrize(
    "names",
    [
        ("Maximilian-Alexander v. Hohenfels", "Bartholomäus Winterhalter-Wagner"),
        (
            "さくらと花子と太郎の長い名前ですがまだ続きます",
            "田中健太郎兵衛の助という名前の人はここにいますよ",
        ),
    ],
)
def test_the_end_of_a_caption_is_seen_behind_very_long_names(names: tuple[str, str]) -> None:
    """It says what came of the deal."""
    table = contact_sheet.replay(4).table
    seats = [replace(seat, name=name) for seat, name in zip(table.seats, names * 2, strict=True)]
    who = " and ".join(names)
    note = f"{who} keep the contract, made with these points: {who}, 71 in the twentieth deal"
    caption = replay._Caption(replace(table, seats=tuple(seats), note=note), lowest=True)
    assert all(lettering.width(line, caption.size) <= caption.room for line in caption.lines)
    assert caption.lines[-1].endswith("twentieth deal")
    assert all(name[:2] in " ".join(caption.lines) for name in names)
