"""/history: finished games, newest first, by pages, of one kind or all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.storage.rows.ids import GuildId, TableId
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.rows.tables import GameRow, SeatRow, TableRow
from bot.tables.screens.history_screen import PAGE
from bot.tables.screens.robots import robot_name
from bot.words.words import languages, words
from tests.support.finished import finished
from tests.support.house import House
from tests.support.messages import enabled, menu, said, sentence, wishes
from tests.support.player import Player
from tests.support.reading import text_of
from tests.support.simcord_adapter import LOCALES


@pytest.fixture
async def ann(house: House) -> Player:
    return house.invite("Ann")


async def put_away(house: House, who: Player, count: int, game: str = "euchre") -> None:
    """Games that were played before the bot came to know how to list them."""
    store, guild = house.bot.store, house.guild.id
    ((done,),) = house.rows("SELECT count(*) FROM games")
    for n in range(done, done + count):
        seats = (SeatRow(user_id=who.id, name=who.name), SeatRow(robot=1))
        table = TableRow(
            guild_id=guild,
            channel_id=house.channel.id,
            host_id=who.id,
            state="playing",
            game=game,
            preset="house",
            options="",
            level="normal",
            created_at=float(n),
            updated_at=float(n),
            seats=seats,
        )
        number = await store.tables.create_table(table)
        table = TableRow(**{f: getattr(table, f) for f in table.__slots__} | {"id": number})
        head = GameRow(
            game=game,
            version=1,
            options="",
            players=2,
            commitment="",
            seed="",
            started_at=float(n),
        )
        game_id = await store.tables.start_game(table, head)
        results = (ResultRow(who.id, 0, True, 10),)
        finish = Finish(at=1000.0 + n, results=results, scores=(10, 4), winners=(0,))
        await store.tables.append(game_id, finish=finish)


def listed(shown: Any) -> list[int]:
    """The games of a page, in order."""
    return [int(o["value"]) for o in menu(shown, "past:0:open")["options"]]


async def test_a_finished_game_is_listed_with_its_result(house: House, ann: Player) -> None:
    eve = house.invite("Eve")
    empty = await ann.slash("knave history")
    assert sentence("history-empty") in said(empty)
    await finished(house, "widow-pitch", ann)
    ((at, scores),) = house.rows("SELECT ended_at, scores FROM games")
    result = await ann.slash("knave history")
    assert result.response.ephemeral
    text = text_of(result.response)
    assert f"<t:{int(at)}:f>" in text
    assert "Widow Pitch" in text and "Ann" in text and robot_name(words("en"), 1) in text
    assert all(str(abs(int(n))) in text for n in scores.split())
    assert sentence("history-empty") in said(await eve.slash("knave history"))
    assert "Ann" in said(await eve.slash("knave history", whose="server"))


async def test_from_the_history_into_a_replay(house: House, ann: Player) -> None:
    await finished(house, "widow-pitch", ann)
    shown = (await ann.slash("knave history")).response
    opened = await ann.choose(shown, "past:0:open", "1")
    assert opened.response.ephemeral and "game 1 · deal 1" in text_of(opened.response)
    assert "past:0:open" in wishes(shown), "the history stays as it is"


async def test_pages_to_the_end_and_back(house: House, ann: Player) -> None:
    await put_away(house, ann, 2 * PAGE + 3)
    every = list(range(2 * PAGE + 3, 0, -1))
    for whose in ("mine", "server"):
        shown = (await ann.slash("knave history", whose=whose)).response
        seen = [listed(shown)]
        while enabled(shown, older := wishes(shown)[3]):
            await ann.press(shown, older)
            seen.append(listed(shown))
        assert [number for page in seen for number in page] == every
        assert [len(page) for page in seen] == [PAGE, PAGE, 3]
        back = [listed(shown)]
        while enabled(shown, newer := wishes(shown)[2]):
            await ann.press(shown, newer)
            back.append(listed(shown))
        assert back == seen[::-1]
        await ann.press(shown, wishes(shown)[3])
        await ann.press(shown, wishes(shown)[1])
        assert listed(shown) == seen[0], "and to the newest at once"


async def test_pages_of_which_nothing_may_be_seen_yet_are_passed_over(
    house: House, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether they are the newest or lie in between, in either direction."""
    await put_away(house, ann, 4 * PAGE)
    with closing(sqlite3.connect(house.path)) as db, db:
        hidden = "id > ? OR id > ? AND id <= ?"
        sealed = f"UPDATE tables SET fixture = 'duplicate 1 1 1' WHERE {hidden}"
        db.execute(sealed, (3 * PAGE, PAGE, 2 * PAGE))

    async def is_sealed(table: TableId, _: GuildId) -> bool:
        return table > 3 * PAGE or PAGE < table <= 2 * PAGE

    monkeypatch.setattr(house.bot.duplicates, "is_sealed", is_sealed)
    later, earlier = list(range(3 * PAGE, 2 * PAGE, -1)), list(range(PAGE, 0, -1))
    for whose in ("mine", "server"):
        shown = (await ann.slash("knave history", whose=whose)).response
        assert listed(shown) == later and not enabled(shown, wishes(shown)[2])
        await ann.press(shown, wishes(shown)[3])
        assert listed(shown) == earlier and not enabled(shown, wishes(shown)[3])
        await ann.press(shown, wishes(shown)[2])
        assert listed(shown) == later
        if enabled(shown, newer := wishes(shown)[2]):
            await ann.press(shown, newer)
        assert listed(shown) == later and not enabled(shown, wishes(shown)[2])


async def test_only_games_of_a_kind(house: House, ann: Player) -> None:
    await put_away(house, ann, 3, "euchre")
    await put_away(house, ann, 2, "pepper")
    shown = (await ann.slash("knave history", game="pepper")).response
    assert listed(shown) == [5, 4]
    await ann.choose(shown, "past:0:mine:kind", "euchre")
    assert listed(shown) == [3, 2, 1]
    await ann.choose(shown, "past:0:mine:kind", "all")
    assert listed(shown) == [5, 4, 3, 2, 1]
    assert said(await ann.slash("knave history", game="bridge")) == sentence(
        "no-unknown-game", game="bridge"
    )


async def test_another_server_and_a_direct_message(house: House, ann: Player) -> None:
    await put_away(house, ann, 2)
    in_dm = (await ann.slash_dm("knave history")).response
    assert listed(in_dm) == [2, 1]
    refused = (await ann.slash_dm("knave history", whose="server")).response
    assert text_of(refused) == sentence("no-server-only")
    other = house.env.create_guild("Elsewhere")
    home, house.channel = house.channel, other.create_text_channel("desk")
    eve = house.invite("Eve")
    eve.member = other.add_member(eve.member.user)
    await house.env.settle()
    assert sentence("history-empty") in said(await eve.slash("knave history", whose="server"))
    house.channel = home


async def test_a_running_game_is_not_listed(house: House, ann: Player) -> None:
    await house.started("euchre", ann)
    assert sentence("history-empty") in said(await ann.slash("knave history", whose="server"))


async def test_forged_pages(house: House, ann: Player) -> None:
    await put_away(house, ann, 2)
    shown = (await ann.slash("knave history")).response
    for wish in ("past:0:mine:all:before:x", "past:0:yours:all:newest:0", "past:0"):
        assert said(await ann.forge(shown, wish)) == sentence("no-forged")
    await ann.forge(shown, "past:0:mine:all:before:4711")
    assert sentence("history-empty") in text_of(shown)


@pytest.mark.parametrize("language", languages())
async def test_in_every_language(house: House, ann: Player, language: str) -> None:
    LOCALES[ann.id] = {"en": "en-US"}.get(language, language)
    await put_away(house, ann, PAGE + 1)
    text = said(await ann.slash("knave history"))
    assert sentence("history-title-mine", language) in text
    assert len(text) < 2000
