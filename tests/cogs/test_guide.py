"""``/help`` answers by who asks: a newcomer, a player, a host, a guest, an admin."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.screens.help_screen import BASICS
from bot.words.words import languages, words
from tests.support.finished import finished
from tests.support.house import House
from tests.support.messages import labels, said, sentence, wishes
from tests.support.reading import text_of

PASS_ONE = "Choose a card for "
"""The beginning of everyone's first question in Four Jacks."""


def new_here(game: str) -> str:
    return sentence("guide-new", game=sentence(f"game-{game}"), lesson="yes")


async def test_a_newcomer_is_led_to_a_first_deal(house: House) -> None:
    """In a few lines, with three buttons and a menu of all games, until a game was played."""
    (ann,) = house.invite_all("Ann")
    answer = await ann.slash("help")
    panel = answer.response
    assert panel.ephemeral and new_here("euchre") in said(answer)
    assert len(said(answer).splitlines()) <= 6
    assert labels(panel)[:3] == [
        sentence("button-first-lesson"),
        sentence("button-practise"),
        sentence("button-how-to-play"),
    ]
    await ann.press(panel, "learn:0:practice:euchre")
    assert ann.lines(), "the cards are there"


async def test_another_game_is_chosen_from_the_menu(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    panel = (await ann.slash("help")).response
    page = (await ann.choose(panel, "help:0::", "schieber")).response or panel
    assert sentence("help-page-short") in text_of(page)
    assert f"help:0:schieber:{BASICS}" in " ".join(wishes(page))
    refused = await ann.forge(panel, "help:0::", "poker")
    assert said(refused) == sentence("no-forged")


async def test_who_has_played_needs_no_welcome(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await finished(house, "four-jacks", ann)
    told = said(await ann.slash_dm("help"))
    assert sentence("guide-more") in told and new_here("euchre") not in told


async def test_a_free_seat_is_taken_from_the_answer(house: House) -> None:
    """The table of this channel comes first, and the buttons are for its game."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "pepper")
    answer = await bob.slash("help")
    assert new_here("pepper") in said(answer)
    assert "help:0:pepper:short" in wishes(answer.response)
    await bob.press(answer.response, "lobby:1:join")
    assert bob.id in house.seats()


async def test_a_host_starts_from_the_answer_and_a_guest_reads(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "pepper")
    await bob.press(house.public, "lobby:1:join")
    hosting, waiting = await ann.slash("help"), await bob.slash("help")
    assert sentence("guide-hosting") in said(hosting)
    assert {"lobby:1:start", "lobby:1:rules", "help:1:pepper:short"} <= set(
        wishes(hosting.response)
    )
    assert sentence("guide-waiting", place="dm") in said(waiting)
    assert "lobby:1:start" not in wishes(waiting.response)
    page = await bob.press(waiting.response, "help:1:pepper:short")
    assert sentence("help-page-short") in text_of(page.response or waiting.response)
    await ann.press(hosting.response, "lobby:1:rules")
    hosting = await ann.slash("help")
    asked = (await ann.press(hosting.response, "lobby:1:start")).response or hosting.response
    await ann.press(asked, "lobby:1:fill")
    assert house.to_act(ann, bob) or house.log().moves


async def test_a_player_hears_what_may_be_done_now(house: House) -> None:
    """Only who is asked, and where the hand is as they have chosen."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("four-jacks", ann, bob)
    told = said(await ann.slash("help"))
    assert sentence("guide-do", ask="").split(":")[0] in told and PASS_ONE in told
    assert sentence("guide-hand", place="dm") in told
    await ann.act(sorted(ann.lines())[0])
    after = said(await ann.slash("help"))
    assert sentence("guide-do", ask="").split(":")[0] not in after
    settings = (await bob.slash("knave settings")).response
    await bob.choose(settings, "mine:0:hand", "here")
    assert sentence("guide-hand", place="here") in said(await bob.slash("help"))


async def test_in_practice_no_button_is_named_that_is_not_there(house: House) -> None:
    """The table is one message, the hand; the line of the table leads to it."""
    (ann,) = house.invite_all("Ann")
    await ann.slash("practice", game="euchre")
    told = said(await ann.slash("help"))
    assert sentence("guide-playing") in told
    assert sentence("guide-hand", place="dm") not in told


@pytest.mark.parametrize("language", languages())
async def test_an_admin_is_shown_limits_and_rights(house: House, language: str) -> None:
    ada = house.invite_admin("Ada", locale={"en": "en-US"}.get(language, language))
    eve = house.invite("Eve")
    panel = (await ada.slash("help")).response
    theirs = words(language)
    assert theirs.say("guide-admins").split("`")[0] in text_of(panel)
    assert theirs.say("button-doctor") in labels(panel)
    found: Any = (await ada.press(panel, "doctor:0:look")).response
    assert theirs.say("doctor-title") in text_of(found)
    limits = (await ada.press(panel, "limit:0:show")).response or panel
    assert theirs.say("limits-title") in text_of(limits)
    none = (await eve.slash("help")).response
    assert "doctor:0:look" not in wishes(none)
    assert said(await eve.forge(none, "doctor:0:look")) == sentence("no-admin-only")
