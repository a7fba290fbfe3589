"""Table talk: a few phrases, limited, in everybody's language; and what robots say to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.tables.model.talk import AT_MOST, LASTS, PHRASES, WITHIN
from bot.tables.screens.robots import robot_name
from bot.tables.verbs.forget import names
from bot.tables.verbs.host import HOST_IDLE, host_is_away
from bot.words.words import languages, words
from tests.support.house import House, open_house, pass_time, secrets_from
from tests.support.messages import labels, said, sentence, wishes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

GAME = "euchre"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


def line(who: str, phrase: str, language: str = "en") -> str:
    w = words(language)
    return w.say("talk-line", who=who, phrase=w.say(f"phrase-{phrase}"))


async def panel_of(house: House, player: Player) -> Any:
    shown = (await player.press(house.public, "table:1:menu")).response
    return (await player.press(shown, "talk:1:panel")).response or shown


async def test_a_phrase_is_heard_by_all(house: House) -> None:
    """On the table in the server's language, in each hand in its reader's."""
    ann, bob = house.invite("Ann"), house.invite("Bob", locale="de")
    await house.started(GAME, ann, bob)
    panel = await panel_of(house, ann)
    assert [w for w in wishes(panel) if w.startswith("talk:")] == [f"talk:1:{p}" for p in PHRASES]
    assert sentence("phrase-hello") in labels(panel)
    await ann.press(panel, "talk:1:well-played")
    assert sentence("talk-said", phrase=sentence("phrase-well-played")) in text_of(panel)
    assert line("Ann", "well-played") in text_of(house.public)
    assert line("Ann", "well-played", "de") in text_of(bob.hand)
    await bob.slash("card talk", phrase="sorry", table=1)
    assert line("Bob", "sorry") in text_of(house.public)


async def test_it_goes_away_after_a_while(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    await ann.slash("card talk", phrase="one-moment", table=1)
    await pass_time(house, LASTS - 2)
    assert line("Ann", "one-moment") in text_of(house.public)
    await pass_time(house, 5)
    assert line("Ann", "one-moment") not in text_of(house.public)
    assert line("Ann", "one-moment") not in text_of(bob.hand)


async def test_it_goes_away_with_the_play(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    await ann.slash("card talk", phrase="sorry", table=1)
    for _ in range(6):
        for player in house.to_act(ann, bob):
            await player.act(sorted(player.lines())[0])
    assert line("Ann", "sorry") not in text_of(house.public)


async def test_in_the_lobby(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME)
    await bob.press(house.public, "lobby:1:join")
    await bob.slash("card talk", phrase="hello", table=1)
    assert line("Bob", "hello") in text_of(house.public)
    await pass_time(house, LASTS + 5)
    assert line("Bob", "hello") not in text_of(house.public)


async def test_who_talks_by_command_is_there(house: House) -> None:
    """A lobby's host is not away, and who is waited for is not called."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME)
    await bob.press(house.public, "lobby:1:join")
    table = house.bot.tables.tables[0]
    await pass_time(house, HOST_IDLE - 10)
    await ann.slash("card talk", phrase="one-moment")
    await pass_time(house, 20)
    assert not host_is_away(table.state, table.now)
    assert house.bot.display.waits.playing(house.bot.display.state.hand(table, ann.id)) > 0


async def test_after_the_end(house: House) -> None:
    """By button and by command, for as long as ever; at a table that was ended nobody talks."""
    (ann,) = house.invite_all("Ann")
    await house.started(GAME, ann)
    old = await panel_of(house, ann)
    await to_the_end(house, ann)
    letters = len(ann.letters)
    await ann.press(await panel_of(house, ann), "talk:1:good-game")
    assert line("Ann", "good-game") in text_of(house.public)
    await pass_time(house, LASTS + 5)
    assert line("Ann", "good-game") not in text_of(house.public)
    for asking in (ann.slash, ann.slash_dm):
        await asking("card talk", phrase="thank-you")
        assert line("Ann", "thank-you") in text_of(house.public)
        await pass_time(house, LASTS + 5)
        assert line("Ann", "thank-you") not in text_of(house.public)
    assert len(ann.letters) == letters, "no message more"
    assert "1" in [str(n) for n in await ann.complete("card talk", "table")]
    await ann.press(house.public, "table:1:rematch")
    await ann.slash("card talk", phrase="hello")
    assert house.bot.tables.tables[0].state.talk.count == 1, "at the one that is open"
    await ann.more("end", 2)
    assert said(await ann.forge(old, "talk:2:hello")) == sentence("no-table-closed")


async def test_what_is_said_at_the_end_outlives_nothing(house: House) -> None:
    """Neither someone who is forgotten meanwhile, nor a program that goes down."""
    (ann,) = house.invite_all("Ann")
    await house.started(GAME, ann)
    await to_the_end(house, ann)
    await ann.slash("card talk", phrase="good-game")
    await house.bot.tables.forgetting.person(ann.id)
    await house.env.settle()
    before = text_of(house.public)
    await pass_time(house, LASTS + 5)
    assert text_of(house.public) == before, "nothing is shown again by itself"
    await house.restart()
    assert said(await ann.slash("card talk", phrase="good-game")) == sentence("no-no-game-of-yours")


async def to_the_end(house: House, ann: Player) -> None:
    """A game that is conceded as soon as that is allowed."""
    for _ in range(400):
        if sum(line.startswith("deal") for _, line in house.log().moves) > 1:
            break
        await ann.act(sorted(ann.lines())[0])
    shown = (await ann.press(house.public, "table:1:menu")).response
    await ann.press(shown, "vote:1:panel")
    await ann.press(shown, "vote:1:concede:game")
    await ann.press(shown, "vote:1:give:game")
    assert house.rows("SELECT state FROM tables") == [("over",)]


async def test_not_too_much(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    panel = await panel_of(house, ann)
    for _ in range(AT_MOST):
        await ann.press(panel, "talk:1:thank-you")
    refused = await ann.press(panel, "talk:1:thank-you")
    assert said(refused) == sentence("no-talk-too-much")
    await bob.slash("card talk", phrase="thank-you", table=1)
    assert line("Bob", "thank-you") in text_of(house.public), "the others may"
    await pass_time(house, WITHIN + 1)
    await ann.press(panel, "talk:1:thank-you")
    assert line("Ann", "thank-you") in text_of(house.public)


async def test_the_host_switches_it_off(house: House) -> None:
    """In the middle of the game, too; nobody else does."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    old = await panel_of(house, bob)
    shown = (await bob.press(house.public, "table:1:menu")).response
    await bob.press(shown, "favour:1:panel")
    forged = await bob.forge(shown, "favour:1:talk", "no")
    assert said(forged) == sentence("no-host-only")
    shown = (await ann.press(house.public, "table:1:menu")).response
    await ann.press(shown, "favour:1:panel")
    await ann.choose(shown, "favour:1:talk", "no")
    assert said(await bob.press(old, "talk:1:hello")) == sentence("no-talk-off")
    await house.restart()
    assert said(await bob.slash("card talk", phrase="hello", table=1)) == sentence("no-talk-off")
    shown = (await bob.press(house.public, "table:1:menu")).response
    assert sentence("button-talk") not in labels(shown)


async def test_strangers_say_nothing(house: House) -> None:
    ann, eve = house.invite_all("Ann", "Eve")
    await house.started(GAME, ann)
    assert said(await eve.forge(house.public, "talk:1:hello")) == sentence("no-not-here")
    assert said(await ann.forge(house.public, "talk:1:shout")) == sentence("no-forged")
    assert said(await eve.slash("card talk", phrase="hello")) == sentence("no-no-game-of-yours")


async def test_who_is_forgotten_has_said_nothing(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    await bob.slash("card talk", phrase="sorry", table=1)
    assert line("Bob", "sorry") in text_of(house.public)
    table = house.bot.tables.tables[0]
    assert names(table.state, bob.id)
    await house.bot.tables.forgetting.person(bob.id)
    await house.env.settle()
    assert not names(table.state, bob.id)
    assert sentence("phrase-sorry") not in text_of(house.public)


ROBOTS = [robot_name(words("en"), number) for number in (1, 2, 3)]


async def answers(house: House, ann: Player) -> list[str]:
    """Which robots said something to what somebody said a dozen times."""
    found = []
    for _ in range(12):
        await ann.slash("card talk", phrase="hello")
        text = text_of(house.public).split("\n")
        said = [line for line in text[-4:] if sentence("phrase-hello") in line]
        found += [name for line in said for name in ROBOTS if name in line]
        await pass_time(house, LASTS + 5)
    return found


@pytest.mark.parametrize("secret", ["one", "another"])
async def test_robots_answer_now_and_then(tmp_path: Path, secret: str) -> None:
    """The same whatever they hold: by how much was said at which table."""
    async with open_house(tmp_path, clock=SimTime(), secrets=secrets_from(secret)) as house:
        (ann,) = house.invite_all("Ann")
        await house.started(GAME, ann)
        found = await answers(house, ann)
        assert 2 < len(found) < 11
        assert found == EXPECTED


EXPECTED = [ROBOTS[n - 1] for n in (2, 3, 1, 2, 1, 3)]
"""Which robots answer at table 1, whatever was dealt."""


async def test_robots_answer_before_and_after_the_game(house: House) -> None:
    """Phrases such as hello and good game are answered."""
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, GAME)
    for _ in range(3):
        await ann.more("robot")
    found = await answers(house, ann)
    assert 2 < len(found) < 11
    await ann.start()
    await to_the_end(house, ann)
    found = await answers(house, ann)
    assert 2 < len(found) < 11


async def test_robots_say_nothing_where_turns_take_days(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME)
    await bob.press(house.public, "lobby:1:join")
    shown = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(shown, "rules:1:clock", "1d")
    await ann.start()
    assert await answers(house, ann) == []


@pytest.mark.parametrize("language", languages())
async def test_in_every_language(house: House, language: str) -> None:
    ann = house.invite("Ann", locale=language)
    await house.started(GAME, ann)
    for phrase in PHRASES[:AT_MOST]:
        await ann.slash("card talk", phrase=phrase)
    assert line("Ann", PHRASES[AT_MOST - 1], language) in text_of(ann.hand)
