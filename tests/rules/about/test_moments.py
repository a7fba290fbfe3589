"""The moments told of a game when it is over: the rarest first."""

from __future__ import annotations

import pytest

from bot.rules import GAMES, Reason, Seat
from bot.rules.about.moments import MOST, moments
from bot.rules.kit.match import Result
from bot.rules.kit.reckoning import Account, Moment, Reckoning
from bot.storage.rows.ids import GameId
from bot.tables.model.from_log import session_of
from tests.rules.random_play import finish

ONE, TWO = (Seat(0), Seat(2)), (Seat(1), Seat(3))


def deal(number: int, ours: int, theirs: int, *told: tuple[str, int]) -> Reckoning:
    accounts = (Account(ONE, (), ours), Account(TWO, (), theirs))
    found = tuple(Moment(Reason.of(code, deal=number), weight) for code, weight in told)
    return Reckoning(None, None, accounts, number, found)


def ended(*deals: Reckoning) -> Result:
    ours, theirs = (sum(one.accounts[n].points for one in deals) for n in (0, 1))
    winners = ONE if ours > theirs else TWO
    return Result((ours, theirs, ours, theirs), winners, Reason.of("target", target=10))


def told(*deals: Reckoning) -> list[str]:
    return [str(what) for what in moments(deals, ended(*deals))]


def test_the_rarest_comes_first_and_two_are_enough() -> None:
    course = deal(1, 4, 0, ("march", 40)), deal(2, 4, 0, ("alone", 80)), deal(3, 4, 1, ("luck", 30))
    assert told(*course) == ["alone deal=2", "march deal=1"]


def test_of_one_kind_only_the_best_is_told_and_of_equal_ones_the_first() -> None:
    course = deal(1, 4, 0, ("meld", 20)), deal(2, 4, 0, ("meld", 60)), deal(3, 4, 1, ("meld", 60))
    assert told(*course) == ["meld deal=2"]


def test_where_nothing_stands_out_it_is_the_dearest_deal() -> None:
    assert told(deal(1, 2, 0), deal(2, 6, 1), deal(3, 2, 3)) == [
        "best-deal deal=2 points=6 who=0.2"
    ]


def test_the_dearest_deal_is_none_where_it_was_equalled() -> None:
    """In a game of twos that one of them was the best says nothing."""
    assert told(deal(1, 2, 0), deal(2, 0, 2), deal(3, 2, 0)) == []
    assert told(deal(1, 2, 0), deal(2, 2, 0), deal(3, 4, 0, ("march", 40))) == [
        "march deal=3",
        "best-deal deal=3 points=4 who=0.2",
    ]
    assert told(deal(1, 2, 0), deal(2, 2, 0, ("luck", 30))) == ["luck deal=2"]


def test_a_comeback_is_told_of_those_who_were_far_behind() -> None:
    course = deal(1, 0, 4), deal(2, 0, 3), deal(3, 10, 0)
    assert told(*course)[0] == "comeback behind=7 deal=2 who=0.2"
    little = deal(1, 0, 2), deal(2, 10, 0)
    assert not any(line.startswith("comeback") for line in told(*little))


def test_a_close_finish_is_told() -> None:
    assert told(deal(1, 50, 49), deal(2, 50, 50))[0] == "close-finish ahead=1 who=0.2"
    assert len(told(deal(1, 50, 10), deal(2, 50, 70))) == 1, "a fifth is not close"


def test_winners_by_another_rule_did_not_come_back() -> None:
    """A claim can be lost by those who have more: nothing is said of how far it was."""
    course = (deal(1, 10, 4),)
    result = Result((10, 4, 10, 4), TWO, Reason.of("claim-wrong"))
    assert [str(what) for what in moments(course, result)] == ["best-deal deal=1 points=10 who=0.2"]


def test_of_a_game_without_a_deal_nothing_is_told() -> None:
    assert moments((), Result((0, 0), (Seat(0),), Reason.of("conceded"))) == ()
    nothing = Reckoning(None, None, (Account((Seat(0),), (), 0), Account((Seat(1),), (), 0)), 1)
    assert moments((nothing,), Result((0, 0), (Seat(0),), Reason.of("conceded"))) == ()


@pytest.mark.parametrize("game", GAMES)
def test_of_every_finished_game_something_is_told(game: str) -> None:
    """Unless its deals brought the same, or nobody anything."""
    for seed in (1, 2):
        table = finish(GAMES[game], seed)
        session = session_of(GameId(1), table.log, ())
        assert session.result is not None
        found = moments(session.reckonings, session.result)
        assert len(found) <= MOST
        gained = [one.points for deal in session.reckonings for one in deal.accounts]
        assert found or max(gained) <= 0 or gained.count(max(gained)) > 1
