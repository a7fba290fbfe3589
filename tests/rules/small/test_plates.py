"""Bids on the plates: in pictures, their alt texts, the replay and the score sheet."""

import re
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, AnyGame, Log, Reason, Seat, Seed
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.session import GameSession
from bot.tables.past.export import Export
from bot.tables.past.replay import replayed
from bot.tables.screens.replay_screen import replay_scene, stop_lines
from bot.tables.screens.sheet_screen import sheet_screen
from bot.tables.screens.table_screen import table_screen
from bot.words.words import words
from tests.rules.random_play import Run
from tests.rules.small.ladder import Ladder, LadderView

NAMES = ("Ann", "Bob", "Cid")


def played(game: AnyGame, until: Any) -> GameSession:
    """A session of three, played at random until something holds of it."""
    chairs = tuple(Chair(user=UserId(n + 1), name=name) for n, name in enumerate(NAMES))
    log = Log(game=game.key, version=game.version, options=str(game.options()), players=3)
    session, rng = session_of(GameId(7), log, chairs), Random(5)
    while not until(session):
        seat, deals = session.turn[0], session.view(None).deal
        if seat == CHANCE:
            action = game.chance(session.state, Seed(bytes(32)).below(f"deal {deals}"))
        else:
            action = game.legal(session.view(seat)).sample(rng)
        session = session.plus(seat, action)
    return session


def bids_of(session: GameSession) -> tuple[str, ...]:
    view = session.view(None)
    assert isinstance(view, LadderView)
    return tuple(f"Bid {bid}" for bid in view.bids)


def test_bids_stand_on_plates_and_in_the_alt_text(ladder: AnyGame) -> None:
    session = played(ladder, lambda s: s.view(None).last_trick is not None)
    picture = table_screen(words("en"), TableId(7), session).picture
    assert picture is not None
    bids = bids_of(session)
    assert tuple(seat.badges[0] for seat in picture.scene.seats) == bids
    assert all(f"{name}: {bid}" in picture.alt for name, bid in zip(NAMES, bids, strict=True))


def test_while_a_bid_is_being_made_the_bubble_says_it(ladder: AnyGame) -> None:
    session = played(ladder, lambda s: len(s.view(None).history) == 1)
    picture = table_screen(words("en"), TableId(7), session).picture
    assert picture is not None
    scene: Any = picture.scene
    said = [(seat.said, seat.badges) for seat in scene.seats]
    assert [bool(word) for word, _ in said] == [True, False, False]
    assert not any("Bid" in badge for _, badges in said for badge in badges)


def test_they_stand_in_the_replay_and_beside_the_points_on_the_sheet(ladder: AnyGame) -> None:
    session = played(ladder, lambda s: s.result is not None)
    sheet = sheet_screen(words("en"), TableId(7), session)
    assert sheet.picture is not None
    rows = sheet.picture.scene.rows
    assert all(re.fullmatch(r"(0|\+1\d) \(\d\)", cell) for row in rows for cell in row[1:])
    export = Export(log=session.log, chairs=session.chairs)
    replay = replayed(export)
    frame = replay.frame(0, 9)
    assert isinstance(frame.view, LadderView)
    bids = [f"Bid {bid}" for bid in frame.view.bids]
    line = " · ".join(f"{name}: {bid}" for name, bid in zip(NAMES, bids, strict=True))
    assert line in stop_lines(words("en"), export, frame)
    scene = replay_scene(words("en"), export, 1, frame)
    assert [seat.badges[0] for seat in scene.table.seats] == bids
    assert scene.table.shown == ()


def test_a_tag_that_tells_of_a_hand_is_found(
    ladder: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(view: LadderView, seat: Seat) -> tuple[Reason, ...]:
        return (Reason.of("cards", cards=view.hand),) if seat == view.seat else ()

    monkeypatch.setattr(LadderView, "tags", leaking)
    run = Run(Ladder()).play(5)
    assert "all see the same plates" in run.failures[0]
