"""Calls to a turn: until one has worked, and only for people who want to be called."""

from __future__ import annotations

import pytest

from bot.client.display.waits import PLAYING
from bot.storage.store import StoreBusy
from tests.support.house import CLOSED_DM, House
from tests.support.messages import sentence
from tests.support.places import spoken
from tests.support.player import Player


async def wants_calls(player: Player, kind: str) -> None:
    panel = (await player.slash("knave settings")).response
    await player.choose(panel, "mine:0:ping", kind)


async def until_it_is_up_to(house: House, player: Player, *others: Player) -> None:
    """Have the others play, until it is this player's turn after another's move."""
    for _ in range(40):
        asked = house.to_act(*others)
        if not asked and house.log().moves[-1][0] != player.seat():
            return
        mover = (asked or [player])[0]
        await mover.act(sorted(mover.lines())[0])
    raise AssertionError("it is never up to them")


@pytest.mark.parametrize("kind", ["channel", "dm"])
async def test_a_call_that_fails_is_tried_again(house: House, kind: str) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await wants_calls(ann, kind)
    await house.started("euchre-two", bob, ann)
    await until_it_is_up_to(house, bob, ann)
    place = house.channel if kind == "channel" else ann.member.user.dm_channel
    house.env.inject_error("POST", f"/channels/{place.id}/messages", status=400, code=1, times=1)
    before, called = len(ann.letters), sentence("turn-ping", user=f"<@{ann.id}>", table=1)
    hand = ann.letters[-1].id
    await bob.act(sorted(bob.lines())[0])
    await until_it_is_up_to(house, ann, bob)
    await house.env.advance_time(PLAYING + 1)
    assert called not in spoken(house) and ann.letters[-1].id == hand, "it was refused"
    await house.env.advance_time(11)
    assert len(ann.letters) == before
    assert (called in spoken(house)) == (kind == "channel")
    assert (ann.letters[-1].id != hand) == (kind == "dm")


async def test_who_wants_no_calls_is_not_called_by_a_note(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await wants_calls(ann, "channel")
    await wants_calls(bob, "none")
    await house.opened(ann, "euchre-two")
    await bob.press(house.public, "lobby:1:join")
    for player in (ann, bob):
        letters = f"/channels/{player.member.user.dm_channel.id}/*"
        house.env.inject_error("*", letters, status=403, code=CLOSED_DM, times=None)
    await ann.start()
    sent = [r.json or {} for r in house.env.http_requests if r.method == "POST"]
    for player, calls in ((ann, [str(ann.id)]), (bob, [])):
        note = sentence("dm-closed-note", user=f"<@{player.id}>", table=1)
        (mentions,) = [body["allowed_mentions"] for body in sent if body.get("content") == note]
        assert list(map(str, mentions.get("users", []))) == calls


async def test_a_call_for_which_the_store_fails_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await wants_calls(ann, "dm")
    await house.started("euchre-two", bob, ann)
    await until_it_is_up_to(house, bob, ann)
    hand = ann.letters[-1].id
    await bob.act(sorted(bob.lines())[0])
    await until_it_is_up_to(house, ann, bob)
    marks, left = house.bot.store.marks, [1]
    plain = marks.set_mark

    async def set_mark(name: str, value: str) -> None:
        if name.startswith("before") and left[0]:
            left[0] -= 1
            raise StoreBusy("held by others")
        await plain(name, value)

    monkeypatch.setattr(marks, "set_mark", set_mark)
    await house.env.advance_time(PLAYING + 1)
    assert left == [0] and ann.letters[-1].id == hand
    for _ in range(8):
        await house.env.advance_time(11)
    assert ann.letters[-1].id != hand
    path = f"{ann.member.user.dm_channel.id}/messages"
    sent = [r.json for r in house.env.http_requests if r.method == "POST" and r.path.endswith(path)]
    assert not sent[-1].get("flags", 0) & 1 << 12, "it rings"
