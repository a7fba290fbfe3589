"""Lobbies are locked, and seats kept for somebody who is told of it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.client.display.announcer import A_WHILE
from bot.client.display.seat_invitations import ASKED_EVERY
from tests.support.house import House, pass_time, public_sentence
from tests.support.letters import quietly
from tests.support.messages import in_words, said, seconds_in, sentence, wishes
from tests.support.places import notes
from tests.support.reading import text_of
from tests.support.settings import chosen


def rings(house: House, note: Any) -> bool:
    """Whether somebody is called by this message."""
    return bool(house.env.backend.get_message(house.channel.id, note.id).ping_user_ids)


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


@pytest.mark.parametrize("hand", ["dm", "here"])
async def test_the_letter_of_a_kept_seat_has_no_button_once_it_is_taken(
    house: House, hand: str
) -> None:
    """It says then that its reader sits, in its own place: nothing is said beside it."""
    ann, bob = house.invite_all("Ann", "Bob")
    settings = (await bob.slash("knave settings")).response
    if hand == "here":
        await bob.choose(settings, "mine:0:hand", "here")
    await house.opened(ann, "euchre")
    await ann.slash("seat reserve", person=bob.member)
    result = await bob.press(bob.letters[0], "lobby:1:join")
    letter = bob.letters[0]
    key = "joined-here" if hand == "here" else "joined"
    assert text_of(letter) == sentence(key, table=1, begun="no")
    assert wishes(letter) == []
    assert said(result) == ""


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
    """The note goes with a seat that is taken, free or closed; or in a while."""
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


@pytest.mark.parametrize("why", ["asleep", "no alerts", "neither"])
async def test_a_kept_seat_wakes_nobody(house: House, why: str) -> None:
    """The letter comes, for it is asked for by name; but at night, or unwanted, without a sound."""
    ann, bob = house.invite_all("Ann", "Bob")
    await chosen(bob, "ping", "none" if why == "no alerts" else "dm")
    if why == "asleep":
        hour = datetime.fromtimestamp(house.bot.clock.now(), UTC).hour
        night = {"from": hour, "until": (hour + 8) % 24, "zone": "UTC"}
        await bob.slash("quiet-hours", **night)
    await house.opened(ann, "euchre")
    since = len(house.env.http_requests)
    await ann.slash("seat reserve", person=bob.member)
    assert quietly(house, bob, since) == [why != "neither"]


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


async def test_the_letter_says_that_the_seat_is_not_reserved_any_more(house: House) -> None:
    """A table that is open still is not said to be gone, to whom its letter had called."""
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash("my-tables")
    await house.opened(ann, "euchre")
    await ann.slash("seat reserve", person=bob.member)
    await ann.slash("seat release", person=bob.member)
    result = await bob.press(bob.letters[0], "lobby:1:join")
    assert said(result) == sentence("no-not-awaited")
    assert bob.id not in house.seats()
