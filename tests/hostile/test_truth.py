"""The siege's knowledge of what somebody has seen reaches back to the deal before."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.tables.model.session import GameSession
from bot.tables.verbs.vote import before_deal, propose, vote
from tests.hostile.truth import cards_in, seen_lately
from tests.tables.verbs.pure import ANN, BOB, Pure, game, play_on
from tests.tables.verbs.test_vote import five


def seen(session: GameSession) -> frozenset[str]:
    table: Any = SimpleNamespace(session=session)
    return seen_lately(table, None)


def test_rules_that_change_between_two_deals_are_no_deal() -> None:
    """Everybody has seen the tricks of the deal before, though the deck has spoken twice since."""
    table = game(BOB)
    table.do(propose, ANN, five(table))
    assert table.do(vote, BOB, 1, True)
    play_on(table, lambda s: s.scored)
    shown = {c for one in table.session.told if one.seen_by(None) for c in cards_in(one)}
    changed = before_deal(table.state, table.moment)
    assert changed is not None and len(shown) > 2 * 4
    table = Pure(changed.state)
    play_on(table, lambda s: s.view(None).trick is not None)
    assert shown <= seen(table.session)
