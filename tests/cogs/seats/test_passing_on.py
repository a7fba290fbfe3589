"""The host sends somebody away, or passes on being host."""

from __future__ import annotations

import pytest

from tests.support.house import House
from tests.support.messages import said, sentence, wishes
from tests.support.places import notes, spoken
from tests.support.player import Player
from tests.support.reading import text_of


def host_of(house: House) -> int:
    ((host,),) = house.rows("SELECT host_id FROM tables WHERE id = 1")
    return int(host)


def told(player: Player) -> str:
    """All direct messages of somebody."""
    return "\n".join(text_of(message) for message in player.letters)


async def test_nobody_has_the_seat_of_who_is_sent_away_before_the_game(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    asked = (await ann.slash("seat kick", person=bob.member)).response
    await ann.press(asked, next(w for w in wishes(asked) if ":gone:" in w))
    assert sentence("hand-sent-away", table=1) in told(bob)
    assert sentence("hand-taken-over") not in told(bob), "it is free"


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
    away = f"{sentence('hand-sent-away', table=1)} {sentence('hand-taken-over')}"
    assert away in told(bob)
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


@pytest.mark.parametrize("reason", ["too late", ""])
async def test_the_host_reads_that_a_reason_did_not_arrive(house: House, reason: str) -> None:
    """Not without one: what has happened is seen at the table itself."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    house.closed_dm(bob)
    given = {"reason": reason} if reason else {}
    asked = (await ann.slash("seat kick", person=bob.member, **given)).response
    result = await ann.press(asked, next(w for w in wishes(asked) if ":gone:" in w))
    told = [text_of(message) for message in result.followups]
    assert told == ([sentence("kicked-unread", who="Bob")] if reason else [])


@pytest.mark.parametrize("begun", [True, False])
async def test_who_never_read_of_it_is_told_by_whatever_they_press(
    house: House, begun: bool
) -> None:
    """Their direct messages are closed, and the table shows a robot where they sat."""
    ann, bob = house.invite_all("Ann", "Bob")
    house.closed_dm(bob)
    if begun:
        await house.started("euchre", ann, bob)
    else:
        await house.opened(ann, "euchre")
        await bob.press(house.public, "lobby:1:join")
    asked = (await ann.slash("seat kick", person=bob.member)).response
    await ann.press(asked, next(w for w in wishes(asked) if ":gone:" in w))
    wishes_of_old = ["talk:1:hello", "seats:1:leave"]
    wishes_of_old += ["table:1:hand", "vote:1:panel"] if begun else ["lobby:1:leave"]
    pressed = [await bob.forge(house.public, wish) for wish in wishes_of_old]
    assert {said(one) for one in pressed} == {sentence("no-sent-away")}


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
    """The person sent away, and the one a seat is kept for: both of it is done."""
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


async def test_a_lock_is_told_once(house: House) -> None:
    """The panel of the seats says it anyway."""
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    panel = await ann.seats_panel()
    for verb, said_there in (("lock", "seats-locked"), ("unlock", "seats-unlocked")):
        panel = (await ann.press(panel, f"seats:1:{verb}")).response
        assert text_of(panel).count(sentence(said_there)) == 1


async def test_another_table_begins_open_to_all(house: House) -> None:
    """People are sent away from one table only, and the lock was on that door."""
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
