"""/privacy: everything about somebody in a file, or forgotten so that nothing is left."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.tables.words import languages
from tests.bot.finished import finished, opened, play_on
from tests.bot.house import LOCALES, House, Player, said, sentence

GAME = "widow-pitch"


@pytest.fixture
async def ann(house: House) -> Player:
    return house.invite("Ann")


def left_of(house: House, user: int, name: str) -> list[str]:
    """Every cell of every table in which somebody's number or name still stands."""
    found = []
    with closing(sqlite3.connect(f"file:{house.path}?mode=ro", uri=True)) as db:
        tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in tables:
            for row in db.execute(f"SELECT * FROM {table}"):
                found += [f"{table}: {row}" for cell in row if _tells(cell, user, name)]
    return found


def _tells(cell: object, user: int, name: str) -> bool:
    return cell == user or (isinstance(cell, str) and (str(user) in cell or cell == name))


def bytes_of(house: House) -> bytes:
    """The file, and whatever lies beside it."""
    paths = [house.path.with_name(house.path.name + end) for end in ("", "-wal", "-journal")]
    return b"".join(path.read_bytes() for path in paths if path.exists())


async def forget(who: Player, language: str = "en") -> Any:
    asked = await who.slash("privacy forget")
    assert asked.response.ephemeral
    assert sentence("privacy-gone", language) in asked.response.content
    await who.press(asked.response, "privacy:0:forget")
    return asked.response


async def test_nothing_of_somebody_is_left(house: House, ann: Player) -> None:
    """After games, tables left in the middle, one hosted alone, and settings."""
    bob = house.invite("Bob")
    await house.bot.hall.people.choose_for_guild(
        type(await house.bot.hall.people.guild(house.guild.id))(
            guild_id=house.guild.id, tables_per_channel=10
        )
    )
    await finished(house, GAME, ann, bob)
    left = await opened(house, "four-jacks", ann, bob)
    await play_on(house, left, ann, bob, moves=5)
    await ann.slash("table leave", table=left)
    running = await opened(house, "four-jacks", ann, bob)
    await play_on(house, running, ann, bob, moves=5)
    lobby = await house.opened(ann, "euchre")
    alone = await opened(house, "euchre", ann)
    await ann.slash("settings")
    assert left_of(house, ann.id, "Ann")
    assert str(ann.id).encode() in bytes_of(house)
    shown = await forget(ann)
    assert shown.content == sentence("privacy-forgotten")
    assert left_of(house, ann.id, "Ann") == []
    assert str(ann.id).encode() not in bytes_of(house), "not in free pages or the log either"
    assert ann.id.to_bytes(8, "big") not in bytes_of(house)
    states = dict(house.rows("SELECT id, state FROM tables"))
    assert (states[running], states[lobby], states[alone]) == ("playing", "ended", "ended")
    await play_on(house, running, bob)
    assert left_of(house, ann.id, "Ann") == [], "nor does it come back while others play on"
    await house.restart()
    assert left_of(house, ann.id, "Ann") == []


async def test_the_others_keep_a_nameless_former_player(house: House, ann: Player) -> None:
    bob = house.invite("Bob")
    await finished(house, GAME, ann, bob)
    before = house.rows("SELECT won, points FROM results WHERE user_id = ?", bob.id)
    assert "Ann" in said(await bob.slash("history"))
    await forget(ann)
    text = said(await bob.slash("history"))
    assert "Ann" not in text and sentence("former-player") in text and "Bob" in text
    replayed = await bob.slash("replay", number=1)
    assert "Ann" not in replayed.response.content
    assert sentence("former-player") in replayed.response.content
    file = (await bob.press(replayed.response, "replay:1:json")).response.attachments[0]
    told = (await file.read()).decode()
    assert "Ann" not in told and '"former"' in told
    checked = said(await bob.slash("verify", number=1))
    assert sentence("verify-sound") in checked
    assert house.rows("SELECT won, points FROM results WHERE user_id = ?", bob.id) == before
    board = said(await bob.slash("leaderboard", game=GAME))
    assert "Bob" in board and "Ann" not in board
    assert sentence("history-empty") in said(await ann.slash("history"))


async def test_rather_not(house: House, ann: Player) -> None:
    await finished(house, GAME, ann)
    asked = (await ann.slash("privacy forget")).response
    before = house.kept()
    await ann.press(asked, "privacy:0:keep")
    assert asked.content == sentence("privacy-kept")
    assert house.kept() == before


async def test_forgetting_cannot_be_forged(house: House, ann: Player) -> None:
    """From a public message nobody is forgotten by mistake."""
    await house.opened(ann, GAME)
    before = house.kept()
    assert said(await ann.forge(house.public, "privacy:0:forget")) == sentence("no-forged")
    asked = (await ann.slash("privacy forget")).response
    assert said(await ann.forge(asked, "privacy:0:dance")) == sentence("no-forged")
    assert house.kept() == before


async def test_the_export_has_all_of_it_and_nothing_of_others(house: House, ann: Player) -> None:
    bob = house.invite("Bob")
    await finished(house, GAME, ann, bob)
    running = await opened(house, "four-jacks", ann, bob)
    result = await ann.slash("privacy export")
    assert result.response.ephemeral
    (file,) = result.response.attachments
    text = (await file.read()).decode()
    told = json.loads(text)
    assert (told["format"], told["version"], told["user_id"]) == ("knave-person", 1, str(ann.id))
    stored = told["stored"]
    assert stored["people"][0]["name"] == "Ann"
    assert {row["table_id"] for row in stored["seats"]} == {1, running}
    assert len(stored["results"]) == 1
    assert stored["notes"] and all(str(ann.id) in row["line"] for row in stored["notes"])
    assert str(bob.id) not in text
    (game,) = told["games"]
    assert game["number"] == 1 and "seed" in game["log"]
    (secret,) = house.rows("SELECT seed FROM games WHERE table_id = ?", running)
    deal = house.rows("SELECT line FROM moves JOIN games ON games.id = game_id"
                      " WHERE table_id = ? LIMIT 1", running)[0][0]  # fmt: skip
    assert secret[0] not in text and deal not in text, "hidden cards of a running game stay so"
    for (table,) in house.rows("SELECT name FROM sqlite_master WHERE type = 'table'"):
        rows = house.rows(f"SELECT * FROM {table}")
        mine = [r for r in rows if any(_tells(cell, ann.id, "\0") for cell in r)]
        assert len(stored.get(table, [])) == len(mine), table


async def test_while_a_redraw_is_under_way(house: House, ann: Player) -> None:
    bob = house.invite("Bob")
    table = await opened(house, "four-jacks", ann, bob)
    found = await house.bot.hall.find(table)
    for _ in range(5):
        house.bot.herald.hand_changed(found, ann.id)
    await forget(ann)
    await asyncio.sleep(0.05)
    await house.env.settle()
    assert left_of(house, ann.id, "Ann") == []


@pytest.mark.parametrize("language", languages())
async def test_about_in_every_language(house: House, ann: Player, language: str) -> None:
    LOCALES[ann.id] = {"en": "en-US"}.get(language, language)
    text = said(await ann.slash("privacy about"))
    for key in ("title", "what", "why", "long", "forget", "gone", "discord"):
        assert sentence(f"privacy-{key}", language) in text
    assert len(text) < 2000
    in_dm = (await ann.slash_dm("privacy about")).response
    assert in_dm.content == text
    shown = await forget(ann, language)
    assert shown.content == sentence("privacy-forgotten", language)
