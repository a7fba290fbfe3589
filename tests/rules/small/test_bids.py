"""Bids in any sequence: buttons for a few, steps for many, and only what may be bid."""

from random import Random

import pytest

from bot.rules import CHANCE, AnyGame, Choose, Decision, Log
from bot.rules.kit.actions import PASS, Bid
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.session import GameSession
from bot.tables.screens.controls import controls, spans
from bot.tables.screens.custom_ids import CustomId, Move, Step
from bot.tables.screens.screen import Button, Menu
from bot.words.words import words
from tests.rules.small.ladder import Ladder, LadderView

ODD = tuple(range(1, 60, 2))
JUMPING = (*range(20, 26), *range(30, 60, 5), *range(60, 121, 20))


def asked(game: AnyGame, monkeypatch: pytest.MonkeyPatch, values: tuple[int, ...]) -> GameSession:
    """A session whose first bidder may bid these numbers, or pass."""
    bids = Choose((*map(Bid, values), PASS))

    def legal(game: Ladder, view: LadderView) -> Decision:
        return bids

    monkeypatch.setattr(Ladder, "legal", legal)
    chairs = tuple(Chair(user=UserId(n + 1), name=name) for n, name in enumerate("ABC"))
    log = Log(game=game.key, version=game.version, options=str(game.options()), players=3)
    session = session_of(GameId(7), log, chairs)
    return session.plus(CHANCE, game.chance(session.state, Random(1).randrange))


def buttons(session: GameSession, bid: int | None = None) -> list[Button]:
    rows = controls(words("en"), TableId(7), session, session.turn[0], bid=bid)
    assert len(rows) <= 4
    assert not any(isinstance(row, Menu) for row in rows)
    return [button for row in rows if not isinstance(row, Menu) for button in row]


@pytest.mark.parametrize("values", [ODD[:15], JUMPING[:15], (0, 1), tuple(range(15))])
def test_up_to_fifteen_bids_are_buttons(
    ladder: AnyGame, monkeypatch: pytest.MonkeyPatch, values: tuple[int, ...]
) -> None:
    shown = buttons(asked(ladder, monkeypatch, values))
    assert [button.label for button in shown] == [*(f"Bid {n}" for n in values), "Pass"]


@pytest.mark.parametrize("values", [ODD, JUMPING, tuple(range(158))])
def test_steps_lead_where_they_say_and_only_to_what_may_be_bid(
    ladder: AnyGame, monkeypatch: pytest.MonkeyPatch, values: tuple[int, ...]
) -> None:
    session = asked(ladder, monkeypatch, values)
    for place, bid in enumerate(values):
        shown = buttons(session, bid)
        assert isinstance(CustomId.read(shown[0].wish), Move)
        assert shown[0].label == f"Bid {bid}"
        steps = [(b, wish.bid) for b in shown if isinstance(wish := CustomId.read(b.wish), Step)]
        wanted = [values[min(max(place + by, 0), len(values) - 1)] for by in (-10, -1, 1, 10)]
        assert [to for _, to in steps] == wanted
        short = {wanted[1], wanted[2]} - {bid}
        for number, (button, to) in enumerate(steps):
            needed = to != bid and (number in (1, 2) or to not in short)
            assert button.enabled == needed, "one way there is enough"
            assert (str(to) in button.label) == button.enabled


def test_the_window_says_what_may_be_typed() -> None:
    english = words("en")
    assert spans(english, range(158)) == "From 0 to 157"
    assert spans(english, ODD) == "1, 3 … 59"
    assert spans(english, JUMPING) == "20–25, 30, 35 … 60, 80, 100, 120"
    assert spans(english, (5, 10, 11, 12)) == "5, 10–12"
    assert spans(english, (7, 9)) == "7, 9"
    assert spans(english, (4,)) == "From 4 to 4"
