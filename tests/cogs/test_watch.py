"""Watching a table privately, and the thread of finished deals that a host may open."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.client.display import rail, watchers
from bot.client.display.edit_token import TOKEN_LIFE
from bot.storage.rows.ids import TableId
from bot.tables.model.clock import HASTE
from bot.tables.screens.telling import as_sentence
from tests.support.fair import fair_player
from tests.support.house import House, open_house, pass_time
from tests.support.messages import enabled, in_words, said, sentence, wishes
from tests.support.places import change_thread, give_back, requests, take_rights
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house in which the result of a deal is read for a while, in the test's time."""
    async with open_house(tmp_path, clock=SimTime(), pace=replace(HASTE, interval=20.0)) as opened:
        yield opened


def watching(result: Any) -> Any:
    assert result.response is not None and result.response.flags.ephemeral, said(result)
    return result.response


async def play(house: House, ann: Player, deals: int) -> None:
    """Ann plays until so many deals have been scored."""
    rng = Random(1)
    for _ in range(400):
        session = (await house.bot.tables.find(TableId(1))).session
        assert session is not None
        if len(session.sheet) >= deals:
            return
        asked = [w for w in wishes(ann.hand) if w.startswith("next:")]
        seat = session.seat_of(ann.id)
        assert seat is not None
        if asked:
            await ann.press(ann.hand, asked[0])
        elif seat in session.turn:
            line = session.game.write(fair_player(session.game, session.state, seat, rng))
            await ann.act(line)
        else:
            await house.env.settle()
    raise AssertionError("that never came")


async def test_the_picture_follows_and_shows_what_everyone_sees(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    seen = watching(await bob.slash("watch"))
    assert "Press *Join*" in text_of(seen)
    await ann.start()
    await house.env.settle()
    for _ in range(3):
        if lines := sorted(ann.lines()):
            await ann.act(lines[0])
        public, private = text_of(house.public), text_of(seen)
        assert private.startswith(public), "the same words"
        assert in_words(seen).endswith(in_words(house.public).rpartition("\n")[2]), "and alt text"
        assert set(wishes(seen)) == {"watch:1:on", "watch:1:off"}
    for card in house.view(ann).hand:
        assert str(card) not in in_words(seen)
    await bob.press(seen, "watch:1:off")
    assert text_of(seen) == sentence("watch-off", table=1)
    before = text_of(seen)
    if lines := sorted(ann.lines()):
        await ann.act(lines[0])
    assert text_of(seen) == before, "it follows no more"


async def test_it_changes_with_the_language_and_cards_of_its_owner(house: House) -> None:
    """At once, not with the next card: that may take its player a day."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann)
    seen = watching(await bob.slash("watch"))
    panel = (await bob.slash("knave settings")).response
    await bob.choose(panel, "mine:0:language", "de")
    await house.env.settle()
    assert "Tisch 1" in text_of(seen)
    await bob.press(panel, "mine:0:text-only:yes")
    await house.env.settle()
    assert not seen.attachments
    await bob.press(seen, "watch:1:off")
    await bob.choose(panel, "mine:0:language", "en")
    await house.env.settle()
    assert text_of(seen) == sentence("watch-off", "de", table=1), "it follows no more"


async def test_it_goes_on_with_its_button(house: House) -> None:
    """After its time, and after a restart; at the end of the table it ends."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann)
    seen = watching(await bob.slash("watch"))
    await house.env.advance_time(TOKEN_LIFE + 60)
    await bob.press(seen, "watch:1:on")
    await house.restart()
    await bob.press(seen, "watch:1:on")
    await ann.end()
    assert "was ended early" in text_of(seen) and not wishes(seen)


async def test_a_table_that_is_over_is_looked_at_and_not_followed(house: House) -> None:
    """Nothing comes there any more: so nobody is remembered who looks at it."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann)
    seen = watching(await bob.slash("watch"))
    await ann.end()
    await house.env.settle()
    assert not house.bot.display.watchers._all
    assert "was ended early" in text_of(watching(await bob.slash("watch", table=1)))
    await bob.forge(seen, "watch:1:on")
    assert not house.bot.display.watchers._all


async def test_nor_followed_on_whose_time_was_over_at_the_end(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann)
    watching(await bob.slash("watch"))
    shown, table = house.bot.display.watchers, await house.bot.tables.find(TableId(1))
    token = shown._all[table.id][bob.id].token
    shown._all[table.id][bob.id].token = replace(token, ends=token.clock.steady() - 1)
    await shown._draw(table, bob.id)
    assert not shown._all


async def test_who_may_watch(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    assert said(await bob.slash("watch")) == sentence("no-no-table-here")
    await house.started("euchre", ann)
    assert said(await bob.slash("watch", table=9)) == sentence("no-no-table")
    seen = watching(await ann.slash("watch", table=1))
    assert enabled(seen, "watch:1:on"), "also whoever sits there"
    monkeypatch.setattr(watchers, "MOST", 1)
    assert said(await bob.slash("watch")) == sentence("no-watch-full", count=1)
    watching(await ann.slash("watch"))
    assert said(await bob.forge(seen, "watch:1:dance")) == sentence("no-forged")


# ---------------------------------------------------------------------- the rail


async def open_rail(house: House, host: Player) -> Any:
    panel = await host.at_this_table()
    return await host.choose(panel, "favour:1:rail", "open")


def told_in_rail(house: House) -> list[list[tuple[str, str]]]:
    """The messages in each thread of the channel: text, and all in words."""
    return [
        [(text_of(m), in_words(m)) for m in thread.history() if m.components]
        for thread in house.channel.threads
    ]


async def test_a_rail_is_opened_for_a_table_in_a_thread_that_sleeps(house: House) -> None:
    """Its deals are told beside that thread, in a channel that is still there."""
    ann = house.invite("Ann")
    home = house.channel
    made = house.env.backend.create_thread(home.id, "aside", ann.id)
    await house.env.settle()
    (house.channel,) = (one for one in home.threads if one.id == made.id)
    await house.opened(ann, "euchre")
    await change_thread(house, house.channel, archived=True)
    house.channel = home
    own = (await ann.slash("knave settings")).response
    opened = await ann.forge(own, "favour:1:rail", "open")
    assert sentence("no-rail-nowhere") not in said(opened)
    assert (await house.bot.tables.find(TableId(1))).lobby.rail


async def test_an_open_rail_tells_each_finished_deal_once(house: House) -> None:
    """With all hands and the sums, also over a restart; nothing while a deal goes on."""
    ann = house.invite("Ann")
    await house.opened(ann, "euchre")
    await open_rail(house, ann)
    assert as_sentence(sentence("fact-rail")) in in_words(house.public)
    await ann.start()
    await house.env.settle()
    menu = (await ann.press(house.public, "table:1:menu")).response
    assert sentence("rail-is", rail=sentence("rail-open")) in text_of(menu)
    for _ in range(2):
        await ann.act(sorted(ann.lines())[0])
    assert told_in_rail(house) == [], "nothing of a running deal"
    await play(house, ann, 1)
    await house.env.settle()
    (told,) = told_in_rail(house)
    assert len(told) == 1 and "deal 1" in told[0][0]
    await house.restart()
    await house.env.settle()
    await play(house, ann, 2)
    await house.env.settle()
    (told,) = told_in_rail(house)
    assert [text.split("\n")[0] for text, _ in told] == [
        f"**Euchre · table 1 · deal {n}**" for n in (1, 2)
    ]
    log = house.log()
    first = next(line for seat, line in log.moves if seat == -1)
    hand = first.split()[1].partition(":")[2].split(".")
    shown = [sentence(f"sign-{card[1]}") for card in hand]
    assert all(sign in told[0][1] for sign in shown), "all hands, in words too"


async def over(house: House, ann: Player) -> None:
    """Play until the game is over."""
    rng = Random(1)
    for _ in range(900):
        table = await house.bot.tables.find(TableId(1))
        session = table.session
        assert session is not None
        seat = session.seat_of(ann.id)
        assert seat is not None
        if table.status == "over":
            break
        if on := [wish for wish in wishes(ann.hand) if wish.startswith("next:")]:
            await ann.press(ann.hand, on[0])
        elif seat in session.turn:
            card = fair_player(session.game, session.state, seat, rng)
            await ann.act(session.game.write(card))
        else:
            await house.env.settle()
    await house.env.advance_time(30)
    await house.env.settle()


async def test_a_restart_after_the_game_tells_nothing_anew(house: House) -> None:
    ann = house.invite("Ann")
    await house.opened(ann, "euchre")
    await open_rail(house, ann)
    await ann.start()
    await over(house, ann)
    (told,) = told_in_rail(house)
    for _ in range(2):
        await house.restart()
        await house.env.settle()
        assert told_in_rail(house) == [told]
    assert house.rows("SELECT name FROM marks WHERE name LIKE 'rail %'") == []


async def test_nor_does_one_after_the_table_was_ended(house: House) -> None:
    ann = house.invite("Ann")
    await house.opened(ann, "euchre")
    await open_rail(house, ann)
    await ann.start()
    await play(house, ann, 1)
    await house.env.settle()
    await ann.end()
    await house.env.settle()
    (told,) = told_in_rail(house)
    assert house.rows("SELECT name FROM marks WHERE name LIKE 'rail %'") == []
    for _ in range(2):
        await house.restart()
        await house.env.settle()
        assert told_in_rail(house) == [told]


async def test_a_rail_that_was_taken_away_is_asked_for_once_a_deal(house: House) -> None:
    """And once more at the end, not with every card; nothing of it stays behind then."""
    ann = house.invite("Ann")
    await house.opened(ann, "euchre")
    await open_rail(house, ann)
    await ann.start()
    await play(house, ann, 1)
    await house.env.settle()
    (thread,) = house.channel.threads
    house.env.backend.delete_channel(thread.id)
    await house.env.settle()
    before = requests(house, "POST", f"/channels/{thread.id}/messages")
    await play(house, ann, 3)
    await house.env.settle()
    await ann.end()
    await house.env.settle()
    assert requests(house, "POST", f"/channels/{thread.id}/messages") - before == 3
    assert house.rows("SELECT name FROM marks WHERE name LIKE 'rail %'") == []


async def test_where_no_thread_may_be_opened_any_more_that_is_tried_once_a_deal(
    house: House,
) -> None:
    """Deals that found no thread are told as soon as there may be one."""
    ann = house.invite("Ann")
    await house.opened(ann, "euchre")
    await open_rail(house, ann)
    await ann.start()
    await take_rights(house, "create_public_threads")
    await play(house, ann, 2)
    await pass_time(house, 120)
    session = (await house.bot.tables.find(TableId(1))).session
    assert session is not None
    deals = len(session.sheet)
    assert requests(house, "POST", f"/channels/{house.channel.id}/threads") == deals
    await give_back(house)
    await play(house, ann, deals + 1)
    await house.env.settle()
    (told,) = told_in_rail(house)
    assert len(told) == deals + 1


async def test_of_a_channel_without_threads_nothing_is_remembered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.invite("Ann")
    await house.opened(ann, "euchre")
    await open_rail(house, ann)
    monkeypatch.setattr(rail, "PARENTS", ())
    await ann.start()
    await play(house, ann, 1)
    await house.env.settle()
    shown = house.bot.display.rail
    assert shown is not None and shown._told == {TableId(1): 1}
    await ann.end()
    await house.env.settle()
    assert shown._told == {} and told_in_rail(house) == []


async def test_closed_by_default_and_for_the_host_alone(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    assert as_sentence(sentence("fact-rail")) not in in_words(house.public)
    panel = await ann.at_this_table()
    told = await bob.forge(panel, "favour:1:rail", "open")
    assert said(told) == sentence("no-host-only")
    assert house.rows("SELECT rail FROM tables") == [(0,)]
    await take_rights(house, "create_public_threads")
    refused = said(await open_rail(house, ann))
    assert sentence("right-create-public-threads") in refused
    assert house.rows("SELECT rail FROM tables") == [(0,)]


async def test_not_where_others_could_read_what_is_private(house: House) -> None:
    """A practice table has nobody to read along; a rematch in a private thread forgets it."""
    ann = house.invite("Ann")
    await ann.slash("practice", game="euchre")
    panel = (await ann.press(ann.hand, "table:1:menu")).response
    panel = (await ann.press(panel, "favour:1:panel")).response
    assert panel is None or "favour:1:rail" not in wishes(panel), "no lobby, no choice"
    opened = await house.bot.tables.open(
        (await house.bot.tables.find(TableId(1))).lobby.with_rail(True),
        house.guild.id,
        house.channel.id,
        private=True,
    )
    assert not opened.lobby.rail


async def test_it_ends_for_whoever_may_read_the_channel_no_more(house: House) -> None:
    """Shut out of the channel, by its own rights at once, and by a role after five minutes."""
    shut = house.guild.create_role("shut", permissions=Permissions.none())
    ann, bob, eve, fay = house.invite_all("Ann", "Bob", "Eve", "Fay")
    back, table = house.env.backend, TableId(1)

    def shut_out(who: int, kind: OverwriteType) -> None:
        none = Permissions(view_channel=True).value
        back.set_overwrite(house.channel.id, Overwrite(who, kind, deny=none))

    shut_out(shut.id, OverwriteType.ROLE)
    await house.started("euchre-two", ann, bob)
    other = house.guild.create_text_channel("other")
    await house.env.settle()
    shown = [watching(await one.member.slash(other, "watch", table=1)) for one in (eve, fay)]
    off = sentence("watch-off", table=table)

    async def texts() -> list[bool]:
        (asked, *_) = house.to_act()
        session = house.bot.tables.tables[0].session
        assert session is not None
        line = session.game.write(fair_player(session.game, session.state, session.turn[0], rng))
        await asked.act(line)
        return [text_of(back.get_message(other.id, one.id)) == off for one in shown]

    rng = Random(1)
    assert await texts() == [False, False]
    shut_out(eve.id, OverwriteType.MEMBER)
    back.add_member_role(house.guild.id, fay.id, shut.id)
    await house.env.settle()
    assert await texts() == [True, False]
    await pass_time(house, watchers.FRESH)
    assert await texts() == [True, True]
    assert not house.bot.display.watchers._all
