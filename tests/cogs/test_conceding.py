"""A side gives up a deal, or the game: all of it agree, the others accept, and it counts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, replay
from bot.rules.about.conceding import CONCEDE
from bot.rules.about.log import GRANT
from bot.storage.rows.ids import TableId
from bot.tables.model.clock import HASTE
from bot.tables.model.session import Line
from bot.tables.past.mainline import mainline_of
from tests.support.hearing import heard
from tests.support.house import House, open_house
from tests.support.messages import enabled, labels, said, sentence, wishes
from tests.support.player import Player
from tests.support.playing import deals
from tests.support.quick import SimTime
from tests.support.reading import text_of

GAME = "euchre"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def ballot(house: House, player: Player) -> Any:
    shown = (await player.press(house.public, "table:1:menu")).response
    await player.press(shown, "vote:1:panel")
    return shown


async def conceded(house: House, player: Player, scope: str) -> Any:
    panel = await ballot(house, player)
    await player.press(panel, f"vote:1:concede:{scope}")
    assert sentence(f"concede-{scope}-question") in text_of(panel)
    await player.press(panel, f"vote:1:give:{scope}")
    return panel


def in_play(house: House) -> bool:
    state = house.state()
    game = GAMES[house.log().game]
    return game.to_act(state) not in ((), (CHANCE,)) and game.view(state, None).trick is not None


async def play_until(house: House, until: Any) -> None:
    for _ in range(400):
        if until() or not (acting := house.to_act()):
            return
        await acting[0].act(sorted(acting[0].lines())[0])


async def opponents(house: House) -> tuple[Player, Player, Player, Player]:
    """Four people: two who are partners, and the other two."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dan")
    await house.started(GAME, *people)
    by_seat = sorted(people, key=lambda player: player.seat())
    return by_seat[0], by_seat[2], by_seat[1], by_seat[3]


# ---------------------------------------------------------------------- a deal


async def test_a_deal_is_conceded_and_accepted(tmp_path: Path) -> None:
    """First the partner, then the others; after a restart; played out and scored by its rules."""
    pace = replace(HASTE, interval=20.0)
    async with open_house(tmp_path, clock=SimTime(), pace=pace) as house:
        await _conceded_and_accepted(house)


async def _conceded_and_accepted(house: House) -> None:
    one, partner, left, right = await opponents(house)
    await play_until(house, lambda: in_play(house))
    before = len(house.log().moves)
    await conceded(house, one, "deal")
    assert sentence("vote-concede-deal", who=one.name) in text_of(house.public)
    assert sentence("concession-yes") not in labels(house.public), "the partner is asked first"
    early = await left.forge(house.public, "vote:1:yes:1")
    assert said(early) == sentence("no-vote-not-asked")
    await partner.press(house.public, "vote:1:yes:1")
    assert sentence("concession-yes") in labels(house.public)
    await house.restart()
    await left.press(house.public, "vote:1:yes:1")
    assert len(house.log().moves) == before
    assert said(await right.press(house.public, "vote:1:yes:1")) == sentence("vote-done")
    log = house.log()
    assert log.moves[before] == (one.seat(), GRANT)
    who = [one.name, partner.name]
    told = sentence("event-deal-conceded", who=" and ".join(who), who_count=2)
    for seen in (house.public, *(player.hand for player in (one, partner, left, right))):
        assert told in text_of(seen), "with the result"
    await house.env.advance_time(21)
    await house.env.settle()
    assert deals(house) == 2, "the next deal"
    assert told not in text_of(house.public)
    course = mainline_of(log, house.bot.tables.tables[0].chairs)
    tricks = course.deals[0].stops[-1].tricks
    sides = {one.seat(), partner.seat()}
    lost = [trick.winner not in sides for trick in tricks]
    assert len(tricks) == 5
    assert sum(lost) >= 3, "as far as the cards allow"
    scores = replay(log).match.scores
    assert scores[left.seat()] > 0 == scores[one.seat()]


async def test_the_others_rather_play_on(house: House) -> None:
    one, partner, left, _ = await opponents(house)
    await play_until(house, lambda: in_play(house))
    before = len(house.log().moves)
    await conceded(house, one, "deal")
    await partner.press(house.public, "vote:1:yes:1")
    await left.press(house.public, "vote:1:no:1")
    assert len(house.log().moves) == before
    assert not enabled(house.public, "vote:1:yes:1")
    await play_until(house, lambda: deals(house) > 1)
    assert GRANT not in [line for _, line in house.log().moves]


async def test_only_while_cards_are_played(house: House) -> None:
    one, *_ = await opponents(house)
    panel = await ballot(house, one)
    assert not enabled(panel, "vote:1:concede:deal")
    refused = await one.forge(panel, "vote:1:give:deal")
    assert said(refused) == sentence("no-concede-not-now")


async def test_the_offer_ends_with_its_deal(house: House) -> None:
    one, partner, *_ = await opponents(house)
    await play_until(house, lambda: in_play(house))
    await conceded(house, one, "deal")
    await play_until(house, lambda: deals(house) > 1)
    assert not enabled(house.public, "vote:1:yes:1")
    late = await partner.forge(house.public, "vote:1:yes:1")
    assert said(late) == sentence("no-proposal-gone")


async def test_robots_accept(house: House) -> None:
    """Alone with robots, a partner among them, it is done at once."""
    (ann,) = house.invite_all("Ann")
    await house.started(GAME, ann)
    await play_until(house, lambda: in_play(house))
    panel = await conceded(house, ann, "deal")
    assert text_of(panel) == sentence("vote-done")
    assert deals(house) == 2
    assert GRANT in [line for _, line in house.log().moves]


# ---------------------------------------------------------------------- the game


async def after_a_deal(house: House) -> tuple[Player, Player, Player, Player]:
    people = await opponents(house)
    await play_until(house, lambda: deals(house) > 1)
    return people


async def test_a_game_is_conceded(house: House) -> None:
    """The others win with the points as they stand; it is booked, kept, replayed and verified."""
    one, partner, left, right = await after_a_deal(house)
    scores = replay(house.log()).match.scores
    await conceded(house, one, "game")
    await partner.press(house.public, "vote:1:yes:1")
    await house.restart()
    await left.press(house.public, "vote:1:yes:1")
    await right.press(house.public, "vote:1:yes:1")
    log = house.log()
    assert log.moves[-1] == (one.seat(), CONCEDE)
    result = GAMES[GAME].result(replay(log))
    assert result is not None
    assert result.scores == scores
    assert set(result.winners) == {left.seat(), right.seat()}
    assert house.rows("SELECT state FROM tables") == [("over",)]
    won = dict(house.rows("SELECT user_id, won FROM results"))
    assert won == {one.id: 0, partner.id: 0, left.id: 1, right.id: 1}
    assert house.rows("SELECT points FROM results ORDER BY seat") == [(s,) for s in scores]
    who = " and ".join(p.name for p in sorted((one, partner), key=lambda p: p.seat()))
    assert sentence("result-conceded", who=who)[1:] in heard(house.public)
    shown = (await left.slash("knave replay", number=1)).response
    assert "deal 1 of 2" in text_of(shown)
    checked = said(await right.slash("knave verify", number=1))
    assert sentence("verify-sound") in checked
    assert sentence("verify-result") in checked
    course = mainline_of(log, house.bot.tables._closed[1].chairs)
    assert course.end.result == result
    last = course.deals[-1].stops[-1]
    assert last.kind == "end"
    assert sum(map(len, last.hands)) > 0, "as it stood"
    await house.restart()
    assert sentence("result-conceded", who=who)[1:] in heard(house.public)


async def test_not_before_a_deal_is_scored(house: House) -> None:
    """Or two friends would win as many games as they like."""
    one, *_ = await opponents(house)
    panel = await ballot(house, one)
    assert not enabled(panel, "vote:1:concede:game")
    refused = await one.forge(panel, "vote:1:give:game")
    assert said(refused) == sentence("no-concede-too-early")


async def test_a_deal_that_all_have_passed_is_none(house: House) -> None:
    one, *_ = await opponents(house)
    table = await house.bot.tables.find(TableId(1))
    assert table.session is not None
    passed = replace(table.session, sheet=(Line(1, (0,) * table.session.log.players),))
    assert not passed.scored
    table.state = table.state.with_session(passed)
    assert not enabled(await ballot(house, one), "vote:1:concede:game")
    scored = replace(passed, sheet=(*passed.sheet, Line(2, (0, 1, 0, 1))))
    table.state = table.state.with_session(scored)
    assert enabled(await ballot(house, one), "vote:1:concede:game")


async def test_everyone_for_themselves_leaves_instead(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("four-jacks", ann, bob)
    await play_until(house, lambda: deals(house) > 1)
    panel = await ballot(house, ann)
    assert not [w for w in wishes(panel) if "concede" in w]
    for scope in ("deal", "game"):
        refused = await ann.forge(panel, f"vote:1:give:{scope}")
        assert said(refused) == sentence("no-concede-no-sides")


async def test_whoever_has_left_concedes_nothing(house: House) -> None:
    one, partner, left, _ = await after_a_deal(house)
    await conceded(house, one, "game")
    old = house.public
    await one.slash("table leave")
    for player in (partner, left):
        late = await player.forge(old, "vote:1:yes:1")
        assert said(late) == sentence("no-proposal-gone")
    assert house.rows("SELECT state FROM tables") == [("playing",)]


async def test_not_in_a_pause(house: House) -> None:
    one, partner, left, right = await after_a_deal(house)
    await conceded(house, one, "game")
    for player in (one, partner, left, right):
        shown = (await player.press(house.public, "table:1:menu")).response
        await player.press(shown, "clock:1:pause")
    assert said(await partner.press(house.public, "vote:1:yes:1")) == sentence("no-paused")
    await partner.press(house.public, "clock:1:resume")
    for player in (partner, left, right):
        await player.press(house.public, "vote:1:yes:1")
    assert house.rows("SELECT state FROM tables") == [("over",)]
