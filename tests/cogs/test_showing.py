"""Show everyone: what is over goes into the channel, with the name of who shows it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.client.showing import BURST
from bot.client.throttle import TokenBucket
from bot.tables.model.clock import HASTE
from tests.support.fair import fair_player
from tests.support.finished import finished
from tests.support.house import House, open_house
from tests.support.messages import said, sentence, wishes
from tests.support.places import change_thread, take_rights
from tests.support.player import Player
from tests.support.reading import text_of

GAME = "euchre"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house in which the result of a deal is read for a while."""
    async with open_house(tmp_path, pace=replace(HASTE, interval=20.0)) as opened:
        opened.bot.show_quota = TokenBucket(BURST, 0)
        yield opened


@pytest.fixture
async def ann(house: House) -> Player:
    return house.invite("Ann")


def shown(house: House, name: str = "Ann", language: str = "en") -> list[Any]:
    """The messages of the channel in which this person shows something."""
    line = sentence("show-line", language, who=name)
    return [
        message
        for message in house.channel.history()
        if not message.flags.ephemeral and text_of(message).startswith(line)
    ]


async def one_deal(house: House, ann: Player) -> int:
    """A game with robots until the end of its first scored deal; the answer is its number."""
    rng = Random(1)
    table = await house.started(GAME, ann)
    while True:
        found = await house.bot.tables.find(table)
        session = found.session
        assert session is not None and found.status == "playing"
        if found.state.interval is not None:
            return found.state.interval.deal
        seat = session.seat_of(ann.id)
        assert seat is not None
        if seat not in session.turn:
            await house.env.settle()
            continue
        line = session.game.write(fair_player(session.game, session.state, seat, rng))
        await ann.act(line)


async def test_a_deals_result_stays_until_next_deal_and_can_be_shown(
    house: House, ann: Player
) -> None:
    deal = await one_deal(house, ann)
    following = f"next:1:{deal}"
    assert following in wishes(house.public) and following in wishes(ann.hand)
    assert sentence("deal-alt", game="Euchre", deal=deal) in ann.hand.attachments[0].description
    told = said(await ann.press(ann.hand, f"show:1:deal:{deal}"))
    assert told == sentence("show-done", place=f"<#{house.channel.id}>")
    (message,) = shown(house)
    assert message.attachments[0].filename == "deal-1.png"
    assert not wishes(message)
    await ann.press(ann.hand, following)
    assert following not in wishes(ann.hand) and following not in wishes(house.public)


async def test_a_deals_result_is_shown_in_a_thread_that_sleeps(house: House, ann: Player) -> None:
    """Discord tells nothing of it unasked, and a message wakes it."""
    made = house.env.backend.create_thread(house.channel.id, "aside", ann.id)
    await house.env.settle()
    (house.channel,) = (one for one in house.channel.threads if one.id == made.id)
    deal = await one_deal(house, ann)
    await change_thread(house, house.channel, archived=True)
    told = said(await ann.press(ann.hand, f"show:1:deal:{deal}"))
    assert told == sentence("show-done", place=f"<#{house.channel.id}>")
    assert len(shown(house)) == 1


async def test_the_end_of_a_game_is_in_the_hands_and_can_be_shown(
    house: House, ann: Player
) -> None:
    bob = house.invite("Bob", locale="de")
    await rated(house, ann, bob)
    for message in (house.public, ann.hand, bob.hand):
        assert message.attachments[0].filename == "victory-1.png"
        assert {"table:1:rematch", "table:1:score", "show:1:game"} <= set(wishes(message))
    assert sentence("victory-ratings") in text_of(house.public)
    assert sentence("victory-ratings", "de") in text_of(bob.hand)
    await bob.press(bob.hand, "show:1:game")
    (message,) = shown(house, "Bob")
    assert sentence("victory-ratings") in text_of(message)
    assert [wish for wish in wishes(message) if wish.startswith("replay:")]


async def rated(house: House, *players: Player) -> None:
    """A game of two people, which counts, to its end; nobody reads results."""
    house.made["pace"] = HASTE
    await house.restart()
    house.bot.show_quota = TokenBucket(BURST, 0)
    await finished(house, "euchre-two", *players)


async def test_a_private_panel_is_shown_where_it_is(house: House, ann: Player) -> None:
    await rated(house, ann, house.invite("Bob"))
    sheet = (await ann.press(house.public, "table:1:score")).response
    await ann.press(sheet, "show:1:sheet")
    (message,) = shown(house)
    assert message.attachments[0].filename == "sheet-1.png"
    replayed = (await ann.slash("knave replay", number=1)).response
    (wish,) = [wish for wish in wishes(replayed) if wish.startswith("showreplay:")]
    await ann.press(replayed, wish)
    assert shown(house)[-1].attachments[0].filename == "replay.png"
    board = (await ann.slash("knave leaderboard", game="euchre-two")).response
    (rules,) = [wish for wish in wishes(board) if wish.endswith(":rules")]
    await ann.choose(board, rules, "1")
    (wish,) = [wish for wish in wishes(board) if wish.startswith("showboard:")]
    await ann.press(board, wish)
    assert shown(house)[-1].attachments[0].filename == "leaderboard.png"
    assert sentence("board-column-rating") not in text_of(shown(house)[-1])
    stats = (await ann.slash("knave stats", game="euchre-two")).response
    (wish,) = [wish for wish in wishes(stats) if wish.startswith("showstats:")]
    await ann.press(stats, wish)
    assert shown(house)[-1].attachments[0].filename == "stats.png"


# ---------------------------------------------------------------------- what is refused


async def test_nothing_of_what_goes_on_is_shown(house: House, ann: Player) -> None:
    await house.started(GAME, ann)
    for place in ("game", "deal:1", "deal:99", "hand", "deal:x"):
        result = await ann.forge(ann.hand, f"show:1:{place}")
        known = {sentence("no-show-not-over"), sentence("no-forged")}
        assert said(result) in known, place
    assert shown(house) == []


async def test_who_may_not_write_shows_nothing(house: House, ann: Player) -> None:
    deal = await one_deal(house, ann)
    deny(house, ann, send_messages=True)
    place = f"<#{house.channel.id}>"
    told = said(await ann.press(ann.hand, f"show:1:deal:{deal}"))
    assert told == sentence("no-show-may-not", channel=place)
    sheet = (await ann.press(house.public, "table:1:score")).response
    told = said(await ann.press(sheet, "show:1:sheet"))
    assert told == sentence("no-show-may-not", channel=place)
    assert shown(house) == []


async def test_without_a_right_of_the_bot_nothing_is_shown(house: House, ann: Player) -> None:
    await rated(house, ann, house.invite("Bob"))
    sheet = (await ann.press(house.public, "table:1:score")).response
    await take_rights(house, "attach_files")
    told = said(await ann.press(sheet, "show:1:sheet"))
    missing, place = sentence("right-attach-files"), f"<#{house.channel.id}>"
    assert told == sentence("no-missing-rights", channel=place, home=place, rights=missing)
    assert shown(house) == []


async def test_too_much_at_once_is_refused(house: House, ann: Player) -> None:
    deal = await one_deal(house, ann)
    for _ in range(BURST):
        await ann.press(ann.hand, f"show:1:deal:{deal}")
    told = said(await ann.press(ann.hand, f"show:1:deal:{deal}"))
    assert told == sentence("no-show-too-fast")
    assert len(shown(house)) == BURST


async def test_another_server_is_shown_nothing(house: House, ann: Player) -> None:
    await rated(house, ann, house.invite("Bob"))
    other = house.env.create_guild("Elsewhere")
    desk = other.create_text_channel("desk")
    await house.env.settle()
    ann.member = other.add_member(ann.member.user)
    home, house.channel = house.channel, desk
    replayed = (await ann.slash("knave replay", number=1)).response
    (wish,) = [wish for wish in wishes(replayed) if wish.startswith("showreplay:")]
    assert said(await ann.press(replayed, wish)) == sentence("no-show-elsewhere")
    assert shown(house) == []
    house.channel = home
    assert shown(house) == []


async def test_what_a_stranger_cannot_see_they_cannot_show(house: House, ann: Player) -> None:
    deal = await one_deal(house, ann)
    eve = house.invite("Eve")
    page = (await eve.slash_dm("help")).response
    result = await eve.forge(page, f"show:1:deal:{deal}")
    assert text_of(result.response) == sentence("no-no-table")
    assert shown(house, "Eve") == []


async def test_at_a_practice_table_there_is_nobody_to_show_it_to(house: House, ann: Player) -> None:
    await ann.slash("practice", game=GAME)
    told = said(await ann.forge(ann.letters[-1], "show:1:sheet"))
    assert told == sentence("no-show-nowhere")


def deny(house: House, who: Player, **rights: bool) -> None:
    denied = discord.Permissions(**rights).value
    overwrite = Overwrite(target_id=who.id, type=OverwriteType.MEMBER, deny=denied)
    house.env.backend.set_overwrite(house.channel.id, overwrite)
