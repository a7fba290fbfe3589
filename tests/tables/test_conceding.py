"""A deal or a game that is given up, as values: in every game that has two sides."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, AnyGame, Illegal, Log, Seat, replay
from bot.rules.about.conceding import CONCEDE, conceded, side_of
from bot.rules.kit.events import Step
from bot.storage.rows.ids import GameId
from bot.tables.model.attribution import results_of
from bot.tables.model.conceding import (
    MOST_TRIED,
    Line,
    _plays,
    _Search,
    _trick,
    _winner,
    given_away,
    in_play,
)
from bot.tables.model.from_log import session_of
from bot.tables.model.session import GameSession
from bot.tables.model.table_words import given_up
from bot.tables.past.export import Export, as_json, as_text, read
from bot.tables.past.mainline import mainline_of, moves_of
from bot.tables.past.verify import sound, verify
from tests.support.courses import course
from tests.support.fairness import unfair_deals
from tests.tables.past import log_of

TWO_SIDES = [
    key for key in GAMES if side_of(GAMES[key], course(key, 1)[0].state, Seat(0))
]  # fmt: skip


def test_some_games_have_two_sides_and_some_have_not() -> None:
    assert 2 < len(TWO_SIDES) < len(GAMES)


def moments(key: str) -> list[GameSession]:
    """Games in which the rest of a deal can be granted, early and late in it."""
    return [session for session in course(key, 150) if in_play(session)][::7]


@pytest.mark.parametrize("key", TWO_SIDES)
def test_a_deal_is_given_away_by_the_rules(key: str) -> None:
    """It comes to its end by legal moves alone; wherever it can be, the tricks are the others'."""
    taken = given = 0
    for session in moments(key):
        seat = session.turn[0]
        side = side_of(session.game, session.state, seat)
        after = given_away(session, seat, side)
        assert after.chairs == session.chairs, "nobody changes hands"
        assert after.turn in ((), (CHANCE,))
        assert after.sheet != session.sheet or after.view(None).deal == session.view(None).deal
        assert replay(Log.read(str(after.log))) == after.state
        again = session_of(GameId(1), after.log, after.chairs)
        assert (again.state, again.told, again.sheet) == (after.state, after.told, after.sheet)
        begun = len(session.log.moves)
        for move in moves_of(after.log, after.chairs):
            if move.number > begun and (trick := move.trick):
                given += trick.winner not in side
                taken += trick.winner in side
        if after.result is None:
            assert any(e.what.code == "deal-conceded" for e in after.closing)
    assert given > taken, (given, taken)


@pytest.mark.parametrize("key", TWO_SIDES)
def test_a_deal_is_given_away_a_trick_at_a_time(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For each trick only so many cards are tried."""
    tried, tricks = Counter[int](), list[int]()
    game, apply = GAMES[key], type(GAMES[key]).apply

    def counted(self: AnyGame, *args: Any) -> Step[Any]:
        tried[0] += 1
        return apply(self, *args)

    def watched(*args: Any) -> Line:
        tried.clear()
        line = _trick(*args)
        tricks.append(tried[0])
        return line

    monkeypatch.setattr(type(game), "apply", counted)
    monkeypatch.setattr("bot.tables.model.conceding._trick", watched)
    session = max(moments(key), key=lambda s: sum(s.view(None).counts))
    for seat in (Seat(0), Seat(1)):
        tricks.clear()
        after = given_away(session, seat, side_of(game, session.state, seat))
        lines = len(after.log.moves) - len(session.log.moves)
        assert len(tricks) + 1 >= lines // session.log.players
        assert 0 < max(tricks) <= MOST_TRIED + session.log.players


@pytest.mark.parametrize("key", ["double-pepper", "pinochle"])
def test_a_lead_that_wins_in_any_case_hides_none_that_loses(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each lead has its share of the cards that are tried, even of a sixth as many."""
    monkeypatch.setattr("bot.tables.model.conceding.MOST_TRIED", MOST_TRIED // 6)
    for session in course(key, 400):
        trick = session.view(None).trick
        if not in_play(session) or trick is None or trick.cards:
            continue
        seat = session.turn[0]
        side = side_of(session.game, session.state, seat)
        whole = _Search(session.game, side, 10**6)
        plays = list(_plays(session.game, session.state, seat, side))
        can = any(whole.lost_with(session.state, seat, play) for play in plays)
        line = _trick(session.game, session.state, side)
        state = session.state
        for turn, action in line:
            done = session.game.apply(state, turn, action)
            state = done.state
        assert (_winner(done) not in (None, *side)) == can


def test_the_others_announce_what_they_hold() -> None:
    """In the first trick players may have to say their Weis: nothing of it is granted away."""
    game = GAMES["schieber"]
    head = replace(course("schieber", 1)[0].log, options=str(game.presets["source"]))
    session = session_of(GameId(1), head, course("schieber", 1)[0].chairs)
    session = session.plus(CHANCE, game.chance(session.state, Random(5).randrange))
    for line in ("contract H", "weis none"):
        session = session.plus(session.turn[0], game.read(line))
    seat = session.turn[0]
    assert seat == 1 and in_play(session)
    after = given_away(session, seat, side_of(game, session.state, seat))
    said = [line for seat, line in after.log.moves if line.startswith("weis")]
    assert said == ["weis none", "weis none", "weis none", "weis four"]


@pytest.mark.parametrize("key", TWO_SIDES)
def test_a_game_is_given_up_at_any_moment(key: str) -> None:
    """In the auction, in a trick, between two deals; the scores stay, the log tells it."""
    for session in course(key, 80)[1::9]:
        if session.result is not None:
            continue
        for seat in (Seat(0), Seat(1)):
            side = side_of(session.game, session.state, seat)
            before = session.game.match(session.state).scores
            after = given_up(session, seat)
            assert after.result is not None and after.turn == ()
            assert after.result.scores == before
            assert set(after.result.winners) == {
                Seat(n) for n in range(session.log.players) if n not in side
            }
            assert replay(Log.read(str(after.log))) == after.state
            assert session_of(GameId(1), after.log, after.chairs) == after
            for n in range(session.log.players):
                after.view(Seat(n))
            after.view(None)
            results = results_of(after) or ()
            assert all(row.won == (row.seat not in side) for row in results)
            with pytest.raises(Illegal):
                given_up(after, seat)


@pytest.mark.parametrize("key", [key for key in GAMES if key not in TWO_SIDES])
def test_one_of_several_gives_nothing_up(key: str) -> None:
    session = course(key, 20)[-1]
    with pytest.raises(Illegal):
        conceded(session.game, session.state, Seat(0))


def given_up_early(key: str) -> Export:
    """A game that ended with a concession in the middle of a deal, as it leaves the house."""
    whole = log_of(key)
    chairs = course(key, 1)[0].chairs
    kept = whole.moves[: len(whole.moves) * 2 // 3]
    after = given_up(session_of(GameId(1), replace(whole, moves=kept), chairs), Seat(1))
    assert after.result is not None
    log = replace(after.log, seed=whole.seed)
    winners = tuple(map(int, after.result.winners))
    return Export(
        log=log,
        number=GameId(1),
        ended=1.7e9,
        chairs=chairs,
        scores=after.result.scores,
        winners=winners,
    )


@pytest.mark.parametrize("key", TWO_SIDES)
def test_it_is_replayed_exported_and_verified(key: str) -> None:
    export = given_up_early(key)
    assert sound(verify(export))
    assert "verify-result" in {finding.key for finding in verify(export)}
    assert list(unfair_deals(export.log)) == []
    found = mainline_of(export.log, export.seated)
    assert found.end.result is not None
    assert found.deals[-1].stops[-1].hands
    for text in (as_text(export), as_json(export)):
        again = read(text)
        assert again.log == export.log
        assert sound(verify(again))
    assert export.log.moves[-1][1] == CONCEDE
    wrong = replace(export, winners=(1,), scores=export.scores)
    assert not sound(verify(wrong))


@pytest.mark.parametrize("key", GAMES)
def test_a_game_that_was_ended_can_be_followed_as_far_as_it_went(key: str) -> None:
    """Nothing is wrong with it, and there is no result; a finished one cut short is wrong."""
    whole = log_of(key)
    chairs = course(key, 1)[0].chairs
    cut = replace(whole, moves=whole.moves[: len(whole.moves) // 2])
    broken = Export(log=cut, number=GameId(1), ended=1.7e9, chairs=chairs)
    findings = verify(broken)
    assert sound(findings)
    assert "verify-broken-off" in {finding.key for finding in findings}
    mainline_of(cut, broken.seated)
    assert sound(verify(read(as_text(broken)))) and sound(verify(read(as_json(broken))))
    short = replace(broken, scores=(1,) * whole.players, winners=(0,))
    assert not sound(verify(short))
