"""Scenes, the content of pictures as frozen values: texts, numbers and tuples, nothing else.

The caller knows the game and makes a scene; `cardart.render` turns it into a PNG. Every text is in
the reader's language. Equal scenes are equal pictures: a scene is the key of its own in
any cache.

A scene contains only facts that its viewer may see. A hidden card is ``""``, never its true name.

>>> seats = (SeatScene(name="Ann", letter="A"), SeatScene(name="Bob", letter="B"))
>>> hand = TableScene(seats=seats, hand=(CardFace(card="JS", mark="L"), CardFace(card="AH")))
>>> hand == TableScene(seats=seats, hand=(CardFace(card="JS", mark="L"), CardFace(card="AH")))
True
>>> hand == TableScene(seats=seats, hand=(CardFace(card="JS"),))
False
"""

from __future__ import annotations

from cardart.scene.base import (
    AVATARS,
    BACKS,
    DECKS,
    FACES,
    JOKERS,
    MOST_SEATS,
    PAIRED,
    RANKS,
    SUITS,
    CardFace,
    Deck,
    Scene,
    Theme,
    is_card,
    paired,
    printed,
)
from cardart.scene.daily import MOST_BARS, DailyScene
from cardart.scene.ends import DealScene, Dress, FaceScene, SideScene, VictoryScene
from cardart.scene.lobby import ChairScene, LobbyScene
from cardart.scene.replay import OpenHand, ReplayScene, TrickRow
from cardart.scene.rows import CardRow, RowsScene
from cardart.scene.sheets import BoardScene, Figure, SheetScene, StatsScene, Style
from cardart.scene.table import Pile, Score, SeatScene, Shown, TableScene, TrickCard

__all__ = [
    "AVATARS",
    "BACKS",
    "DECKS",
    "FACES",
    "JOKERS",
    "MOST_BARS",
    "MOST_SEATS",
    "PAIRED",
    "RANKS",
    "SUITS",
    "AnyScene",
    "BoardScene",
    "CardFace",
    "CardRow",
    "ChairScene",
    "DailyScene",
    "DealScene",
    "Deck",
    "Dress",
    "FaceScene",
    "Figure",
    "LobbyScene",
    "OpenHand",
    "Pile",
    "ReplayScene",
    "RowsScene",
    "Scene",
    "Score",
    "SeatScene",
    "SheetScene",
    "Shown",
    "SideScene",
    "StatsScene",
    "Style",
    "TableScene",
    "Theme",
    "TrickCard",
    "TrickRow",
    "VictoryScene",
    "is_card",
    "paired",
    "printed",
]

AnyScene = (
    TableScene
    | LobbyScene
    | ReplayScene
    | DealScene
    | VictoryScene
    | DailyScene
    | BoardScene
    | SheetScene
    | StatsScene
    | RowsScene
)
