"""Pictures drawn for one person alone make none of the table's come sooner, or later.

Pictures are kept by what they show, and the bands of a picture of a table by what lies on them: one
of which more is known is sent a moment sooner. In two worlds that look the same, every hand at the
table is drawn before what everybody sees: as much is known of that in both.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.rules import GAMES, Seat
from bot.rules.kit.seats import seats
from bot.storage.rows.ids import TableId
from bot.tables.model.session import GameSession
from bot.tables.screens.hand_screen import hand_screen
from bot.tables.screens.screen import Screen
from bot.tables.screens.table_screen import table_screen
from cardart import draw
from cardart.pictures.sheet import Sheet
from cardart.scene import AnyScene
from tests.secrecy.worlds import WHERE, WORDS, Leak, Observer, Proof, Worlds

DEALS = 1
Known = tuple[bool, ...]
"""Whether a picture is known; if it is not, for how many of its bands that is false and true."""


def hand(session: GameSession, seat: Seat) -> Screen:
    """The hand that one person alone is shown."""
    return hand_screen(WORDS, WHERE, session, seat)


@dataclass
class Kept:
    """The pictures and bands kept of one world; ``laid`` are bands to be packed."""

    laid: list[set[object]]
    pictures: set[AnyScene] = field(default_factory=set)
    bands: set[object] = field(default_factory=set)

    def draw(self, screen: Screen) -> Known:
        """Draw the picture of a screen, and tell what was known of it."""
        assert screen.picture is not None
        scene = screen.picture.scene
        if scene in self.pictures:
            return (True,)
        self.pictures.add(scene)
        draw(scene)
        (bands,) = self.laid
        known = sorted(band in self.bands for band in bands)
        self.laid.clear()
        self.bands |= bands
        return False, *known

    def draw_all(self, session: GameSession, observer: Observer) -> list[Known]:
        """Draw every hand that the observer is not shown, and then what the observer is shown."""
        for seat in seats(session.log.players):
            if seat != observer:
                self.draw(hand(session, seat))
        shown = [table_screen(WORDS, TableId(1), session)]
        if observer is not None:
            shown.append(hand(session, observer))
        return [self.draw(screen) for screen in shown]


def compare(key: str) -> set[bool]:
    """Draw some deals of a game in two worlds; the answer is what was said of bands and pictures.

    Bands are laid, and not packed.
    """
    laid: list[set[object]] = []
    begun: list[tuple[Worlds, Kept, Kept]] = []
    said: set[bool] = set()

    def not_packed(drawn: Any, heavy: int = 0) -> bytes:
        laid.append({tuple(band) for band in drawn._keys})
        return b""

    def drawn_alike(worlds: Worlds) -> None:
        if not begun or begun[-1][0] is not worlds:
            begun.append((worlds, Kept(laid), Kept(laid)))
        if worlds.here.result is not None:
            return
        _, one, other = begun[-1]
        here = one.draw_all(worlds.here, worlds.observer)
        there = other.draw_all(worlds.there, worlds.observer)
        if here != there:
            raise Leak(f"more is known in one world: {here} {there}")
        said.update(*here)

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(Sheet, "png", not_packed)
        monkeypatch.setattr(Worlds, "shown_alike", drawn_alike)
        Proof(GAMES[key], 1).deals(DEALS)
    return said


@pytest.mark.parametrize("key", GAMES)
def test_as_much_is_known_of_a_picture_whatever_others_hold(key: str) -> None:
    assert compare(key) == {False, True}


def test_a_hand_that_draws_for_the_table_by_what_it_holds_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The worth of this test: some hands are drawn as the table is, and that is sent after."""
    honest = hand

    def tells(session: GameSession, seat: Seat) -> Screen:
        if sum(map(ord, "".join(session.view(seat).hand))) % 2:
            return table_screen(WORDS, TableId(1), session)
        return honest(session, seat)

    monkeypatch.setattr(f"{__name__}.hand", tells)
    with pytest.raises(Leak, match="more is known"):
        compare("euchre")
