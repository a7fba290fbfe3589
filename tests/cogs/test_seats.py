"""Leaving and coming: seats left, taken over, taken back, kept, locked and passed on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.client.display.announcer import A_WHILE
from bot.client.display.seat_invitations import ASKED_EVERY
from bot.tables.screens.robots import robot_called, robot_name
from bot.words.words import escape, words
from tests.support.hearing import heard
from tests.support.house import House, open_house, pass_time, public_sentence
from tests.support.messages import in_words, menu, said, seconds_in, sentence, wishes
from tests.support.places import notes, spoken
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import parts_of, text_of

WORDS = words("en")


@pytest.fixture
def clock() -> SimTime:
    return SimTime()


@pytest.fixture
async def house(tmp_path: Path, clock: SimTime) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=clock) as opened:
        yield opened


def host_of(house: House) -> int:
    ((host,),) = house.rows("SELECT host_id FROM tables WHERE id = 1")
    return int(host)


def told(player: Player) -> str:
    """All direct messages of somebody."""
    return "\n".join(text_of(message) for message in player.letters)


def cards(house: House, player: Player) -> str:
    """The hand of this player, as it is said in English."""
    return WORDS.cards(house.view(player).hand)


async def deal_on(house: House, *players: Player) -> None:
    """Whoever is asked plays anything, until the next deal has begun."""
    deals = sum(seat == -1 for seat, _ in house.log().moves)
    for _ in range(200):
        if sum(seat == -1 for seat, _ in house.log().moves) > deals:
            return
        asked = house.to_act(*players)
        await asked[0].act(sorted(asked[0].lines())[-1])
    raise AssertionError("the deal never ended")


# ---------------------------------------------------------------------- leaving and coming back


async def test_who_left_takes_the_seat_back_in_the_same_deal(house: House) -> None:
    """By the button in the letter, with the hand as the robot left it; after a restart too."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    seat = ann.seat()
    await ann.slash("table leave")
    assert house.seats()[seat] is None
    await house.restart()
    assert wishes(ann.hand) == [f"sit:1:{seat}"]
    result = await ann.press(ann.hand, f"sit:1:{seat}")
    assert said(result) == sentence("joined", table=1, begun="yes")
    assert house.seats()[seat] == ann.id
    assert notes(house)[-1] == f"seat {seat}: {ann.id} sits down"
    assert cards(house, ann) in heard(ann.hand)
    for _ in range(20):
        if ann.lines():
            break
        await house.to_act(bob)[0].act(sorted(bob.lines())[0])
    assert ann.lines(), "and plays on from there"


@pytest.mark.parametrize("way", ["join", "back", "menu"])
async def test_ways_back(house: House, way: str) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    seat = ann.seat()
    await ann.slash("table leave")
    match way:
        case "join":
            await ann.slash("table join")
        case "back":
            await ann.slash("seat back")
        case "menu":
            panel = (await ann.press(house.public, "table:1:menu")).response
            await ann.press(panel, f"sit:1:{seat}")
    assert house.seats()[seat] == ann.id


async def test_somebody_else_takes_the_seat_in_mid_deal(house: House) -> None:
    """Whoever has seen no hand of the deal: they get the letter and the hand of the robot."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.started("euchre", ann, bob)
    seat = ann.seat()
    held = cards(house, ann)
    await ann.slash("table leave")
    panel = (await cid.press(house.public, "table:1:menu")).response
    offered = [wish for wish in wishes(panel) if wish.startswith("sit:1:")]
    assert len(offered) == 3, "any robot’s seat"
    assert held not in text_of(panel)
    await cid.press(panel, f"sit:1:{seat}")
    assert house.seats()[seat] == cid.id
    assert cards(house, cid) in heard(cid.hand)
    before = house.kept()
    refused = await ann.press(ann.hand, f"sit:1:{seat}") if wishes(ann.hand) else None
    refused = refused or await ann.forge(ann.hand, f"sit:1:{seat}")
    assert said(refused), "the seat is somebody else’s now"
    assert house.kept() == before


async def test_who_asks_for_a_hand_without_a_seat_is_offered_one(house: House) -> None:
    """*My hand* is what stands out at a table: a stranger presses it first."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.started("euchre", ann, bob)
    asked = await cid.press(house.public, "table:1:hand")
    assert said(asked) == sentence("no-not-here")
    free = [n for n, user in enumerate(house.seats()) if user is None]
    assert wishes(asked.response) == [f"sit:1:{n}" for n in free] and len(free) == 2
    await cid.press(asked.response, wishes(asked.response)[0])
    assert cid.id in house.seats() and cards(house, cid) in heard(cid.hand)
    await ann.slash("seat lock")
    dee = house.invite("Dee")
    refused = await dee.press(house.public, "table:1:hand")
    assert said(refused) == sentence("no-not-here") and not wishes(refused.response)


async def test_nobody_sees_two_hands_of_one_deal(house: House) -> None:
    """Who left may have the same seat again, or wait for the next deal; a restart knows it too."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.started("euchre", ann, bob)
    seat = ann.seat()
    free = [n for n, user in enumerate(house.seats()) if user is None]
    await ann.slash("table leave")
    await house.restart()
    before = house.kept()
    refused = await ann.forge(house.public, f"sit:1:{free[0]}")
    assert said(refused) == sentence("no-saw-another-hand")
    panel = (await ann.press(house.public, "table:1:menu")).response
    assert [w for w in wishes(panel) if w.startswith("sit")] == [f"sit:1:{seat}"]
    assert house.kept() == before
    await cid.press((await cid.press(house.public, "table:1:menu")).response, f"sit:1:{seat}")
    refused = await ann.slash("table join")
    assert said(refused) == sentence("no-saw-another-hand")
    await deal_on(house, bob, cid)
    await ann.slash("table join")
    assert ann.id in house.seats()


async def test_a_full_table_is_full(house: House) -> None:
    people = house.invite_all("Ann", "Bob", "Cid", "Dee", "Eve")
    await house.started("euchre", *people[:4])
    before = house.kept()
    assert said(await people[4].slash("table join")) == sentence("no-table-full", players=4)
    assert said(await people[0].slash("table join")) == sentence("no-already-here")
    assert house.kept() == before


async def test_a_friend_takes_the_seat(house: House) -> None:
    """Who leaves may name somebody: nobody else gets the seat, and they are told once."""
    ann, bob, cid, dee = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await cid.slash("my-tables")
    await house.started("four-jacks", ann, bob, dee)
    seat = ann.seat()
    await ann.slash("table leave", **{"for": cid.member})
    assert f"seat {seat}: kept for {cid.id}" in notes(house)
    assert len(cid.letters) == 1
    assert text_of(cid.letters[0]).startswith("👋 **Ann** has saved you a seat at table 1")
    robot = robot_name(WORDS, 1)
    assert sentence("kept-seat", who="Cid", robot=robot) in text_of(house.public)
    assert said(await ann.slash("table join")) == sentence("no-seats-kept")
    await house.restart()
    await cid.press(cid.letters[0], "lobby:1:join")
    assert house.seats()[seat] == cid.id
    assert cards(house, cid) in heard(cid.hand)


# ---------------------------------------------------------------------- locked and kept


async def test_a_locked_lobby_with_a_kept_seat(house: House) -> None:
    """Only the person it is kept for may sit down; they are told once; all by the panel."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.opened(ann, "euchre")
    panel = await ann.seats_panel()
    await ann.press(panel, "seats:1:lock")
    assert sentence("seats-locked") in text_of(house.public)
    assert said(await bob.press(house.public, "lobby:1:join")) == sentence("no-locked")
    await ann.choose(panel, "seats:1:keep", bob.member)
    assert sentence("kept-for", who="Bob") in in_words(house.public)
    assert len(bob.letters) == 1
    refused = await ann.slash("seat reserve", person=bob.member)
    assert said(refused) == sentence("no-kept-already", person="Bob")
    assert len(bob.letters) == 1
    await house.restart()
    assert said(await cid.press(house.public, "lobby:1:join")) == sentence("no-locked")
    await bob.press(bob.letters[0], "lobby:1:join")
    assert bob.id in house.seats()
    await ann.press(panel, "seats:1:unlock")
    await cid.press(house.public, "lobby:1:join")
    assert cid.id in house.seats()
    assert [line for line in notes(house) if "lock" in line] == ["locked", "unlocked"]


async def test_a_robot_keeps_the_kept_seat_warm(house: House) -> None:
    """The game begins without the friend, who comes in the middle; release ends it."""
    ann, bob, cid, dee = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await house.opened(ann, "four-jacks")
    await ann.slash("seat reserve", person=bob.member)
    await cid.press(house.public, "lobby:1:join")
    await ann.start()
    (kept,) = house.rows("SELECT position, robot FROM seats WHERE kept_for = ?", bob.id)
    assert kept[1] is not None, "a robot plays"
    before = house.kept()
    assert said(await dee.slash("table join")) == sentence("no-seats-kept")
    assert said(await dee.forge(house.public, f"sit:1:{kept[0]}")) == sentence("no-seats-kept")
    assert house.kept() == before
    panel = (await ann.slash("seat show")).response
    await ann.choose(panel, "seats:1:release", f"kept {bob.id}")
    assert notes(house)[-1] == f"seat {kept[0]}: kept for nobody"
    await dee.slash("table join")
    assert house.seats()[kept[0]] == dee.id
    assert said(await bob.slash("table join")) == sentence("no-table-full", players=3)


async def test_a_locked_game_lets_back_who_left(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.started("euchre", ann, bob)
    await ann.slash("seat lock")
    await bob.slash("table leave")
    assert said(await cid.slash("table join")) == sentence("no-locked")
    await bob.slash("table join")
    assert bob.id in house.seats()
    await ann.slash("seat lock", locked=False)
    await cid.slash("table join")
    assert cid.id in house.seats()


@pytest.mark.parametrize("ping", ["none", "channel"])
async def test_a_kept_seat_is_told_in_the_channel_if_no_letter_arrives(
    house: House, ping: str
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    settings = (await bob.slash("knave settings")).response
    await bob.choose(settings, "mine:0:ping", ping)
    house.closed_dm(bob)
    await house.opened(ann, "euchre")
    await ann.slash("seat reserve", person=bob.member)
    (note,) = [m for m in house.channel.history() if not m.components]
    text = public_sentence(house, "kept-note", user=f"<@{bob.id}>", who="Ann", table=1)
    assert text_of(note) == text
    stored = house.env.backend.get_message(house.channel.id, note.id)
    assert list(stored.ping_user_ids) == ([bob.id] if ping == "channel" else [])


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("how", ["join", "release", "end", "time"])
async def test_what_asks_to_a_kept_seat_goes_away(house: House, how: str, restarted: bool) -> None:
    """When the person sits there, the seat is free again, the table is closed; or in a while."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await ann.slash("seat reserve", person=bob.member)
    text = public_sentence(house, "kept-note", user=f"<@{bob.id}>", who="Ann", table=1)
    await ann.more("robot")
    if restarted:
        await house.restart()
    assert [m for m in house.channel.history() if text_of(m) == text], "the seat is kept still"
    if how == "time":
        await pass_time(house, A_WHILE + 1)
    elif how == "join":
        await bob.press(house.public, "lobby:1:join")
    elif how == "release":
        await ann.slash("seat release", person=bob.member)
    else:
        await ann.end()
    assert not [m for m in house.channel.history() if text_of(m) == text]
    if how != "time":
        assert not house.rows("SELECT * FROM marks WHERE name LIKE 'asked%'")


async def test_only_the_host_decides_about_seats(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    host_panel = await ann.seats_panel()
    panel = await bob.seats_panel()
    assert wishes(panel) == ["seats:1:leave", "favour:1:panel", "wanted:1:here"]
    before = house.kept()
    refused = [
        await bob.slash("seat lock"),
        await bob.slash("seat reserve", person=cid.member),
        await bob.slash("seat kick", person=ann.member),
        await bob.slash("seat host", person=bob.member),
        await bob.slash("seat release", person=cid.member),
        await bob.forge(host_panel, "seats:1:lock"),
        await bob.forge(host_panel, f"seats:1:gone:{ann.id}:"),
    ]
    only, *told = {said(result) for result in refused}, sentence("no-host-only")
    told += [sentence("no-host-or-moderator-seats")]
    assert {text for text in only if "<t:" not in text} == set(told)
    (wait,) = [text for text in only if "<t:" in text]
    assert wait == sentence("no-host-only-until", when=seconds_in(wait)), "to be host oneself"
    assert house.kept() == before
    wrong = await ann.forge(host_panel, "seats:1:gone:nobody:")
    assert said(wrong) == sentence("no-forged")


# ---------------------------------------------------------------------- sending away, passing on


async def test_the_host_sends_somebody_away(house: House) -> None:
    """After a second question; they are told privately and cannot come back until let in."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    seat = bob.seat()
    before = house.kept()
    asked = (await ann.slash("seat kick", person=bob.member, reason="it is: late")).response
    assert text_of(asked) == sentence("kick-question", who="Bob")
    assert house.kept() == before, "not before the second question is answered"
    await house.restart()
    result = await ann.press(asked, next(w for w in wishes(asked) if ":gone:" in w))
    assert sentence("kicked-now", who="Bob") in text_of(result.response)
    assert house.seats()[seat] is None
    assert notes(house)[-2:] == [
        f"seat {seat}: {bob.id} was sent away, a robot plays on",
        f"barred: {bob.id}",
    ]
    assert sentence("kicked-reason", reason="it is\\: late") in told(bob)
    assert sentence("hand-sent-away", table=1) in told(bob)
    assert not bob.lines() and "Ann, the host of table 1" in told(bob)
    assert "Ann" not in "".join(spoken(house)), "nothing is said in public"
    kept = house.kept()
    for refused in (
        await bob.slash("table join"),
        await bob.forge(house.public, f"sit:1:{seat}"),
    ):
        assert said(refused) == sentence("no-sent-away")
    assert house.kept() == kept
    await house.restart()
    panel = (await ann.slash("seat show")).response
    assert sentence("seats-barred", who="Bob") in text_of(panel)
    await ann.choose(panel, "seats:1:release", f"barred {bob.id}")
    await bob.slash("table join")
    assert house.seats()[seat] == bob.id


async def test_sent_away_from_a_lobby_by_the_panel(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    panel = await ann.seats_panel()
    await ann.choose(panel, "seats:1:kick", str(bob.id))
    assert bob.id in house.seats()
    await ann.press(panel, "seats:1:show")
    assert bob.id in house.seats(), "thought better of it"
    await ann.choose(panel, "seats:1:kick", str(bob.id))
    await ann.press(panel, f"seats:1:gone:{bob.id}:")
    assert bob.id not in house.seats()
    assert said(await bob.press(house.public, "lobby:1:join")) == sentence("no-sent-away")


async def test_whom_it_concerns_is_told_though_the_answer_is_lost(house: House) -> None:
    """Whoever is sent away, and whoever a seat is kept for: both of it is done."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    await cid.slash("my-tables")
    panel = await ann.seats_panel()
    await ann.choose(panel, "seats:1:kick", str(bob.id))
    callback = "/interactions/*/*/callback"
    house.env.inject_error("POST", callback, status=404, code=10062, times=1)
    await ann.member.click(panel, custom_id=f"seats:1:gone:{bob.id}:")
    panel = await ann.seats_panel()
    house.env.inject_error("POST", callback, status=404, code=10062, times=1)
    await ann.member.select(panel, [cid.member], custom_id="seats:1:keep")
    await house.env.settle()
    assert "Ann, the host of table 1" in told(bob)
    assert wishes(cid.letters[-1]) == ["lobby:1:join"]


@pytest.mark.parametrize("begun", [False, True])
async def test_no_seat_is_left_to_whom_the_host_sent_away(house: House, begun: bool) -> None:
    """Nor does a name that looks like markup change how the refusal looks."""
    ann, bob, cid = house.invite_all("Ann", "**Bob**", "Cid")
    await house.opened(ann, "euchre")
    for player in (bob, cid):
        await player.press(house.public, "lobby:1:join")
    if begun:
        await ann.start()
    assert said(await cid.slash("table leave", **{"for": bob.member})) == sentence(
        "no-sits-already", person="\\*\\*Bob\\*\\*"
    )
    asked = (await ann.slash("seat kick", person=bob.member)).response
    await ann.press(asked, next(w for w in wishes(asked) if ":gone:" in w))
    before = house.kept()
    barred = sentence("no-kept-barred", person="\\*\\*Bob\\*\\*")
    assert said(await cid.slash("table leave", **{"for": bob.member})) == barred
    assert said(await ann.slash("seat reserve", person=bob.member)) == barred
    assert house.kept() == before


async def test_another_table_begins_open_to_all(house: House) -> None:
    """Who was sent away was so from that table, and the lock was on that door."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    panel = await ann.seats_panel()
    await ann.choose(panel, "seats:1:kick", str(bob.id))
    await ann.press(panel, f"seats:1:gone:{bob.id}:")
    await ann.slash("seat lock")
    await ann.more("end")
    await ann.slash("again")
    assert sentence("seats-locked") not in text_of(house.public)
    await bob.press(house.public, "lobby:2:join")
    assert bob.id in house.seats(2)


async def test_the_host_passes_on_by_choice(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.started("euchre", ann, bob, cid)
    panel = (await ann.slash("seat show")).response
    await ann.choose(panel, "seats:1:host", str(cid.id))
    assert host_of(house) == cid.id
    assert notes(house)[-1] == f"host: {cid.id}"
    assert said(await ann.slash("seat lock")) == sentence("no-host-only")
    await house.restart()
    dee = house.invite("Dee")
    refused = await cid.slash("seat host", person=dee.member)
    assert said(refused) == sentence("no-not-seated")
    await cid.slash("seat lock")
    assert notes(house)[-1] == "locked"


async def test_a_kept_seat_is_told_once(house: House) -> None:
    """Once at a table, and by letter at most every ten minutes, whatever the tables."""
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash("my-tables")
    await house.opened(ann, "euchre")
    for _ in range(3):
        await ann.slash("seat reserve", person=bob.member)
        await ann.slash("seat release", person=bob.member)
    assert len(bob.letters) == 1
    for _ in range(10):
        await ann.end()
        table = await house.opened(ann, "euchre")
        await ann.slash("seat reserve", person=bob.member)
        (note,) = [m for m in house.channel.history() if not m.components]
        asks = public_sentence(house, "kept-note", user=f"<@{bob.id}>", who="Ann", table=table)
        assert text_of(note) == asks
        assert not rings(house, note)
    assert len(bob.letters) == 1, "so many tables, one letter"
    await ann.end()
    await house.env.advance_time(ASKED_EVERY + 1)
    await house.opened(ann, "euchre")
    await ann.slash("seat reserve", person=bob.member)
    assert len(bob.letters) == 2, "another table, another day"


async def test_who_has_never_pressed_anything_is_not_written_to(house: House) -> None:
    """Seats kept for them are told in the channel, which calls them once."""
    ann, bob = house.invite_all("Ann", "Bob")
    rang = []
    for _ in range(10):
        await house.opened(ann, "euchre")
        await ann.slash("seat reserve", person=bob.member)
        (note,) = [m for m in house.channel.history() if not m.components]
        rang.append(rings(house, note))
        await ann.end()
    assert bob.letters == []
    assert rang == [True] + 9 * [False]
    opened = "/users/@me/channels"
    asked = [r.json for r in house.env.http_requests if r.path == opened]
    assert [int(body["recipient_id"]) for body in asked] == [ann.id], "nor is a letter box opened"


def rings(house: House, note: Any) -> bool:
    """Whether somebody is called by this message."""
    return bool(house.env.backend.get_message(house.channel.id, note.id).ping_user_ids)


# ---------------------------------------------------------------------- blocked people


async def test_whom_i_have_blocked_keeps_seats_without_my_hearing_of_it(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash_dm("block", person=ann.member.user)
    before = len(bob.letters)
    await house.opened(ann, "euchre")
    told = said(await ann.slash("seat reserve", person=bob.member))
    assert sentence("kept-now", who="Bob") in told, "nor does Ann"
    assert len(bob.letters) == before
    assert spoken(house) == []


async def test_whom_the_host_has_blocked_takes_no_friend_s_place(house: House) -> None:
    """The sentence is about the friend, and does not say whose wish it is."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await ann.slash_dm("block", person=cid.member.user)
    await house.started("euchre", ann, bob)
    refused = said(await bob.slash("table leave", **{"for": cid.member}))
    assert refused == sentence("no-cannot-come", who="Cid")


async def test_a_blocked_person_cannot_sit_at_my_tables(house: House) -> None:
    """In the lobby and in the game; nobody says who wanted it so; the list undoes it."""
    ann, bob = house.invite_all("Ann", "Bob")
    result = await ann.slash_dm("block", person=bob.member.user)
    assert said(result) == sentence("blocked-now", who="Bob")
    await house.opened(ann, "euchre")
    before = house.kept()
    refused = said(await bob.press(house.public, "lobby:1:join"))
    assert refused == sentence("no-not-welcome") and "Ann" not in refused
    refused = said(await ann.slash("seat reserve", person=bob.member))
    assert refused == sentence("no-you-blocked", who="Bob")
    assert house.kept() == before
    await ann.start()
    assert said(await bob.slash("table join")) == sentence("no-not-welcome")
    await house.restart()
    assert said(await bob.slash("table join")) == sentence("no-not-welcome")
    panel = (await ann.slash("blocked")).response
    assert "Bob" in text_of(panel)
    await ann.choose(panel, "block:0:undo", str(bob.id))
    assert text_of(panel) == sentence("blocked-none")
    await bob.slash("table join")
    assert bob.id in house.seats()


async def test_who_sits_already_stays(house: House) -> None:
    """Whoever is blocked keeps the seat, but has none in the next game of the one who blocked."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("four-jacks", ann, bob)
    await ann.slash("block", person=bob.member)
    assert bob.id in house.seats()
    panel = (await ann.slash("table end")).response
    await ann.press(panel, "lobby:1:end-now")
    await ann.press(house.public, "table:1:rematch")
    assert bob.id not in house.seats(2)


# ---------------------------------------------------------------------- ending, filling


async def test_a_running_game_is_ended_only_after_a_second_question(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    before = house.kept()
    panel = (await ann.slash("table end")).response
    assert text_of(panel) == sentence("end-question", table=1)
    assert house.kept() == before
    await ann.press(panel, "lobby:1:end-not")
    assert house.kept() == before
    refused = await bob.forge(panel, "lobby:1:end-now")
    assert said(refused) == sentence("no-host-or-moderator")
    panel = (await ann.slash("table end")).response
    await ann.press(panel, "lobby:1:end-now")
    assert house.rows("SELECT state FROM tables") == [("ended",)]


async def test_start_asks_before_robots_play_for_people(house: House) -> None:
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    refused = said(await bob.start())
    assert refused == sentence("no-host-only-until", when=seconds_in(refused))
    await ann.slash("seat reserve", person=cid.member)
    before = house.kept()
    asked = (await ann.press(house.public, "lobby:1:start")).response
    assert asked.ephemeral
    fills = sentence("start-fills", count=2, robots=WORDS.all_of([_robot(1), _robot(2)]))
    assert text_of(asked) == f"{fills}\n{sentence('start-absent', who='Cid', count=1)}"
    await ann.press(asked, "lobby:1:start-not")
    assert house.kept() == before, "thought better of it"
    await ann.start()
    assert len(house.log().moves) >= 1
    assert sum(user is None for user in house.seats()) == 2
    assert [u for (u,) in house.rows("SELECT kept_for FROM seats WHERE kept_for IS NOT NULL")] == [
        cid.id
    ]
    assert ann.lines() or bob.lines()


def _robot(number: int) -> str:
    return escape(robot_called(WORDS, number))


ROW = 1


def rows_of(message: Any) -> int:
    return sum(part["type"] == ROW for part in parts_of(message))


async def test_the_lobby_keeps_to_one_row(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre", rules="house")
    assert rows_of(house.public) == 1
    panel = await ann.seats_panel()
    assert menu(panel, "seats:1:keep")["type"] == 5
