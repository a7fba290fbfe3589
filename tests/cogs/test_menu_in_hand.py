"""*Menu* in a hand: what a player of the table finds there, without a look at the channel."""

from typing import Any

import pytest

from tests.support.house import House
from tests.support.messages import (
    BUTTON,
    controls,
    enabled,
    labels,
    moves,
    said,
    sentence,
    wishes,
)
from tests.support.places import stands
from tests.support.player import Player
from tests.support.reading import text_of

GAME = "euchre"
LOOKS = ["table:1:details", "table:1:menu"]


async def menu(player: Player) -> Any:
    """The menu that the hand's button opens: a message of its own, which only its reader sees."""
    before = text_of(player.letters[0])
    shown = (await player.press(player.letters[0], "table:1:menu")).response
    assert text_of(player.letters[0]) == before, "the hand stays where it is"
    return shown


def buttons(message: Any) -> list[str]:
    return [one["custom_id"] for one in controls(message) if one["type"] == BUTTON]


async def test_the_same_as_at_the_table(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    for player in (ann, bob):
        assert wishes(player.letters[0])[-2:] == LOOKS
        at_table = (await player.press(house.public, "table:1:menu")).response
        here = await menu(player)
        told, here_told = text_of(at_table), text_of(here)
        leaving, alone = sentence("menu-hint"), sentence("menu-hint-alone")
        assert leaving in told, "a command of servers"
        assert here_told == told.replace(leaving, alone), "which a direct message does not have"
        assert wishes(here) == wishes(at_table)


async def test_whoever_just_watches_is_not_told_how_to_leave(house: House) -> None:
    """The command would refuse them: they have no seat."""
    ann, bob, eve = house.invite_all("Ann", "Bob", "Eve")
    await house.started(GAME, ann, bob)
    told = text_of((await eve.press(house.public, "table:1:menu")).response)
    assert sentence("menu-hint-alone") in told and sentence("menu-hint") not in told


async def test_everything_in_it_works_from_there(house: House) -> None:
    """Each button of it, and each of what that opens, is answered, and none by a refusal."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    refusals = {sentence(key) for key in ("no-forged", "no-not-here", "no-no-table", "no-private")}
    seen: set[str] = set()
    for first in wishes(await menu(ann)):
        if first.startswith(("clock:", "lobby:")):
            continue  # they change the table: below
        result = await ann.press(await menu(ann), first)
        assert not refusals & {said(result)}, first
        opened = result.response
        seen.add(first.partition(":")[0])
        for second in buttons(opened)[:6] if opened is not None else []:
            if enabled(opened, second) and not second.startswith(("vote:", "show:")):
                again = (await ann.press(await menu(ann), first)).response
                assert not refusals & {said(await ann.press(again, second))}, (first, second)
    assert {"table", "help", "talk", "vote", "favour"} <= seen


async def test_what_is_opened_below_a_hand_goes_when_that_is_played_on(house: House) -> None:
    """One thing at a time, with what it has led to; on a phone it would cover the next result."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    player = house.to_act()[0]
    hand = player.letters[0]
    first = await menu(player)
    second = (await player.press(hand, "table:1:details")).response
    assert stands(house, second) and not stands(house, first)
    third = await menu(player)
    await player.press(third, "table:1:score:menu")
    assert stands(house, third) and not stands(house, second)
    await player.press(hand, player.lines()["pass"])
    assert not stands(house, third)


async def test_a_panel_that_goes_while_it_is_pressed(house: House) -> None:
    """The sheet that was asked for comes in a message of its own."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    panel = await menu(ann)
    house.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10008, times=1)
    sheet = (await ann.press(panel, "table:1:score:menu")).response
    assert sheet.id != panel.id
    assert "table:1:menu:back" in wishes(sheet)


async def test_a_page_that_goes_while_it_is_turned(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    page = (await ann.slash("knave rules", game=GAME)).response
    *_, onward = [wish for wish in wishes(page) if wish.startswith("help:") and wish[-1] != ":"]
    house.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10008, times=1)
    turned = (await ann.press(page, onward)).response
    assert turned.id != page.id and wishes(turned)


async def test_a_hand_that_goes_while_it_is_pressed(house: House) -> None:
    """It is just being sent anew: what was played is played, and nobody is told of a failure."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    player = house.to_act()[0]
    house.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10008, times=1)
    answered = await player.press(player.hand, player.lines()["pass"])
    assert answered.response.ephemeral and not answered.followups
    assert not moves(answered.response) and not player.lines()
    other = house.to_act()[0]
    await other.act(sorted(other.lines())[0])
    assert sorted(moves(answered.response)) == sorted(player.lines())


async def test_what_is_opened_at_the_table_stays(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    player = house.to_act()[0]
    opened = (await player.press(house.public, "table:1:menu")).response
    await player.press(player.letters[0], player.lines()["pass"])
    assert stands(house, opened)


async def test_a_vote_words_and_a_pause(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    panel = (await ann.press(await menu(ann), "talk:1:panel")).response
    await ann.press(panel, "talk:1:hello")
    assert sentence("phrase-hello") in text_of(bob.letters[0])
    panel = (await ann.press(await menu(ann), "vote:1:panel")).response
    assert {"vote:1:concede:deal", "vote:1:concede:game", "vote:1:end"} <= set(wishes(panel))
    await ann.press(panel, "vote:1:end")
    await ann.press(panel, "vote:1:end:sure")
    assert any(wish.startswith("vote:1:yes:") for wish in wishes(bob.letters[0]))
    (refuse,) = [wish for wish in wishes(bob.letters[0]) if wish.startswith("vote:1:no:")]
    asked = await menu(bob)
    assert sentence("vote-end", who="Ann") in text_of(asked), "what there is to agree to"
    for player in (ann, bob):
        await player.press(await menu(player), "clock:1:pause")
    assert sentence("paused") in text_of(bob.letters[0])
    assert refuse in wishes(bob.letters[0]), "in a pause too"
    await ann.press(ann.letters[0], "clock:1:resume")
    await bob.press(bob.letters[0], refuse)
    for player in (ann, bob):
        await player.press(await menu(player), "clock:1:pause")
    await house.env.settle()
    assert sentence("paused") in text_of(ann.letters[0])
    assert wishes(ann.letters[0]) == ["clock:1:resume", "table:1:menu"]
    await ann.press(await menu(ann), "clock:1:resume")
    assert sentence("paused") not in text_of(ann.letters[0])


@pytest.mark.parametrize("game", ["pinochle", "schieber", "widow-pitch"])
async def test_a_private_hand_stays(house: House, game: str) -> None:
    """The menu does not cover it."""
    (ann,) = house.invite_all("Ann")
    await house.started(game, ann)
    hand = (await ann.press(house.public, "table:1:hand")).response
    before = text_of(hand), labels(hand)
    assert sentence("button-menu") in labels(hand)
    panel = (await ann.press(hand, "table:1:menu")).response
    assert panel.id != hand.id and (text_of(hand), labels(hand)) == before


async def test_what_it_opens_leads_back_to_it(house: House) -> None:
    """A panel stands in the menu's place: whoever has opened the wrong one gets that back."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    pages = ("table:1:score:menu", f"help:1:{GAME}:rules", f"help:1:{GAME}:short")
    panels = ("seats:1:show", "vote:1:panel", "vote:1:open", "favour:1:panel", "talk:1:panel")
    for first in (*panels, *pages):
        for player in (ann, bob):
            shown = await menu(player)
            opened = (await player.press(shown, first)).response
            back = (await player.press(opened, "table:1:menu:back")).response
            assert back.id == shown.id, "in its place"
            assert "vote:1:panel" in wishes(back), (first, player.name)


async def test_a_lobby_has_no_menu_to_lead_back_to(house: House) -> None:
    ann = house.invite("Ann")
    await house.opened(ann, GAME)
    page = (await ann.press(house.public, f"help:1:{GAME}:short")).response
    page = (await ann.press(page, f"help:1:{GAME}:basics")).response
    for panel in (await ann.seats_panel(), await ann.at_this_table(), page):
        assert "table:1:menu:back" not in wishes(panel)
