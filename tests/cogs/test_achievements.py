"""Achievements are told once, privately, and stand in one's own statistics."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.storage import achievements
from bot.storage.rows.ids import TableId
from cogs.achievements import AFTER
from tests.support.finished import finished
from tests.support.house import House, open_house
from tests.support.messages import said, sentence, wishes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def achieve(house: House, *what: tuple[Player, str, str]) -> None:
    """Enter achievements of a game that ended just now, of which nobody was told."""
    at = house.bot.clock.now()

    def enter(db: Any) -> None:
        for who, game, name in what:
            db.execute(achievements._ENTER, (who.id, game, name, at))

    await house.bot.store.do(enter)


async def tell(house: House) -> None:
    await house.restart()
    await house.env.advance_time(AFTER + 1)
    await house.env.settle()


def letters(who: Player) -> list[str]:
    return [text_of(m) for m in who.letters if sentence("achieved-about") in text_of(m)]


async def test_each_is_told_once_after_a_game(house: House) -> None:
    """In one message; also if the program was away meanwhile; and not who wants no alerts."""
    ann, bob = house.invite_all("Ann", "Bob")
    for who in (ann, bob):
        await who.slash("knave settings")
    await house.bot.preferences.change(bob.id, lambda one: replace(one, ping="none"))
    await achieve(house, (ann, "euchre", "march"), (ann, "", "all-games"), (bob, "pepper", "big"))
    await tell(house)
    (letter,) = letters(ann)
    named = sentence("achieved-in", game="Euchre", name=sentence("achievement-march"))
    assert named in letter and sentence("achievement-all-games") in letter
    assert letters(bob) == []
    await tell(house)
    assert len(letters(ann)) == 1, "said once"
    assert house.rows("SELECT count(*) FROM achievements WHERE told = 1") == [(3,)]


async def test_a_real_game_is_looked_through_when_it_ends(house: House) -> None:
    """Its moments are in the file, and told without a restart."""
    ann, bob = house.invite_all("Ann", "Bob")
    await finished(house, "euchre", ann, bob)
    session = (await house.bot.tables.find(TableId(1))).session
    assert session is not None and session.result is not None
    kept = house.rows("SELECT user_id, game, name FROM achievements ORDER BY 1, 3")
    codes = {m.what.code for r in session.reckonings for m in r.moments}
    assert {name for _, _, name in kept} <= codes & set(session.game.achievements)
    await house.env.advance_time(AFTER + 1)
    await house.env.settle()
    told = {who.id for who in (ann, bob) if letters(who)}
    assert told == {user for user, _, _ in kept}


async def test_in_ones_own_statistics_and_nobody_elses(house: House) -> None:
    """Only their owner reads them there, and shows them to everyone by choice."""
    ann, bob = house.invite_all("Ann", "Bob")
    await finished(house, "euchre", ann, bob)
    await house.bot.store.do(lambda db: db.execute("DELETE FROM achievements"))
    await achieve(house, (ann, "euchre", "lone-defence"), (ann, "pepper", "big"))
    name, other = sentence("achievement-lone-defence"), sentence("achievement-big")
    mine = (await ann.slash("knave stats", game="euchre")).response
    assert name in text_of(mine) and other not in text_of(mine)
    theirs = (await bob.slash("knave stats", game="euchre", user=ann.member)).response
    assert name not in text_of(theirs)
    (show,) = [wish for wish in wishes(theirs) if wish.startswith("showstats:")]
    await bob.press(theirs, show)
    assert name not in text_of(house.channel.history()[-1])
    await ann.press(mine, show)
    assert name in text_of(house.channel.history()[-1])
    panel = (await ann.slash("knave settings")).response
    await ann.press(panel, "mine:0:text-only:yes")
    worded = text_of((await ann.slash("knave stats", game="euchre")).response)
    assert worded.index(name) < worded.index(sentence("stats-games")), "above all numbers"


async def test_what_is_not_known_any_more_is_not_said(house: House) -> None:
    ann = house.invite("Ann")
    told = said(await ann.slash("knave settings"))
    assert told
    await achieve(house, (ann, "chess", "mate"), (ann, "euchre", "castled"), (ann, "", "hat"))
    await tell(house)
    assert letters(ann) == []
    told = text_of((await ann.slash("privacy show")).response)
    assert sentence("privacy-beside", evenings=0, achievements=3) in told


async def test_what_fails_is_in_the_log(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As whatever else watches by itself: the log says what was being done."""
    (ann,) = house.invite_all("Ann")
    await ann.slash("knave settings")
    await achieve(house, (ann, "euchre", "march"))
    monkeypatch.setattr("cogs.achievements.AchievementsCog._tell", nowhere)
    await tell(house)
    assert "achievements could not be told" in caplog.text
    house.faults.seen.clear()  # it is meant


async def nowhere(*_: Any) -> None:
    raise ValueError("nobody knows that")
