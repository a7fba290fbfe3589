"""A game that was ended before its time: its seed is open, it can be replayed, nothing counts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.words import languages, words
from tests.bot.house import House, Player, SimTime, open_house, said, sentence, wishes

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
    assert sentence("seed-of-ended", number=1, seed=seed) in house.public.content
    assert "replay:1:open" in wishes(house.public)
    shown = (await bob.press(house.public, "replay:1:open")).response
    assert "deal 1" in shown.content
    assert "replay:1:json" in wishes(shown)
    checked = said(await ann.slash("verify", number=1))
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


async def test_it_stands_in_the_servers_history(house: House) -> None:
    ann, _ = await ended(house)
    shown = (await ann.slash("history", whose="server")).response
    who = sentence("history-ended-early", who="|").split("|")[0]
    assert who in shown.content
    assert sentence("history-empty") in (await ann.slash("history")).response.content


async def test_after_a_restart(house: House) -> None:
    _, bob = await ended(house)
    ((seed,),) = house.rows("SELECT seed FROM games")
    await house.restart()
    assert sentence("seed-of-ended", number=1, seed=seed) in house.public.content
    assert "deal 1" in (await bob.press(house.public, "replay:1:open")).response.content


async def test_not_while_it_goes_on(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    ((seed,),) = house.rows("SELECT seed FROM games")
    assert seed not in house.public.content
    for way in ("replay", "verify"):
        assert said(await bob.slash(way, number=1)) == sentence("no-still-running")
    await house.env.settle()


async def test_a_lobby_that_was_closed_has_no_seed(house: House) -> None:
    ann = house.invite("Ann")
    await house.opened(ann, GAME)
    await ann.press(house.public, "lobby:1:end")
    assert house.public.content == sentence("table-ended", game=sentence("game-euchre"), table=1)
    assert [w for w in wishes(house.public) if w.startswith("replay")] == []


async def test_others_see_nothing_of_it(house: House) -> None:
    await ended(house)
    eve = house.invite("Eve")
    told = await eve.slash_dm("replay", number=1)
    assert said(told) == sentence("no-no-replay", number=1)


@pytest.mark.parametrize("language", languages())
async def test_in_every_language(house: House, language: str) -> None:
    w = words(language)
    ann = house.invite("Ann", locale=language)
    await house.started(GAME, ann)
    await ann.end()
    assert w.say("verify-broken-off") in said(await ann.slash("verify", number=1))
