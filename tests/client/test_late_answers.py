"""Every answer takes too long: all of them are put off, and still say what they have to say."""

from __future__ import annotations

import errno
from random import Random
from typing import Any

import pytest
from aiohttp import ServerDisconnectedError

from bot.client import answering
from bot.client.app import KnaveBot
from bot.client.errors import too_late
from tests.support.hearing import heard
from tests.support.house import House
from tests.support.messages import enabled, menu, moves, said, sentence, wishes
from tests.support.reading import text_of


@pytest.fixture
def house(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """Patience is over at once, and nobody is answered before the disk has been waited for."""
    begin, words_for = answering.Answer.__init__, KnaveBot.words_for

    def impatient(self: answering.Answer, parent: Any) -> None:
        begin(self, parent)
        self._ring()

    async def late(self: KnaveBot, interaction: Any) -> Any:
        await self.store.marks.mark("something")
        return await words_for(self, interaction)

    monkeypatch.setattr(answering.Answer, "__init__", impatient)
    monkeypatch.setattr(KnaveBot, "words_for", late)
    return house


def in_time(house: House) -> list[int]:
    """The answers that were not put off, by kind: there are none but to what completes."""
    sent = [r.json or {} for r in house.env.http_requests if r.path.endswith("/callback")]
    kinds = [body["type"] for body in sent]
    assert kinds
    return [kind for kind in kinds if kind not in (5, 6)]


async def test_a_whole_evening_of_late_answers(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    opened = await ann.slash("table open", game="euchre-two")
    assert enabled(house.public, "lobby:1:join")
    assert not [m for m in house.channel.history() if m.flags.loading], "nothing is left thinking"
    await ann.more("robot")
    await ann.more("norobot")
    joined = await bob.press(house.public, "lobby:1:join")
    assert sentence("joined", table=1, begun="no") in said(joined)
    assert "Bob" in text_of(house.public)
    assert opened.acknowledged
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    assert panel.flags.ephemeral
    await ann.choose(panel, "rules:1:level", "hard")
    assert [o["value"] for o in menu(panel, "rules:1:level")["options"] if o.get("default")]
    await ann.start()
    rng = Random(3)
    for _ in range(8):
        player = house.to_act()[0]
        letters, before = len(player.letters), moves(player.hand)
        await player.act(rng.choice(sorted(player.lines())))
        assert moves(player.hand) != before
        assert len(player.letters) == letters
    assert len([m for m in house.channel.history() if not m.flags.ephemeral]) == 1
    held = await bob.press(house.public, "table:1:hand")
    assert "Your hand" in heard(held.response)
    shown = (await ann.slash("table show")).response
    assert shown.ephemeral and text_of(shown) == text_of(house.public)
    ended = await ann.end()
    assert sentence("table-closed-now", table=1) in said(ended)
    assert in_time(house) == []


async def test_refusals_come_late_too(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre-two")
    refused = await bob.start()
    assert sentence("no-host-only") in said(refused)
    refused = await bob.slash("card pass")
    assert sentence("no-no-game-of-yours") in said(refused)


async def test_a_window_cannot_come_late(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("pinochle", ann, bob)
    for player in (ann, bob):
        asked = [w for w in wishes(player.hand) if w.startswith("type:")]
        if asked:
            told = await player.press(player.hand, asked[0])
            assert said(told) == sentence("no-press-again")
            return
    raise AssertionError("nobody was asked for a bid")


async def test_a_late_answer_leaves_the_private_message_that_was_clicked(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash("my-tables")
    await house.opened(ann, "euchre-two")
    await ann.slash("seat reserve", person=bob.member)
    await ann.end()
    (letter,) = bob.letters
    told, refused = text_of(letter), await bob.press(letter, "lobby:1:join")
    assert sentence("no-table-closed") in said(refused)
    assert text_of(bob.letters[0]) == told


async def test_a_late_answer_takes_the_place_of_a_call_that_was_followed(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash("my-tables")
    await house.opened(ann, "euchre-two")
    await ann.slash("seat reserve", person=bob.member)
    joined = await bob.press(bob.letters[0], "lobby:1:join")
    assert text_of(bob.letters[0]) == sentence("joined", table=1, begun="no")
    assert said(joined) == ""


async def test_a_late_hand_is_kept_fresh_where_it_is(house: House) -> None:
    """Asked for in a panel, which stays what it is."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre-two", ann, bob)
    (player,) = house.to_act()
    panel = (await player.slash("my-tables")).response
    listed = text_of(panel)
    (hand,) = (await player.press(panel, "table:1:hand")).followups
    before, asked = text_of(hand), player.lines()
    await player.say(sorted(asked)[0])
    assert text_of(panel).splitlines()[0] == listed.splitlines()[0]
    assert text_of(hand) != before
    assert moves(hand) != asked


async def test_a_late_hint_from_a_panel(house: House) -> None:
    """It comes in a message of its own, and that is kept fresh: menus of older versions had it."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre-two")
    await ann.choose(await ann.at_this_table(), "favour:1:hints", "on")
    await bob.press(house.public, "lobby:1:join")
    await ann.start()
    (player,) = house.to_act()
    panel = (await player.press(house.public, "table:1:menu")).response
    listed = text_of(panel)
    (hint,) = [wish for wish in wishes(player.hand) if wish.startswith("favour:1:hint:")]
    (hand,) = (await player.forge(panel, hint)).followups
    asked = player.lines()
    assert text_of(panel) == listed
    assert moves(hand) == asked
    await player.say(sorted(asked)[0])
    assert moves(hand) != asked


async def test_a_panel_that_goes_while_its_answer_is_late(house: House) -> None:
    """The sheet that was asked for comes in a message of its own."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre-two", ann, bob)
    (panel,) = (await ann.press(ann.hand, "table:1:menu")).followups
    path = "/webhooks/*/*/messages/@original"
    house.env.inject_error("PATCH", path, status=404, code=10008, times=1)
    (sheet,) = (await ann.press(panel, "table:1:score:menu")).followups
    assert "table:1:menu:back" in wishes(sheet)


async def test_a_thread_from_the_panel_of_a_busy_channel(house: House) -> None:
    """The panel that was pressed says in the end where the table is."""
    ann, bob = house.invite_all("Ann", "Bob")
    await ann.slash("table open", game="euchre")
    busy = await bob.slash("table open", game="euchre")
    panel = busy.response or busy.followups[-1]
    (wish,) = (one for one in wishes(panel) if one.startswith("thread:"))
    done = await bob.press(panel, wish)
    await house.env.settle()
    (thread,) = house.channel.threads
    assert sentence("opened-there", table=2, place=f"<#{thread.id}>") in said(done)


def test_a_fault_of_this_machine_is_no_late_answer() -> None:
    """It is told and logged; a broken connection is neither, for what was sent may have arrived."""
    assert not too_late(OSError(errno.EMFILE, "too many open files"))
    for broken in (ConnectionResetError(), TimeoutError(), ServerDisconnectedError()):
        assert too_late(broken)
