"""Seats are left, taken over and taken back."""

from __future__ import annotations

import pytest

from bot.storage.rows.ids import TableId
from bot.tables.screens.robots import robot_name
from bot.words.words import words
from tests.support.finished import play_out
from tests.support.hearing import heard
from tests.support.house import House
from tests.support.messages import said, sentence, wishes
from tests.support.places import notes
from tests.support.player import Player
from tests.support.playing import deal_on
from tests.support.reading import text_of

WORDS = words("en")


def cards(house: House, player: Player) -> str:
    """The hand of this player, as it is said in English."""
    return WORDS.cards(house.view(player).hand)


async def test_who_left_takes_the_seat_back_in_the_same_deal(house: House) -> None:
    """By the button in the letter, with the hand as the robot left it; after a restart too.

    The letter shows the hand then: no sentence says that it is on its way.
    """
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    seat = ann.seat()
    await ann.slash("table leave")
    assert house.seats()[seat] is None
    await house.restart()
    assert wishes(ann.hand) == [f"sit:1:{seat}"]
    result = await ann.press(ann.hand, f"sit:1:{seat}")
    assert said(result) == ""
    assert house.seats()[seat] == ann.id
    assert notes(house)[-1] == f"seat {seat}: {ann.id} sits down"
    assert cards(house, ann) in heard(ann.hand)
    for _ in range(20):
        if ann.lines():
            break
        await house.to_act(bob)[0].act(sorted(bob.lines())[0])
    assert ann.lines(), "and plays on from there"


async def test_who_wants_the_hand_in_the_channel_is_told_so_on_coming_back(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    seat = ann.seat()
    await ann.slash("table leave")
    settings = (await ann.slash("knave settings")).response
    await ann.choose(settings, "mine:0:hand", "here")
    result = await ann.press(ann.hand, f"sit:1:{seat}")
    assert said(result) == sentence("joined-here", table=1, begun="yes")


async def test_who_takes_the_seat_back_in_the_private_hand_has_it_there_again(
    house: House,
) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    house.closed_dm(ann)
    await house.started("euchre", ann, bob)
    seat = ann.seat()
    held = (await ann.press(house.public, "table:1:hand")).response
    await ann.slash("table leave")
    assert wishes(held) == [f"sit:1:{seat}"]
    result = await ann.press(held, f"sit:1:{seat}")
    assert result.response.id == held.id and not result.followups
    assert cards(house, ann) in heard(held)


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
    """Somebody who has seen no hand of the deal gets the letter and the hand of the robot."""
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
    """Leavers may have the same seat again, or wait for the next deal; a restart knows it too."""
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
    """Leavers may name somebody: nobody else gets the seat, and the friend is told once."""
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


@pytest.mark.parametrize("how", ["end", "vote", "over"])
async def test_the_letter_of_who_left_offers_no_seat_once_the_table_is_closed(
    house: House, how: str
) -> None:
    """A robot is not said to play on, where the game is over."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await house.started("euchre", ann, bob, cid)
    if how == "vote":
        for player in (ann, cid):
            verb = "end:sure" if player is ann else "yes:1"
            await player.forge(house.public, f"vote:1:{verb}")
    await bob.slash("table leave")
    letters = len(bob.letters)
    if how == "end":
        await ann.end()
    elif how == "over":
        await play_out(house, TableId(1), ann, cid)
    await house.env.settle()
    assert text_of(bob.letters[-1]) == sentence("table-closed-now", table=1)
    assert not wishes(bob.letters[-1]) and len(bob.letters) == letters
