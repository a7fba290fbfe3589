"""Tables without a host: guests rescue a lobby, moderators help, and robots may be unwelcome."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.tables.screens.telling import as_sentence
from bot.tables.verbs.clocks import AFTER_RESTART
from bot.tables.verbs.host import HOST_IDLE
from bot.words.words import languages, words
from tests.support.house import House, open_house, pass_time
from tests.support.messages import enabled, in_words, labels, said, seconds_in, sentence, wishes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

GAME = "euchre"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


def moderator(house: House, name: str) -> Player:
    role = house.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    return house.invite(name, roles=[role])


def notes(house: House) -> list[str]:
    return [line for (line,) in house.rows("SELECT line FROM notes ORDER BY number")]


def host(house: House) -> int:
    ((user,),) = house.rows("SELECT host_id FROM tables WHERE id = 1")
    return int(user)


async def lobby_of_two(house: House) -> tuple[Player, Player]:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME)
    await bob.press(house.public, "lobby:1:join")
    return ann, bob


# ---------------------------------------------------------------------- guests


@pytest.mark.parametrize("verb", ["start", "fill", "host"])
async def test_guests_wait_five_minutes_for_their_host(house: House, verb: str) -> None:
    ann, bob = await lobby_of_two(house)
    if verb == "start":
        for _ in range(2):
            await ann.more("robot")
    assert not enabled(house.public, "lobby:1:host")
    early = said(await bob.forge(house.public, f"lobby:1:{verb}"))
    assert early == sentence("no-host-only-until", when=seconds_in(early))
    await pass_time(house, HOST_IDLE + 1)
    assert sentence("host-is-away", host="Ann", robots="yes") in text_of(house.public)
    assert sentence("button-host") in labels(house.public)
    await bob.forge(house.public, f"lobby:1:{verb}")
    assert (host(house) == bob.id) == (verb == "host")
    assert bool(house.rows("SELECT * FROM games")) == (verb != "host")
    if verb == "host":
        assert notes(house)[-2:] == [f"host: {bob.id}", f"done by {bob.id}"]
        assert "lobby:1:host" not in wishes(house.public)
        refused = said(await ann.forge(house.public, "lobby:1:fill"))
        assert refused == sentence("no-host-only-until", when=seconds_in(refused))


async def test_every_press_of_the_host_counts(house: House) -> None:
    """A press that changes nothing counts, and one takes back what the others might do."""
    ann, bob = await lobby_of_two(house)
    await pass_time(house, HOST_IDLE - 10)
    await ann.press(house.public, "lobby:1:rules")
    await pass_time(house, HOST_IDLE - 10)
    assert "host" not in "".join(wishes(house.public))
    await pass_time(house, 20)
    assert "lobby:1:host" in wishes(house.public)
    await ann.press(house.public, "lobby:1:more")
    assert "lobby:1:host" not in wishes(house.public)
    refused = said(await bob.forge(house.public, "lobby:1:host"))
    assert refused == sentence("no-host-only-until", when=seconds_in(refused))


async def test_strangers_rescue_nothing(house: House) -> None:
    await lobby_of_two(house)
    eve = house.invite("Eve")
    await pass_time(house, HOST_IDLE + 1)
    before = house.kept()
    for verb in ("start", "fill", "host"):
        assert said(await eve.forge(house.public, f"lobby:1:{verb}")) == sentence("no-host-only")
    assert house.kept() == before


async def test_the_rest_stays_with_the_host(house: House) -> None:
    _, bob = await lobby_of_two(house)
    await pass_time(house, HOST_IDLE + 1)
    for verb in ("robot", "norobot", "swap"):
        assert said(await bob.forge(house.public, f"lobby:1:{verb}")) == sentence("no-host-only")


async def test_whoever_waits_can_choose_another_host(house: House) -> None:
    ann, bob = await lobby_of_two(house)
    cid = house.invite("Cid")
    await cid.press(house.public, "lobby:1:join")
    await pass_time(house, HOST_IDLE + 1)
    panel = await bob.seats_panel()
    await bob.choose(panel, "seats:1:host", str(cid.id))
    assert host(house) == cid.id
    refused = said(await bob.slash("seat host", person=ann.member))
    assert refused == sentence("no-host-only-until", when=seconds_in(refused))


@pytest.mark.parametrize("before", [60.0, HOST_IDLE - 90])
async def test_a_restart_begins_nothing_anew(house: House, before: float) -> None:
    """The wait before it counts afterwards; the host has a minute at least."""
    _, bob = await lobby_of_two(house)
    await pass_time(house, before)
    await house.restart()
    left = max(HOST_IDLE - before, AFTER_RESTART)
    await pass_time(house, left - 5)
    assert "lobby:1:host" not in wishes(house.public)
    await pass_time(house, 10)
    assert "lobby:1:host" in wishes(house.public)
    await bob.press(house.public, "lobby:1:host")
    assert host(house) == bob.id


async def test_a_restart_does_not_forget_a_press(house: House) -> None:
    """The host pressed something that changed nothing, a moment before the bot went down."""
    ann, _ = await lobby_of_two(house)
    await pass_time(house, HOST_IDLE - 10)
    await ann.press(house.public, "lobby:1:rules")
    await house.env.settle()
    await house.restart()
    await pass_time(house, HOST_IDLE - 30)
    assert "lobby:1:host" not in wishes(house.public)
    await pass_time(house, 40)
    assert "lobby:1:host" in wishes(house.public)


@pytest.mark.parametrize("language", languages())
async def test_the_wait_in_every_language(house: House, language: str) -> None:
    ann, bob = house.invite("Ann"), house.invite("Bob", locale=language)
    await house.opened(ann, GAME)
    await bob.press(house.public, "lobby:1:join")
    text = said(await bob.start())
    assert text == words(language).say("no-host-only-until", when=seconds_in(text))


# ---------------------------------------------------------------------- moderators


async def test_a_moderator_sends_away_and_passes_on(house: House) -> None:
    """Without a seat, in a lobby; and it is written down who did it."""
    ann, bob = await lobby_of_two(house)
    mod = moderator(house, "Mod")
    panel = await mod.seats_panel()
    assert sentence("seats-moderator") in text_of(panel)
    await mod.choose(panel, "seats:1:host", str(bob.id))
    assert host(house) == bob.id
    assert notes(house)[-2:] == [f"host: {bob.id}", f"done by {mod.id}"]
    question = (await mod.choose(panel, "seats:1:kick", str(bob.id))).response
    await mod.press(question or panel, f"seats:1:gone:{bob.id}:")
    assert notes(house)[-2:] == [f"barred: {bob.id}", f"done by {mod.id}"]
    assert host(house) == ann.id, "the one who is left"
    assert said(await bob.forge(house.public, "lobby:1:join")) == sentence("no-sent-away")
    assert text_of(bob.letters[-1]).startswith("Mod, a moderator, has removed you"), "not as host"
    panel = await mod.seats_panel()
    await mod.choose(panel, "seats:1:release", f"barred {bob.id}")
    assert notes(house)[-2:] == [f"let in: {bob.id}", f"done by {mod.id}"]
    await bob.press(house.public, "lobby:1:join")
    assert bob.id in house.seats(), "whoever may remove somebody may undo it"


async def test_in_the_middle_of_a_game_too(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    mod = moderator(house, "Mod")
    await house.started(GAME, ann, bob, cid)
    asked = (await mod.slash("seat kick", person=ann.member, reason="asleep")).response
    (wish,) = [w for w in wishes(asked) if ":gone:" in w]
    await mod.press(asked, wish)
    assert ann.id not in house.seats()
    assert host(house) in (bob.id, cid.id)
    await mod.slash("seat host", person=cid.member)
    assert host(house) == cid.id


async def test_the_last_one_who_is_sent_away_closes_the_lobby(house: House) -> None:
    ann = house.invite("Ann")
    mod = moderator(house, "Mod")
    await house.opened(ann, GAME)
    asked = (await mod.slash("seat kick", person=ann.member)).response
    await mod.press(asked, f"seats:1:gone:{ann.id}:")
    assert house.rows("SELECT state FROM tables") == [("ended",)]


async def test_nobody_else_is_a_moderator(house: House) -> None:
    ann, bob = await lobby_of_two(house)
    before = house.kept()
    refused = await bob.slash("seat kick", person=ann.member)
    assert said(refused) == sentence("no-host-or-moderator-seats")
    forged = await bob.forge(house.public, f"seats:1:gone:{ann.id}:")
    assert said(forged) == sentence("no-host-or-moderator-seats")
    assert house.kept() == before


async def test_locks_and_kept_seats_stay_with_the_host(house: House) -> None:
    _, bob = await lobby_of_two(house)
    mod = moderator(house, "Mod")
    assert said(await mod.slash("seat lock")) == sentence("no-host-only")
    assert said(await mod.slash("seat reserve", person=mod.member)) == sentence("no-host-only")
    assert bob.id in house.seats()


# ---------------------------------------------------------------------- no robots


async def without_robots(house: House, host: Player) -> None:
    await house.opened(host, "four-jacks")
    panel = await host.at_this_table()
    await host.choose(panel, "favour:1:robots", "none")


async def game_without_robots(house: House) -> list[Player]:
    people = house.invite_all("Ann", "Bob", "Cid")
    await without_robots(house, people[0])
    for guest in people[1:]:
        await guest.press(house.public, "lobby:1:join")
    await people[0].start()
    return people


async def test_a_lobby_without_robots(house: House) -> None:
    ann = house.invite("Ann")
    await house.opened(ann, "four-jacks")
    await ann.more("robot")
    old = house.public
    panel = await ann.at_this_table()
    await ann.choose(panel, "favour:1:robots", "none")
    assert as_sentence(sentence("fact-no-robots")) in in_words(house.public)
    assert house.seats() == [ann.id, None, None]
    assert not house.rows("SELECT * FROM seats WHERE robot IS NOT NULL"), "it stood up"
    more = (await ann.press(house.public, "lobby:1:more")).response
    assert sentence("lobby-robots", level=sentence("robots-none")) in text_of(more)
    for verb in ("robot", "norobot"):
        assert not enabled(more, f"lobby:1:{verb}")
    for verb in ("robot", "fill"):
        assert said(await ann.forge(old, f"lobby:1:{verb}")) == sentence("no-robots-unwelcome")
    refused = await ann.start()
    assert said(refused) == sentence("no-people-missing", count=2)


async def test_the_game_waits_for_a_person(house: House) -> None:
    ann, bob, cid = await game_without_robots(house)
    assert said(await bob.slash("table leave")) == sentence("left-game-waits", table=1)
    assert text_of(bob.hand) == sentence("left-game-waits", table=1)
    assert sentence("seat-waits") in text_of(house.public)
    assert house.rows("SELECT robot FROM seats WHERE user_id IS NULL") == [(0,)]
    lines = len(house.log().moves)
    for _ in range(4):
        for player in house.to_act(ann, cid):
            await player.act(sorted(player.lines())[0])
    stuck = len(house.log().moves)
    assert stuck >= lines
    await pass_time(house, 600)
    await house.restart()
    await pass_time(house, 600)
    assert len(house.log().moves) == stuck, "nobody plays there"
    dan = house.invite("Dan")
    await dan.press(house.public, f"sit:1:{house.seats().index(None)}")
    assert dan.id in house.seats()
    assert sentence("seat-waits") not in text_of(house.public)
    assert house.to_act(ann, cid, dan)


@pytest.mark.parametrize("again", [False, True])
async def test_a_robot_is_let_in_by_vote(house: House, again: bool) -> None:
    ann, bob, cid = await game_without_robots(house)
    await bob.slash("table leave")
    (wish,) = [w for w in wishes(house.public) if w.startswith("vote:1:robot:")]
    await ann.press(house.public, wish)
    assert sentence("vote-robot", who="Ann") in text_of(house.public)
    if again:
        await house.restart()
    assert said(await cid.press(house.public, "vote:1:yes:1")) == sentence("vote-done")
    assert sentence("seat-waits") not in text_of(house.public)
    assert house.to_act(ann, cid)
    await bob.slash("table join")
    assert bob.id in house.seats(), "and the seat can be taken back"


async def test_the_table_is_ended_by_vote(house: House) -> None:
    ann, bob, cid = await game_without_robots(house)
    await bob.slash("table leave")
    panel = (await ann.press(house.public, "table:1:menu")).response
    await ann.press(panel, "vote:1:panel")
    await ann.press(panel, "vote:1:end")
    assert sentence("end-question", table=1) in text_of(panel)
    await ann.press(panel, "vote:1:end:sure")
    assert sentence("vote-end", who="Ann") in text_of(house.public)
    await house.restart()
    await cid.press(house.public, "vote:1:yes:1")
    assert house.rows("SELECT state FROM tables") == [("ended",)]
    assert notes(house)[-1] == "ended: ended-by-vote"


async def test_a_rematch_begins_without_robots_too(house: House) -> None:
    ann, bob, cid = await game_without_robots(house)
    await bob.slash("table leave")
    await ann.press(house.public, next(w for w in wishes(house.public) if w.startswith("vote:1:r")))
    await cid.press(house.public, "vote:1:yes:1")
    await ann.end()
    await ann.press(house.public, "table:1:rematch")
    assert sorted(house.seats(2), key=str) == sorted([ann.id, None, None], key=str)
    kept = house.rows("SELECT kept_for FROM seats WHERE table_id = 2 AND kept_for IS NOT NULL")
    assert kept == [(cid.id,)], "bob had left"
    assert not house.rows("SELECT * FROM seats WHERE table_id = 2 AND robot IS NOT NULL")
