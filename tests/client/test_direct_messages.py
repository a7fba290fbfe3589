"""Direct messages: what a refusal means, where they are written to, to whom, and who is rung."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.client.display.waits import PLAYING, TOLD_AFTER
from bot.client.metrics import Metrics
from bot.client.openings import FIRST_PAUSE
from bot.storage.rows.ids import TableId
from bot.words.words import words
from tests.support.hearing import heard
from tests.support.house import House, open_house, public_sentence
from tests.support.letters import quietly
from tests.support.messages import said, sentence
from tests.support.places import requests, spoken
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

OPENING = "/users/@me/channels"
CROWD = 140
"""More than discord.py keeps in mind: 128 channels of direct messages."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


def closed(house: House) -> list[tuple[int, int]]:
    """The hands, by table and user id, whose direct messages are written down as closed."""
    return house.rows("SELECT table_id, user_id FROM hands WHERE told_closed")


async def doctor(house: House, ada: Player) -> str:
    return str(text_of((await ada.slash("doctor")).response))


# ---------------------------------------------------------------------- what a refusal means


@pytest.mark.parametrize("where", ["opening", "writing"])
@pytest.mark.parametrize(("status", "code"), [(403, 50007), (400, 50007), (403, 50278)])
async def test_closed_direct_messages(house: House, where: str, status: int, code: int) -> None:
    """By the code, whatever the status: told at once, and tried again when they sit down anew."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre-two")
    letters = f"/channels/{bob.member.user.dm_channel.id}/messages"
    path = OPENING if where == "opening" else letters
    house.env.inject_error("POST", path, status=status, code=code, times=None)
    joined = await bob.press(house.public, "lobby:1:join")
    assert said(joined) == sentence("joined-closed", table=1, begun="no")
    assert closed(house) == [(1, bob.id)]
    assert not house.bot.display.direct.breaker.open
    house.env.backend.faults.clear()
    await bob.more("leave")
    joined = await bob.press(house.public, "lobby:1:join")
    assert said(joined) == sentence("joined", table=1, begun="no")
    assert closed(house) == []
    assert len(bob.letters) == 1


async def test_whoever_plays_on_where_none_arrives_any_more_sees_the_game_go_on(
    house: House,
) -> None:
    """Their hand stands before them still, though no new message with it can be sent."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("four-jacks", ann, bob)
    house.closed_dm(ann)
    await house.env.advance_time(PLAYING + TOLD_AFTER)
    assert closed(house) == [(1, ann.id)]
    (letter,) = ann.letters
    sent = f"/channels/{ann.member.user.dm_channel.id}/messages"
    since, acted = len(house.env.http_requests), 0
    while acted < 6:
        (player, *_) = house.to_act(ann, bob)
        await player.act(sorted(player.lines())[0])
        assert sorted(ann.lines()) == sorted(house.legal(ann))
        acted += player is ann
    assert [one.id for one in ann.letters] == [letter.id]
    assert requests(house, "POST", sent, since) == 0, "nor is it tried"
    house.env.backend.faults.clear()
    panel = (await ann.slash("knave settings")).response
    await ann.choose(panel, "mine:0:hand", "both")
    assert closed(house) == [] and len(ann.letters) == 1, "they are open again"
    assert sorted(ann.lines()) == sorted(house.legal(ann))


@pytest.mark.parametrize("code", [40003, 20026, 40002])
async def test_too_many_opened(house: House, code: int, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody's are closed by it: the whole bot opens none for a while, says so, and goes on."""
    ada, ann, bob, cid = house.invite_admin("Ada"), *house.invite_all("Ann", "Bob", "Cid")
    await house.opened(ann, "four-jacks")
    house.env.inject_error("POST", OPENING, status=403, code=code, times=1)
    assert said(await bob.press(house.public, "lobby:1:join")) == sentence(
        "joined-closed", table=1, begun="no"
    )
    since = len(house.env.http_requests)
    assert said(await cid.press(house.public, "lobby:1:join")) == sentence(
        "joined-closed", table=1, begun="no"
    )
    await ann.start()
    assert requests(house, "POST", OPENING, since) == 0, "nobody else is tried"
    assert closed(house) == []
    assert sentence("hand-is", cards=words("en").cards(house.view(ann).hand)) in heard(ann.hand)
    assert spoken(house) == [], "they were told when they sat down"
    assert sentence("doctor-letters-paused", count=5) in await doctor(house, ada)
    assert "open no new direct messages" in caplog.text
    metrics = Metrics()
    metrics.attach(house.bot)
    numbers = metrics.registry.get_sample_value
    assert numbers("knave_direct_messages_paused_seconds") == FIRST_PAUSE
    house.faults.seen.clear()  # what the log says of it is meant
    shown = await bob.open_hand()
    assert shown.response.ephemeral
    await house.env.advance_time(FIRST_PAUSE + 1)
    assert len(bob.letters) == len(cid.letters) == 1, "they come when they may"
    for player in (bob, cid):
        held = words("en").cards(house.view(player).hand)
        assert sentence("hand-is", cards=held) in heard(player.letters[0])
    assert sentence("doctor-letters", count=3) in await doctor(house, ada)
    assert numbers("knave_direct_messages_paused_seconds") == 0


async def test_it_waits_longer_each_time(house: House) -> None:
    """When a pause is over, one person is tried, not all at once."""
    ann, bob = house.invite_all("Ann", "Bob")
    house.env.inject_error("POST", OPENING, status=403, code=40003, times=2)
    await ann.slash("practice", game="euchre")
    left = house.bot.display.direct.breaker
    assert left.left == FIRST_PAUSE
    refused = said(await bob.slash("practice", game="euchre"))
    assert refused == sentence("no-practice-no-dm", count=round(FIRST_PAUSE / 60))
    refused = said(await bob.slash("learn", game="euchre"))
    assert refused == sentence("no-lesson-no-dm", count=round(FIRST_PAUSE / 60))
    assert house.rows("SELECT * FROM tables") == []
    await house.env.advance_time(FIRST_PAUSE + 1)
    await ann.slash("practice", game="euchre")
    assert left.left == 2 * FIRST_PAUSE
    await house.env.advance_time(2 * FIRST_PAUSE + 1)
    await ann.slash("practice", game="euchre")
    assert not left.open and not left.half_open
    assert left.trips == 2
    assert len(ann.letters) == 1, "lobby and hand of a practice are one message"
    house.faults.seen.clear()


async def test_anything_else_may_work_later(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre-two")
    house.env.inject_error("POST", OPENING, status=403, code=0, times=1)
    await bob.press(house.public, "lobby:1:join")
    assert closed(house) == []
    assert not house.bot.display.direct.breaker.open
    await ann.start()
    assert len(bob.letters) == 1


async def test_who_wants_to_hear_of_tables_is_not_given_up_for_it(house: House) -> None:
    """A refusal that is the bot's own doing counts against nobody."""
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash("notify", game="euchre")
    await house.opened(ann, "pepper")
    house.env.inject_error("POST", OPENING, status=403, code=20026, times=None)
    for _ in range(4):
        await ann.end()
        await house.opened(ann, "euchre")
        await house.env.advance_time(11 * 60)
    assert house.rows("SELECT user_id FROM wanted") == [(bob.id,)]
    assert house.rows("SELECT * FROM wanted_told") == []
    house.faults.seen.clear()


# ---------------------------------------------------------------------- where they are written to


async def test_a_crowd_is_opened_once_each(house: House) -> None:
    """More people than discord.py remembers, and over a restart."""
    crowd = house.invite_all(*[f"P{n}" for n in range(CROWD)])
    for player in crowd:
        await player.slash("notify", game="euchre")
    send = house.bot.display.direct.send
    for _ in range(2):
        for player in crowd:
            await send(player.id, lambda channel: channel.send("Hello."))
    assert requests(house, "POST", OPENING) == CROWD
    await house.restart()
    send = house.bot.display.direct.send
    for player in crowd:
        await send(player.id, lambda channel: channel.send("Hello again."))
    assert requests(house, "POST", OPENING) == CROWD
    assert all(len(player.letters) == 3 for player in crowd)


async def test_turns_are_told_without_opening_anything(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre-two", ann, bob)
    for _ in range(6):
        (asked,) = house.to_act()
        before = asked.hand.id
        await house.env.advance_time(61)
        assert asked.hand.id != before
        await asked.act(sorted(asked.lines())[0])
    assert requests(house, "POST", OPENING) == 2


async def test_the_channel_is_learnt_from_what_is_pressed_in_it(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash_dm("my-tables")
    kept = house.rows("SELECT user_id, channel_id FROM direct_channels")
    assert kept == [(bob.id, bob.member.user.dm_channel.id)]
    await house.opened(ann, "euchre-two")
    since = len(house.env.http_requests)
    await bob.press(house.public, "lobby:1:join")
    assert len(bob.letters) == 1
    assert requests(house, "POST", OPENING, since) == 0


async def test_a_channel_that_is_no_more_is_opened_anew(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash_dm("my-tables")
    await house.opened(ann, "euchre-two")
    since = len(house.env.http_requests)
    path = f"/channels/{bob.member.user.dm_channel.id}/messages"
    house.env.inject_error("POST", path, status=404, code=10003, times=1)
    joined = await bob.press(house.public, "lobby:1:join")
    assert said(joined) == sentence("joined", table=1, begun="no")
    assert len(bob.letters) == 1
    assert requests(house, "POST", OPENING, since) == 1
    await ann.start()
    assert requests(house, "POST", OPENING, since) == 1


async def test_who_is_forgotten_leaves_no_channel_behind(house: House) -> None:
    ann = house.invite("Ann")
    await ann.slash_dm("my-tables")
    asked = (await ann.slash_dm("privacy delete")).response
    for part in ("forget", "for-good"):
        await ann.press(asked, f"privacy:0:{part}")
    assert house.rows("SELECT * FROM direct_channels") == []
    assert await house.bot.display.direct.number(ann.id) is None


# ---------------------------------------------------------------------- to whom, and who is rung


async def finished_by(house: House, ann: Player, *others: Player) -> None:
    """A table of theirs has ended."""
    await house.opened(ann, "four-jacks")
    for player in others:
        await player.press(house.public, "lobby:1:join")
    await ann.end()


async def test_rematches_are_no_letters(house: House) -> None:
    """Ten in a row: nobody is seated or written to but who presses; one is called once."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await finished_by(house, ann, bob, cid)
    before, over = [len(player.letters) for player in (bob, cid)], house.public
    called = []
    for table in range(2, 12):
        await ann.press(over, "table:1:rematch")
        assert house.seats(table).count(None) == 2
        (note,) = [m for m in house.channel.history() if not m.components]
        stored = house.env.backend.get_message(house.channel.id, note.id)
        called.append(sorted(stored.ping_user_ids))
        await ann.end()
    assert [len(player.letters) for player in (bob, cid)] == before
    assert called == [[bob.id, cid.id], *9 * [[]]]


async def test_a_game_after_a_rematch_deals_to_nobody_unasked(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await finished_by(house, ann, bob, cid)
    before = len(bob.letters)
    await ann.press(house.public, "table:1:rematch")
    await cid.press(house.public, "lobby:2:join")
    await ann.start(2)
    assert len(bob.letters) == before
    assert set(house.seats(2)) == {ann.id, cid.id, None}
    place = house.rows("SELECT position FROM seats WHERE table_id = 2 AND kept_for = ?", bob.id)
    await bob.slash("table join", table=2)
    assert house.rows("SELECT position FROM seats WHERE user_id = ? AND table_id = 2", bob.id) == (
        place
    ), "a robot has kept it warm"


@pytest.mark.parametrize("who", ["presser", "other"])
async def test_a_rematch_leaves_out_who_was_blocked(house: House, who: str) -> None:
    """In either direction, and without a word to them."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await finished_by(house, ann, bob, cid)
    blocker, blocked = (ann, bob) if who == "presser" else (bob, ann)
    await blocker.slash("block", person=blocked.member)
    await ann.press(house.public, "table:1:rematch")
    kept = house.rows("SELECT kept_for FROM seats WHERE table_id = 2 AND kept_for IS NOT NULL")
    assert kept == [(cid.id,)]
    assert spoken(house) == [sentence("rematch-note", user=f"<@{cid.id}>", who="Ann", table=2)]


async def test_a_rematch_keeps_to_the_tables_a_person_may_have(house: House) -> None:
    ada, ann, bob = house.invite_admin("Ada"), *house.invite_all("Ann", "Bob")
    await finished_by(house, ann, bob)
    over, home = house.public, house.channel
    panel = (await ada.slash("server-settings")).response
    await ada.press(panel, "limit:0:show")
    await ada.choose(panel, "limit:0:person", "1")
    house.channel = house.guild.create_text_channel("second")
    await house.env.settle()
    await house.opened(bob, "euchre")
    house.channel = home
    await ann.press(over, "table:1:rematch")
    busy = sentence("no-person-busy", count=1)
    assert said(await bob.press(house.public, "lobby:3:join")) == busy
    assert bob.id not in house.seats(3)


async def test_who_was_sent_away_is_told_without_a_sound(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("four-jacks", ann, bob)
    asked = (await ann.slash("seat kick", person=bob.member)).response
    since = len(house.env.http_requests)
    await ann.press(asked, f"seats:1:gone:{bob.id}:")
    assert text_of(bob.letters[-1]).startswith("Ann, the host of table 1")
    assert quietly(house, bob, since) == [True], "nothing is asked of them"


async def test_only_what_asks_for_something_rings(house: House) -> None:
    """A welcome does not, nor a hand that is sent anew because its message was deleted."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre-two", ann, bob)
    assert quietly(house, ann) == quietly(house, bob) == [True]
    (asked,) = house.to_act()
    waits = bob if asked is ann else ann
    house.env.backend.delete_message(waits.member.user.dm_channel.id, waits.hand.id)
    while not waits.letters:
        await house.to_act(asked)[0].act(sorted(asked.lines())[0])
    assert quietly(house, waits) == [True, True]
    since = len(house.env.http_requests)
    (asked,) = house.to_act()
    await house.env.advance_time(61)
    assert quietly(house, asked, since) == [False], "who is waited for is rung"


# ---------------------------------------------------------------------- first contact


async def test_first_contact_is_in_the_language_of_the_server(house: House) -> None:
    """People met before read their own language, strangers the server's."""
    ada, bob = house.invite_admin("Ada"), house.invite("Bob", locale="ja")
    panel = (await ada.slash("server-settings")).response
    await ada.choose(panel, "ours:0:language", "de")
    await house.opened(ada, "euchre")
    await ada.slash("seat reserve", person=bob.member)
    facts: dict[str, Any] = {"user": f"<@{bob.id}>", "who": "Ada", "table": 1}
    assert spoken(house) == [public_sentence(house, "kept-note", "de", **facts)]
    table = await house.bot.tables.find(TableId(1))
    assert (await house.bot.display.screens.words_of(table, bob.id)).language == "de"
    await bob.slash("my-tables")
    assert (await house.bot.display.screens.words_of(table, bob.id)).language == "ja"
