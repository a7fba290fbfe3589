"""A game that was ended before its time: its seed is open, it can be replayed, nothing counts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client.display.redraws import TRIES
from bot.words.words import languages, words
from tests.support.house import House, open_house, pass_time
from tests.support.messages import said, sentence, wishes
from tests.support.places import give_back, take_rights
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

GAME = "euchre"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def ended(house: House) -> tuple[Player, Player]:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    for _ in range(6):
        for player in house.to_act(ann, bob):
            await player.act(sorted(player.lines())[0])
    await ann.end()
    return ann, bob


async def test_the_seed_is_open_and_the_game_is_replayed(house: House) -> None:
    ann, bob = await ended(house)
    ((seed,),) = house.rows("SELECT seed FROM games")
    assert sentence("seed-of-ended", number=1, seed=seed) in text_of(house.public)
    assert "replay:1:open" in wishes(house.public)
    shown = (await bob.press(house.public, "replay:1:open")).response
    assert "deal 1" in text_of(shown)
    assert "replay:1:json" in wishes(shown)
    checked = said(await ann.slash("knave verify", number=1))
    assert sentence("verify-commitment") in checked
    assert sentence("verify-broken-off") in checked
    assert sentence("verify-sound") in checked
    assert (await bob.press(shown, "replay:1:json")).response.attachments
    assert (await bob.press(shown, "replay:1:text")).response.attachments


async def test_nothing_is_scored(house: House) -> None:
    await ended(house)
    assert house.rows("SELECT * FROM results") == []
    assert house.rows("SELECT scores, winners FROM games") == [("", "")]
    assert house.rows("SELECT ended_at IS NOT NULL, guild_id IS NOT NULL FROM games") == [(1, 1)]


async def test_it_stands_in_the_servers_history_and_in_theirs(house: House) -> None:
    ann, bob = await ended(house)
    eve = house.invite("Eve")
    who = sentence("history-ended-early", who="|").split("|")[0]
    for shown in (
        (await eve.slash("knave history", whose="server")).response,
        (await ann.slash("knave history")).response,
        (await bob.slash_dm("knave history")).response,
    ):
        assert who in text_of(shown) and "past:0:open" in wishes(shown)
    assert sentence("history-empty") in text_of((await eve.slash("knave history")).response)


async def test_who_had_left_it_may_look_at_it(house: House) -> None:
    """They had made moves; and once they are forgotten, it is no more theirs."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    while not house.rows("SELECT 1 FROM moves WHERE user_id = ?", bob.id):
        for player in house.to_act(ann, bob):
            await player.act(sorted(player.lines())[0])
    await bob.slash("table leave", table=1)
    await ann.end()
    assert "past:0:open" in wishes((await bob.slash_dm("knave history")).response)
    assert "deal 1" in said(await bob.slash_dm("knave replay", number=1))
    assert house.rows("SELECT * FROM results") == []
    await house.bot.tables.forgetting.person(bob.id)
    assert sentence("history-empty") in said(await bob.slash_dm("knave history"))
    assert "past:0:open" in wishes((await ann.slash("knave history")).response)


async def test_it_is_nothing_that_somebody_has_finished(house: House) -> None:
    """The menu of a person shows what they have finished here."""
    ann, bob = await ended(house)
    told = said(await ann.member.context_menu(house.channel, "Stats", bob.member))
    assert told == sentence("stats-no-games", name="Bob")


async def test_after_a_restart(house: House) -> None:
    _, bob = await ended(house)
    ((seed,),) = house.rows("SELECT seed FROM games")
    await house.restart()
    assert sentence("seed-of-ended", number=1, seed=seed) in text_of(house.public)
    assert "deal 1" in text_of((await bob.press(house.public, "replay:1:open")).response)


async def test_not_while_it_goes_on(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    ((seed,),) = house.rows("SELECT seed FROM games")
    assert seed not in text_of(house.public)
    for way in ("knave replay", "knave verify"):
        assert said(await bob.slash(way, number=1)) == sentence("no-still-running")
    await house.env.settle()


async def test_a_lobby_that_was_closed_has_no_seed(house: House) -> None:
    ann = house.invite("Ann")
    await house.opened(ann, GAME)
    await ann.more("end")
    closed = sentence("ended-unbegun", game=sentence("game-euchre"), table=1)
    assert text_of(house.public) == closed, "no game was on that could have ended early"
    assert [w for w in wishes(house.public) if w.startswith("replay")] == []


async def test_others_see_nothing_of_it(house: House) -> None:
    await ended(house)
    eve = house.invite("Eve")
    told = await eve.slash_dm("knave replay", number=1)
    assert said(told) == sentence("no-no-replay", number=1)


@pytest.mark.parametrize("language", languages())
async def test_in_every_language(house: House, language: str) -> None:
    w = words(language)
    ann = house.invite("Ann", locale=language)
    await house.started(GAME, ann)
    await ann.end()
    assert w.say("verify-broken-off") in said(await ann.slash("knave verify", number=1))


@pytest.mark.usefixtures("drawn")
async def test_how_it_ended_is_shown_once_its_channel_is_in_reach_again(house: House) -> None:
    """It was ended from elsewhere, while the bot had no rights there."""
    ann, bob = house.invite_all("Ann", "Bob")
    table = await house.started(GAME, ann, bob)
    home = house.channel
    await take_rights(house, "view_channel")
    house.channel = house.guild.create_text_channel("desk")
    await house.env.settle()
    question = (await ann.slash("table end", table=table)).response
    await ann.press(question, f"lobby:{table}:end-now")
    for _ in range(TRIES):
        await pass_time(house, 60)
    house.channel = home
    assert sentence("victory-unscored") not in text_of(house.public)
    await give_back(house)
    await pass_time(house, 60)
    assert sentence("victory-unscored") in text_of(house.public)
    assert "table:1:rematch" in wishes(house.public)
