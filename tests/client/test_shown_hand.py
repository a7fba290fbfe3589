"""Notes on somebody's hand are forgotten with it, in every part of the display."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Any
from weakref import WeakKeyDictionary, WeakValueDictionary

import discord
import pytest

from bot.client.display.channel_lanes import Channels
from bot.client.display.hand_display import HandDisplay
from bot.client.display.hand_messages import lane
from bot.client.display.redraws import Redraws
from bot.client.display.table_messages import TableMessages
from bot.client.display.waits import PLAYING, TOLD_AFTER
from bot.storage.rows.ids import UserId
from bot.tables.live import at_hand
from bot.tables.model.clock import HASTE, RealClock
from tests.support.house import House
from tests.support.player import Player

GAME = "euchre-two"
SEVERAL = (list, tuple, set, frozenset, deque)
MAPS = (dict, OrderedDict, WeakKeyDictionary, WeakValueDictionary)
SOON = 1.0
SOMEBODY = 10**18


def remembered(shown: object) -> Iterator[int]:
    """All numbers in the fields of the display's objects, and in what they hold."""
    seen: set[int] = set()
    left: list[object] = [shown]
    while left:
        thing = left.pop()
        if isinstance(thing, int):
            yield thing
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, SEVERAL):
            left.extend(thing)
        elif isinstance(thing, MAPS):
            left.extend((*thing.keys(), *thing.values()))
        elif type(thing).__module__.startswith(("bot.client.display", "bot.client.direct")):
            left.extend(fields_of(thing))
        elif isinstance(thing, asyncio.TimerHandle) and not thing.cancelled():
            left.extend(thing._args or ())


def fields_of(thing: object) -> Iterator[Any]:
    slots = [name for cls in type(thing).__mro__ for name in getattr(cls, "__slots__", ())]
    yield from (getattr(thing, name) for name in slots if hasattr(thing, name))
    yield from vars(thing).values() if hasattr(thing, "__dict__") else ()


def knows_of(shown: object, user: int) -> bool:
    """Whether this part of the display remembers this person anywhere."""
    return user in remembered(shown)


def knows(house: House, player: Player) -> bool:
    return knows_of(house.bot.display, player.id)


async def playing(house: House) -> tuple[Player, Player]:
    """Two people: called in the channel, with clicked hands and private answers."""
    ann, bob = house.invite_all("Ann", "Bob")
    panel = (await ann.slash("knave settings")).response
    await ann.choose(panel, "mine:0:ping", "channel")
    await house.started(GAME, ann, bob)
    for _ in range(6):
        (player,) = house.to_act(ann, bob)
        await player.act(sorted(player.lines())[0])
        await house.env.advance_time(PLAYING + TOLD_AFTER + SOON)
    await ann.open_hand()
    return ann, bob


async def test_who_is_forgotten_between_an_answer_and_the_redraw(house: House) -> None:
    """The review's probe: a message that shows the newest state is remembered just then."""
    ann, bob = await playing(house)
    display, table = house.bot.display, house.bot.tables.tables[0]
    with display.hands.answering(table, ann.id, ann.hand.id):
        pass
    assert display.state.hand(table, ann.id).fresh == ann.hand.id
    await display.forget(ann.id)
    assert {user for _, user in display.state.hands} == {bob.id}
    await house.env.settle()
    assert not knows(house, ann) and knows(house, bob)


async def test_who_is_forgotten_while_a_click_is_answered(house: House) -> None:
    ann, bob = await playing(house)
    display, table = house.bot.display, house.bot.tables.tables[0]
    with display.hands.answering(table, ann.id, ann.hand.id):
        display.hand_changed(table, ann.id)
        await display.forget(ann.id)
    await house.env.settle()
    assert not knows(house, ann) and knows(house, bob)


async def test_nobody_is_remembered_who_was_forgotten(house: House) -> None:
    """Invited, called, waited for, and asleep: every field of a hand that can be set is."""
    ann, bob = await playing(house)
    display, table = house.bot.display, house.bot.tables.tables[0]
    hand = display.state.hand(table, ann.id)
    assert display.invitations.invited(table, ann.id) and display.invitations.may_ask(ann.id)
    await display.invitations.kept_for(table, [ann.id, bob.id], "Cid")
    later = asyncio.get_running_loop().call_later
    hand.morning = later(3600.0, display.hand_changed, table, ann.id)
    hand.unopened = hand.unshown = True
    assert hand.private and hand.told is not None
    assert knows(house, ann)
    await display.forget(ann.id)
    assert not knows(house, ann)
    assert hand.morning is None and hand.wait is None
    assert house.rows("SELECT name FROM marks WHERE name GLOB ?", f"* {ann.id}") == []


@pytest.mark.parametrize("late", ["", "back:1:0", "sure:1:0:pass", "next:1:1"])
async def test_of_a_closed_table_nothing_is_remembered(house: House, late: str) -> None:
    ann, bob = await playing(house)
    cid = house.invite("Cid")
    display, table = house.bot.display, house.bot.tables.tables[0]
    await cid.slash("card hand", table=1)
    assert display.state.hands and display.state.tables
    old = [player.hand for player in (ann, bob)]
    await ann.end()
    await house.env.settle()
    assert not table.open
    if late:
        await ann.forge(house.public, "table:1:hand")
        for player, message in zip((ann, bob), old, strict=True):
            await player.forge(message, late)
        await house.env.settle()
    assert not display.state.hands and not display.state.tables


async def test_what_was_refused_for_good_is_remembered_no_longer_than_its_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes no message that says how the game ended: nobody sees the table out."""
    ann, _ = await playing(house)
    display, table = house.bot.display, house.bot.tables.tables[0]

    async def refuse(*_: object, **__: object) -> None:
        response = type("Answered", (), {"status": 403, "reason": "Forbidden"})()
        raise discord.Forbidden(response, {"code": 50001, "message": "Missing Access"})

    for where in (HandDisplay, TableMessages):
        monkeypatch.setattr(where, "_show_now" if where is HandDisplay else "show", refuse)
    await ann.end()
    await house.env.settle()
    assert table.settled and display.state.hands
    monkeypatch.setattr(at_hand, "KEPT_CLOSED", 1)
    await house.opened(ann, GAME)
    await ann.end()
    await house.env.settle()
    assert {number for number, _ in display.state.hands} == {2}


async def test_of_a_lobby_that_closes_nothing_is_remembered(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.opened(ann, GAME)
    for player in (bob, cid):
        await player.press(house.public, "lobby:1:join")
    state = house.bot.display.state
    assert {user for _, user in state.hands} == {ann.id, bob.id, cid.id}
    await ann.end()
    await house.env.settle()
    assert not state.hands and not state.tables


async def test_a_drawing_that_was_stopped_before_it_began_can_be_asked_for_again() -> None:
    redraws, drawn = Redraws(RealClock(), HASTE), list[str]()

    async def draw() -> None:
        drawn.append("hand")

    redraws.request(("hand", 1, SOMEBODY), draw)
    await redraws.stop(lambda key: key == ("hand", 1, SOMEBODY))
    assert not drawn and not knows_of(redraws, SOMEBODY)
    redraws.request(("hand", 1, SOMEBODY), draw)
    await redraws.finish()
    assert drawn == ["hand"]


def test_the_lane_of_somebody_who_is_forgotten_goes() -> None:
    channels = Channels(RealClock())
    channels.sent(lane(UserId(7)), "edit")
    assert knows_of(channels, 7)
    channels.forget(lane(UserId(7)))
    assert not knows_of(channels, 7)
