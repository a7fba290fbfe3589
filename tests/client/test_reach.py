"""The hand always arrives: whatever is closed or deleted has a polite end, and no card is lost."""

from __future__ import annotations

from typing import Any

import pytest

from bot.client.display.hand_display import HandDisplay
from bot.rules import Card
from bot.storage.rows.ids import UserId
from bot.tables.live.table import Table
from bot.words.words import words
from tests.cogs.test_table_life import finished
from tests.support.hearing import heard, unmarked
from tests.support.house import House, pass_time
from tests.support.messages import moves, said, sentence, wishes
from tests.support.places import delete_message, notes, spoken
from tests.support.playing import any_move, held_cards
from tests.support.reading import text_of

WORDS = words("en")

# ---------------------------------------------------------------------- direct messages


@pytest.fixture
def no_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every click were so long ago that nothing can be shown through it."""
    plain = HandDisplay.clicked

    async def clicked(display: HandDisplay, table: Table, user: UserId, *rest: Any) -> None:
        await plain(display, table, user, *rest)
        display._state.hand(table, user).clicked = None

    monkeypatch.setattr(HandDisplay, "clicked", clicked)


@pytest.mark.usefixtures("no_tokens")
async def test_direct_messages_closed_in_mid_game(house: House) -> None:
    """Told once, in a note that goes away when the hand is opened; then one plays from there."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    cards = held_cards(house, ann)
    house.env.inject_error("*", f"/channels/{ann.member.user.dm_channel.id}/*", status=403,
                           code=50007, times=None)  # fmt: skip
    note = sentence("dm-closed-note", user=f"<@{ann.id}>", table=1)
    for _ in range(40):
        if note in spoken(house):
            break
        asked = house.to_act(bob) or house.to_act(ann)
        await asked[0].act(sorted(asked[0].lines())[0])
    assert spoken(house).count(note) == 1
    shown = await ann.open_hand()
    assert shown.response.ephemeral
    assert note not in spoken(house), "who has their hand needs no note"
    assert held_cards(house, ann) in unmarked(heard(shown.response))
    mine = [line.split() for seat, line in house.log().moves if seat == ann.seat()]
    played = [WORDS.cards((Card(line[1]),)) for line in mine if line[0] == "play"]
    now = held_cards(house, ann).split()
    assert sorted([*now, *played]) == sorted(cards.split()), "no card is lost"
    before = len(house.log().moves)
    for _ in range(12):
        await any_move(house, ann, bob)
    assert len(house.log().moves) > before
    assert note not in spoken(house), "once is enough"
    assert ann.id in house.seats(), "it costs no seat"


async def test_the_note_goes_away_by_itself(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    await bob.press(house.public, "lobby:1:join")
    house.env.inject_error("*", f"/channels/{bob.member.user.dm_channel.id}/*", status=403,
                           code=50007, times=None)  # fmt: skip
    await ann.start()
    assert len(spoken(house)) == 1
    await house.env.advance_time(11 * 60)
    assert spoken(house) == []


async def test_closed_direct_messages_at_a_rematch(house: House) -> None:
    """Players who did not press *Rematch* are told in the channel; one who joins there, at once."""
    ann, bob = house.invite_all("Ann", "Bob")
    await finished(house, ann, bob)
    house.closed_dm(ann)
    await bob.press(house.public, "table:1:rematch")
    assert spoken(house) == [sentence("rematch-note", user=f"<@{ann.id}>", who="Bob", table=2)]
    told = said(await ann.press(house.public, "lobby:2:join"))
    assert told == sentence("joined-closed", table=2, begun="no")


@pytest.mark.parametrize("code", [50007, 50278])
async def test_who_has_left_the_server(house: House, code: int) -> None:
    """Nothing reaches them and they are no member: a robot takes the seat, and nobody is called."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    (stays,) = house.to_act()
    leaver = bob if stays is ann else ann
    seat = leaver.seat()
    house.env.inject_error("*", f"/channels/{leaver.member.user.dm_channel.id}/*", status=403,
                           code=code, times=None)  # fmt: skip
    house.guild.remove_member(leaver.member)
    await house.env.settle()
    while leaver.id in house.seats():
        await any_move(house, stays)
    assert house.seats()[seat] is None
    assert notes(house)[-1] == f"seat {seat}: {leaver.id} left, a robot plays on"
    assert spoken(house) == []
    assert house.to_act(stays)


async def test_a_hand_message_that_was_deleted(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    (asked,) = house.to_act()
    waits = bob if asked is ann else ann
    await delete_message(house, waits.letters[-1])
    assert not waits.letters
    while not waits.letters:
        await any_move(house, asked)
    assert held_cards(house, waits) in unmarked(heard(waits.hand))
    assert len(waits.letters) == 1


# ---------------------------------------------------------------------- tokens


async def test_an_answer_that_comes_too_late(house: House) -> None:
    """The click counts, and the hand shows it, though Discord does not take the answer."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    player = house.to_act()[0]
    line = sorted(player.lines())[0]
    before = player.lines()[line]
    house.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await player.member.user.click(player.hand, custom_id=before)
    await house.env.settle()
    assert (player.seat(), line) in house.log().moves
    assert before not in wishes(player.hand)


async def test_a_private_hand_whose_token_has_expired(house: House) -> None:
    """It cannot be kept fresh any more, but pressing it shows how things stand."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    player = house.to_act()[0]
    await player.open_hand()
    old = dict(player.lines())
    house.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)
    player_dm = player.letters[-1]
    line, other = sorted(old)[:2]
    await player.press(player_dm, moves(player_dm)[line])
    assert player.lines() == old, "the private answer is stale now"
    answer = await player.press(player.shown, old[other])
    assert sentence("no-outdated") in said(answer)
    assert old[line] not in wishes(player.shown)


@pytest.mark.parametrize("place", ["dm", "here"])
async def test_a_private_hand_follows_though_discord_fails_for_a_moment(
    house: House, place: str
) -> None:
    """It is the only one of those who have their hands in the channel."""
    ann, bob = house.invite_all("Ann", "Bob")
    for player in (ann, bob):
        panel = (await player.slash("knave settings")).response
        await player.choose(panel, "mine:0:hand", place)
    await house.started("euchre-two", ann, bob)
    for player in (ann, bob):
        await player.open_hand()
    for _ in range(4):
        (player,) = house.to_act()
        house.env.inject_error("PATCH", "/webhooks/*", status=503, code=0, times=2)
        await player.act(sorted(player.lines())[0])
        await pass_time(house, 60)
        for one in (ann, bob):
            asked = house.legal(one) if one in house.to_act() else []
            assert sorted(moves(one.shown)) == sorted(asked)


# ---------------------------------------------------------------------- the public message


async def test_a_public_message_that_was_deleted_is_posted_again(house: House) -> None:
    """At once, and not only when somebody plays."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    text, old = text_of(house.public), house.public.id
    await delete_message(house, house.public)
    assert house.public.id != old
    assert text_of(house.public) == text
    await any_move(house)
    assert len([m for m in house.channel.history() if m.components]) == 1


async def test_a_closed_table_that_was_deleted_stays_deleted(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.started("euchre", ann)
    await ann.end()
    await delete_message(house, house.public)
    assert list(house.channel.history()) == []
