"""People at the same table of whom one has blocked the other."""

from __future__ import annotations

from tests.support.house import House
from tests.support.messages import said, sentence
from tests.support.places import spoken
from tests.support.reading import text_of


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
    """Blocked people keep their seat, but have none in the next game of their blocker."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("four-jacks", ann, bob)
    await ann.slash("block", person=bob.member)
    assert bob.id in house.seats()
    panel = (await ann.slash("table end")).response
    await ann.press(panel, "lobby:1:end-now")
    await ann.press(house.public, "table:1:rematch")
    assert bob.id not in house.seats(2)
