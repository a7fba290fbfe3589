"""A public message is edited through the tokens of clicks on it, which Discord does not count."""

from __future__ import annotations

import pytest

from bot.client.display.edit_token import TOKEN_LIFE
from bot.client.display.public_tokens import RENEWED
from bot.storage.rows.ids import TableId
from bot.tables.screens.custom_ids import Look
from tests.support.house import House
from tests.support.messages import said
from tests.support.places import delete_message, requests
from tests.support.player import Player
from tests.support.reading import text_of

GAME = "euchre-two"
DETAILS = str(Look.of(TableId(1), "details"))


async def playing(house: House, clock: str = "off") -> tuple[Player, Player]:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME)
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:clock", clock)
    await bob.press(house.public, "lobby:1:join")
    await ann.start()
    return ann, bob


async def move(house: House) -> None:
    player = house.to_act()[0]
    await player.act(sorted(player.lines())[0])


async def shows_the_newest(house: House, reader: Player) -> bool:
    newest = (await reader.slash("table show")).response
    return text_of(house.public) == text_of(newest)


def counted(house: House, since: int) -> int:
    """Edits of the public message with the bot's own token."""
    return requests(house, "PATCH", f"/channels/{house.channel.id}/messages/", since)


def sent(house: House) -> int:
    return len(house.env.http_requests)


async def test_for_a_quarter_of_an_hour_no_edit_counts(house: House) -> None:
    """After the command that has posted it, and after any click that looks at it."""
    ann, bob = await playing(house)
    since = sent(house)
    for _ in range(3):
        await move(house)
    assert counted(house, since) == 0
    assert await shows_the_newest(house, ann)

    await house.env.advance_time(TOKEN_LIFE + 60)
    since = sent(house)
    await move(house)
    assert counted(house, since) == 1, "the token has had its time"
    assert await shows_the_newest(house, ann)

    stranger = house.invite("Cid")
    answer = await stranger.press(house.public, DETAILS)
    assert said(answer) and answer.response.ephemeral, "and was answered alone"
    since = sent(house)
    for _ in range(3):
        await move(house)
    assert counted(house, since) == 0
    assert await shows_the_newest(house, bob)


async def test_the_hand_that_was_opened_by_that_click_is_kept_fresh_too(house: House) -> None:
    ann, _ = await playing(house)
    await house.env.advance_time(TOKEN_LIFE + 60)
    await ann.open_hand()
    since = sent(house)
    for _ in range(4):
        await move(house)
        assert sorted(ann.lines()) == (sorted(house.legal(ann)) if ann in house.to_act() else [])
    assert counted(house, since) == 0
    assert await shows_the_newest(house, ann)


async def test_a_click_is_answered_in_one_request_while_the_token_is_young(house: House) -> None:
    ann, _ = await playing(house)
    for waited, answers in ((0.0, 1), (TOKEN_LIFE - RENEWED + 60, 2), (0.0, 1)):
        await house.env.advance_time(waited)
        since = sent(house)
        await ann.press(house.public, DETAILS)
        token = house.bot.display.state.tables[TableId(1)].token
        assert token is not None and token.left > RENEWED
        assert requests(house, "POST", "", since) == answers


@pytest.mark.parametrize(
    ("status", "code"), [(401, 50027), (404, 10008), (404, 10015), (403, 50013), (503, 0)]
)
async def test_what_a_token_does_not_do_is_done_without_it(
    house: House, status: int, code: int
) -> None:
    ann, _ = await playing(house)
    since = sent(house)
    house.env.inject_error("PATCH", "/webhooks/*", status=status, code=code, times=None)
    for _ in range(3):
        await move(house)
    assert counted(house, since) == 3, "nothing of it is lost"
    assert await shows_the_newest(house, ann)


async def test_a_message_that_is_gone_is_posted_anew(house: House) -> None:
    ann, _ = await playing(house)
    old = house.public.id
    await delete_message(house, house.public)
    assert house.public.id != old
    assert await shows_the_newest(house, ann)
    since = sent(house)
    await move(house)
    assert counted(house, since) == 1, "the token was for the other"


async def test_what_looks_the_same_is_not_edited(house: House) -> None:
    await playing(house)
    await move(house)
    (table,) = house.bot.tables.tables
    since = sent(house)
    house.bot.display.table_changed(table)
    await house.env.settle()
    assert sent(house) == since
    await move(house)
    assert sent(house) > since


async def test_no_token_is_written_down_and_none_survives(house: House) -> None:
    ann, _ = await playing(house)
    assert house.bot.display.state.tables[TableId(1)].token is not None
    assert not [value for (value,) in house.rows("SELECT value FROM marks") if "simcord" in value]
    await house.restart()
    since = sent(house)
    await move(house)
    assert counted(house, since) == 1
    assert await shows_the_newest(house, ann)


async def test_an_old_message_keeps_to_the_limit_on_edits_of_those(house: House) -> None:
    """Nobody promises that Discord takes more of them by a token."""
    ann, _ = await playing(house)
    display, (table,) = house.bot.display, house.bot.tables.tables
    await ann.press(house.public, DETAILS)
    assert display.tables._toll(table) == "uncounted"
    await house.env.advance_time(60 * 60)
    await ann.press(house.public, DETAILS)
    assert display.tables.tokens.of(table) is not None
    assert display.tables._toll(table) == "counted"
