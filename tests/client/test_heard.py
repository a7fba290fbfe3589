"""Being heard, with nothing chosen: once a turn, when it waits, and never while playing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.client.display.waits import PLAYING, TOLD_AFTER
from bot.storage.store import StoreError
from bot.tables.model.clock import Pace
from tests.support.house import House, open_house
from tests.support.letters import quietly
from tests.support.messages import enabled, said, sentence, wishes
from tests.support.places import spoken
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

MINUTE = 60.0
SOON = 2.0
GAME = "euchre-two"


@pytest.fixture
def clock() -> SimTime:
    return SimTime()


@pytest.fixture
async def house(tmp_path: Path, clock: SimTime) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=clock) as opened:
        yield opened


async def chosen(player: Player, what: str, value: str) -> None:
    panel = (await player.slash("knave settings")).response
    await player.choose(panel, f"mine:0:{what}", value)


async def clocked(house: House, clock: str, host: Player, *guests: Player) -> None:
    """A lobby with this clock, in which everybody has sat for a while."""
    await house.opened(host, GAME)
    panel = (await host.press(house.public, "lobby:1:rules")).response
    await host.choose(panel, "rules:1:clock", clock)
    for guest in guests:
        await guest.press(house.public, "lobby:1:join")
    await house.env.advance_time(PLAYING + SOON)


async def started(house: House, host: Player, *guests: Player, clock: str = "off") -> None:
    await clocked(house, clock, host, *guests)
    await host.start()


async def any_move(player: Player) -> None:
    await player.act(sorted(player.lines())[0])


async def until_asked(house: House, player: Player, other: Player) -> None:
    """Play until the turn comes to this player by what the other does."""
    for _ in range(60):
        if player.lines() and house.log().moves[-1][0] == other.seat():
            return
        await any_move(house.to_act(player, other)[0])
    raise AssertionError("it never is")


def called(house: House, player: Player, key: str = "turn-ping") -> bool:
    return any(sentence(key, user=f"<@{player.id}>", table=1) in text for text in spoken(house))


# ---------------------------------------------------------------------- when a game begins


async def test_a_game_begins(house: House) -> None:
    """Guests who have waited for it hear of it, by a message that replaces the one before."""
    ann, bob = house.invite_all("Ann", "Bob")
    await clocked(house, "off", ann, bob)
    since, before = len(house.env.http_requests), bob.hand.id
    await ann.start()
    assert bob.hand.id != before and len(bob.letters) == 1
    assert quietly(house, bob, since) == [False]
    assert quietly(house, ann, since) == [], "who has pressed Start knows"


async def test_who_has_just_sat_down_is_not_told_that_it_begins(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    assert quietly(house, bob) == quietly(house, ann) == [True]


async def test_to_be_told_that_it_begins_is_to_be_told_of_the_turn(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob)
    since = len(house.env.http_requests)
    if not bob.lines():
        await until_asked(house, bob, ann)
        since = len(house.env.http_requests)
        await house.env.advance_time(2 * PLAYING)
        assert quietly(house, bob, since) == [False]
        return
    await house.env.advance_time(10 * MINUTE)
    assert quietly(house, bob, since) == [], "never twice a turn"


# ---------------------------------------------------------------------- when it waits


async def test_a_turn_that_waits(house: House) -> None:
    """Once, after a moment, by a message that replaces the one before; and then no more."""
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob)
    await until_asked(house, bob, ann)
    await house.env.advance_time(PLAYING)  # all that was pressed is a minute ago
    await any_move(bob)
    await until_asked(house, ann, bob)
    since, before = len(house.env.http_requests), ann.hand.id
    await house.env.advance_time(TOLD_AFTER - SOON)
    assert quietly(house, ann, since) == []
    await house.env.advance_time(PLAYING)
    assert quietly(house, ann, since) == [False]
    assert ann.hand.id != before and len(ann.letters) == 1
    assert ann.lines(), "the same buttons"
    await house.env.advance_time(30 * MINUTE)
    assert quietly(house, ann, since) == [False], "never twice a turn"


async def test_after_25_seconds_if_one_has_not_played_lately(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob)
    (asked,) = house.to_act()
    waits = bob if asked is ann else ann
    await house.env.advance_time(PLAYING + SOON)
    since = len(house.env.http_requests)
    await asked.act(sorted(asked.lines())[0])
    while house.to_act() == [asked]:
        await any_move(asked)
    await house.env.advance_time(TOLD_AFTER - SOON)
    assert quietly(house, waits, since) == []
    await house.env.advance_time(2 * SOON)
    assert quietly(house, waits, since) == [False]


async def test_not_while_one_is_plainly_playing(house: House) -> None:
    """A minute after one's last click at the table, whatever was pressed, and no sooner."""
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob)
    await until_asked(house, bob, ann)
    await bob.press(house.public, "table:1:menu")
    since = len(house.env.http_requests)
    for _ in range(4):
        await house.env.advance_time(PLAYING - SOON)
        await bob.press(house.public, "table:1:menu")
    assert quietly(house, bob, since) == []
    await house.env.advance_time(PLAYING - SOON)
    assert quietly(house, bob, since) == []
    await house.env.advance_time(2 * SOON)
    assert quietly(house, bob, since) == [False]


async def test_who_plays_in_time_is_not_told(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob)
    since = len(house.env.http_requests)
    for _ in range(8):
        await house.env.advance_time(TOLD_AFTER - SOON)
        await any_move(house.to_act()[0])
    assert quietly(house, ann, since) == []
    assert spoken(house) == []


async def test_who_plays_at_another_table_is_told_of_this_one(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob)
    await until_asked(house, bob, ann)
    await bob.press(house.public, "table:1:menu")
    since = len(house.env.http_requests)
    await house.env.advance_time(PLAYING - SOON)
    await bob.slash("practice", game="euchre")
    assert not [quiet for quiet in quietly(house, bob, since)[2:] if not quiet]
    since = len(house.env.http_requests)
    await house.env.advance_time(2 * SOON)
    assert quietly(house, bob, since) == [False]


async def test_never_in_quiet_hours(house: House, clock: SimTime) -> None:
    """On a live table too; what still waits then is told when they end."""
    ann, bob = house.invite_all("Ann", "Bob")
    hour = int(clock.now() // 3600) % 24
    quiet = {"from": hour, "until": (hour + 2) % 24, "zone": "UTC"}
    await bob.slash("quiet-hours", **quiet)
    await started(house, ann, bob)
    assert quietly(house, bob) == [True], "nor that a game begins"
    await until_asked(house, bob, ann)
    since = len(house.env.http_requests)
    await house.env.advance_time(30 * MINUTE)
    assert quietly(house, bob, since) == []
    await house.env.advance_time(2 * 60 * MINUTE)
    assert quietly(house, bob, since) == [False]


async def test_who_wishes_no_message_gets_none(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await chosen(bob, "ping", "none")
    await started(house, ann, bob)
    await until_asked(house, bob, ann)
    await house.env.advance_time(30 * MINUTE)
    assert quietly(house, bob) == [True]
    assert spoken(house) == []


async def test_nobody_is_told_twice_over_a_restart(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob)
    await until_asked(house, bob, ann)
    await house.env.advance_time(2 * PLAYING)
    since = len(house.env.http_requests)
    await house.restart()
    await house.env.advance_time(10 * MINUTE)
    assert quietly(house, bob, since) == []


@pytest.mark.parametrize("there", ["dm", "here"])
async def test_whoever_was_not_told_yet_is_told_after_a_restart(house: House, there: str) -> None:
    """Once, when the game has waited for them as long as ever; and no restart tells it again."""
    ann, bob = house.invite_all("Ann", "Bob")
    await chosen(bob, "hand", there)
    await started(house, ann, bob)
    if there == "here":
        await bob.open_hand()
    await until_asked(house, bob, ann)
    since = len(house.env.http_requests)
    await house.restart()

    def told() -> list[bool] | bool:
        return quietly(house, bob, since) if there == "dm" else called(house, bob)

    await house.env.advance_time(TOLD_AFTER - 2)
    assert not told()
    await house.env.advance_time(2 * PLAYING)
    assert told() == ([False] if there == "dm" else True)
    since = len(house.env.http_requests)
    for _ in range(2):
        await house.restart()
        await house.env.advance_time(10 * MINUTE)
    assert told() == ([] if there == "dm" else True)
    assert len(spoken(house)) == (there == "here")


# ---------------------------------------------------------------------- in the channel


async def test_whose_hand_is_in_the_channel_is_mentioned_there(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await chosen(bob, "hand", "here")
    await started(house, ann, bob)
    assert called(house, bob, "begun-ping")
    await bob.open_hand()
    await until_asked(house, bob, ann)
    assert spoken(house) == [], "that it has begun is said no longer"
    await house.env.advance_time(2 * PLAYING)
    assert called(house, bob)
    await any_move(bob)
    assert spoken(house) == []
    assert bob.letters == []


async def test_whose_direct_messages_are_closed_is_mentioned(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    house.closed_dm(bob)
    await started(house, ann, bob)
    await bob.open_hand()
    await until_asked(house, bob, ann)
    await house.env.advance_time(2 * PLAYING)
    assert called(house, bob)


async def test_admins_may_forbid_it(house: House) -> None:
    ada, ann, bob = house.invite_admin("Ada"), *house.invite_all("Ann", "Bob")
    panel = (await ada.slash("server-settings")).response
    await ada.press(panel, "limit:0:show")
    await ada.press(panel, "limit:0:pings:no")
    await chosen(bob, "hand", "here")
    await started(house, ann, bob)
    await bob.open_hand()
    await until_asked(house, bob, ann)
    await house.env.advance_time(10 * MINUTE)
    assert spoken(house) == []


# ---------------------------------------------------------------------- clocks


async def test_a_live_clock_reminds_nobody_a_second_time(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob, clock="15m")
    await until_asked(house, bob, ann)
    since = len(house.env.http_requests)
    await house.env.advance_time(14 * MINUTE)
    assert bob.lines()
    assert quietly(house, bob, since) == [False]


async def test_where_a_turn_takes_days_one_is_told_again_at_half(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob, clock="1d")
    await until_asked(house, bob, ann)
    since = len(house.env.http_requests)
    await house.env.advance_time(11 * 60 * MINUTE)
    assert quietly(house, bob, since) == [False]
    await house.env.advance_time(2 * 60 * MINUTE)
    assert quietly(house, bob, since) == [False, False]
    assert len(bob.letters) == 1


# ---------------------------------------------------------------------- duplicate sets


def set_message(house: House) -> Any:
    """The public message of the set."""
    return [m for m in house.channel.history() if m.components and not m.flags.ephemeral][-1]


async def set_begun(house: House, *people: Player) -> None:
    """A duplicate set of two deals, begun after everybody has waited for it for a while."""
    host, *guests = people
    await host.slash("duplicate open", game="euchre", rules="house")
    for guest in guests:
        await guest.press(set_message(house), "duplicate:1:join")
    panel = (await host.press(set_message(house), "duplicate:1:terms")).response
    await host.choose(panel, "duplicate:1:set:deals", "2")
    await house.env.advance_time(PLAYING + SOON)
    await host.press(set_message(house), "duplicate:1:start")


async def until_next_deal(house: House, *people: Player) -> None:
    """Have people play in a set, until their next deal has begun: it is another table."""
    at = "SELECT count(*) FROM seats WHERE user_id = ?"
    while house.rows(at, people[0].id) != [(2,)]:
        await any_move(house.to_act(*people)[0])


async def test_a_duplicate_set_begins_and_waits(house: House) -> None:
    """As at any table; and nobody at another one hears of a turn."""
    ann, bob = house.invite_all("Ann", "Bob")
    await set_begun(house, ann, bob)
    assert quietly(house, bob)[-1] is False and len(bob.letters) == 1
    assert False not in quietly(house, ann), "who has pressed Start knows"
    while not (ann.lines() and not bob.lines()):
        await any_move(house.to_act(bob)[0])
    since, before = len(house.env.http_requests), ann.hand.id
    await house.env.advance_time(PLAYING + TOLD_AFTER)
    assert quietly(house, ann, since) == [False] and ann.hand.id != before
    await house.env.advance_time(5 * MINUTE)
    assert quietly(house, ann, since) == [False], "never twice a turn"
    since = len(house.env.http_requests)
    await until_next_deal(house, ann, bob)
    assert False not in quietly(house, ann, since), "the next deal is before their eyes"
    assert spoken(house) == []


async def test_whose_hand_is_in_the_channel_hears_of_each_deal_of_a_set(house: House) -> None:
    """It is another hand each time, which nobody has open; of its turns the channel hears none."""
    ann, bob = house.invite_all("Ann", "Bob")
    await chosen(bob, "hand", "here")
    await set_begun(house, ann, bob)
    note = sentence("duplicate-begun-ping", user=f"<@{bob.id}>")
    assert spoken(house) == [note] and bob.letters == []
    bob.shown = (await bob.press(set_message(house), "duplicate:1:hand")).response
    assert spoken(house) == []
    while not (bob.lines() and not ann.lines()):
        await any_move(house.to_act(ann)[0])
    await house.env.advance_time(2 * PLAYING)
    assert spoken(house) == [], "others play the same deal"
    since = len(house.env.http_requests)
    await until_next_deal(house, ann, bob)
    assert spoken(house) == [note]
    sent = [
        r.json for r in house.env.http_requests[since:] if (r.json or {}).get("content") == note
    ]
    assert [body["allowed_mentions"].get("users", []) for body in sent] == [[]], "nothing rings"


# ---------------------------------------------------------------------- settings


async def test_the_settings_say_so(house: House) -> None:
    ann = house.invite("Ann")
    panel: Any = (await ann.slash("knave settings")).response
    assert sentence("settings-ping", ping=sentence("ping-dm")) in text_of(panel)
    assert "mine:0:ping" in wishes(panel)
    assert enabled(panel, "mine:0:ping")
    await ann.choose(panel, "mine:0:ping", "channel")
    assert sentence("settings-ping", ping=sentence("ping-channel")) in text_of(panel)
    assert said(await ann.slash("my-tables"))


@pytest.mark.parametrize("jump", [-60 * MINUTE, 60 * MINUTE])
async def test_a_wall_clock_that_is_set_tells_nobody_too_early_or_too_late(
    house: House, clock: SimTime, jump: float
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob)
    await until_asked(house, bob, ann)
    await house.env.advance_time(PLAYING + SOON)
    await until_asked(house, ann, bob)
    await house.env.advance_time(SOON)
    before = ann.hand.id
    clock.ahead += jump
    await house.env.advance_time(SOON)
    assert ann.hand.id == before, "they have played just now"
    await house.env.advance_time(PLAYING)
    assert ann.hand.id != before


async def test_nobody_is_waited_for_while_the_program_goes_down(house: House) -> None:
    """A drawing after that starts no clock that nobody stops."""
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob)
    await until_asked(house, bob, ann)
    display, table = house.bot.display, house.bot.tables.tables[0]
    display.waits.stop_all()
    assert table.session is not None
    running = asyncio.all_tasks()
    display.waits.begin(display.state.hand(table, bob.id), table.session.numbers[bob.seat()])
    assert asyncio.all_tasks() == running


# ---------------------------------------------------------------------- cut off in between


async def test_a_hand_sent_anew_leaves_no_other_behind(house: House) -> None:
    """Though the one before could not be taken away, and another process has begun since."""
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob)
    await until_asked(house, ann, bob)
    before = len(ann.letters)
    letters = f"/channels/{ann.member.user.dm_channel.id}/messages/*"
    house.env.inject_error("DELETE", letters, status=500, times=1)
    await house.env.advance_time(PLAYING + TOLD_AFTER + SOON)
    assert len(ann.letters) == before + 1
    await house.restart()
    assert len(ann.letters) == before
    assert sorted(ann.lines()) == sorted(house.legal(ann))
    assert not house.rows("SELECT * FROM marks WHERE name GLOB 'before *' AND value != ''")


async def test_a_hand_that_was_sent_but_not_written_down_is_found_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is sent with the same nonce, and the one before goes."""
    ann, bob = house.invite_all("Ann", "Bob")
    await started(house, ann, bob)
    await until_asked(house, ann, bob)
    before = len(ann.letters)

    async def full(row: Any) -> None:
        raise StoreError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(house.bot.store.tables, "set_hand", full)
        await house.env.advance_time(PLAYING + TOLD_AFTER + SOON)
        assert len(ann.letters) == before + 1
    await house.env.advance_time(2 * Pace().retry)
    assert len(ann.letters) == before
    assert sorted(ann.lines()) == sorted(house.legal(ann))
