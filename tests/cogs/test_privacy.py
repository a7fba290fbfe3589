"""/privacy: everything about somebody in a file, or forgotten so that nothing is left."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.client.handing import AGO
from bot.storage.rows.ids import TableId
from bot.tables.model.ratings import rate
from bot.tables.screens.robots import robot_name
from bot.tables.verbs.vote import propose, vote
from bot.words.words import languages, words
from cogs.privacy import LOOKS
from tests.support.boards import inserted, known
from tests.support.finished import finished, opened, play_out
from tests.support.forgetting import forget, left_of, tells
from tests.support.house import House, open_house
from tests.support.messages import menu, said, sentence, wishes
from tests.support.player import Player
from tests.support.playing import deal_on
from tests.support.quick import SimTime
from tests.support.reading import text_of
from tests.support.simcord_adapter import LOCALES

GAME = "widow-pitch"
HANGS = 30.0
"""Seconds in which a drawing does not come to its end."""


@pytest.fixture
async def ann(house: House) -> Player:
    return house.invite("Ann")


def bytes_of(house: House) -> bytes:
    """The file, and whatever lies beside it."""
    paths = [house.path.with_name(house.path.name + end) for end in ("", "-wal", "-journal")]
    return b"".join(path.read_bytes() for path in paths if path.exists())


async def board_of(who: Player) -> str:
    """The board of the game by the short rules of these tests, as this person sees it."""
    shown = (await who.slash("knave leaderboard", game=GAME)).response
    (control,) = [wish for wish in wishes(shown) if wish.endswith(":rules")]
    await who.choose(shown, control, menu(shown, control)["options"][0]["value"])
    return str(text_of(shown))


async def test_nothing_of_somebody_is_left(house: House, ann: Player) -> None:
    """After games, tables left in the middle, one hosted alone, and settings."""
    bob = house.invite("Bob")
    await house.bot.preferences.change_guild(
        house.guild.id, lambda guild: replace(guild, tables_per_channel=10, tables_per_host=0)
    )
    await finished(house, GAME, ann, bob)
    left = await opened(house, "four-jacks", ann, bob)
    await play_out(house, left, ann, bob, moves=5)
    await ann.slash("table leave", table=left)
    running = await opened(house, "four-jacks", ann, bob)
    await play_out(house, running, ann, bob, moves=5)
    lobby = await house.opened(ann, "euchre")
    alone = await opened(house, "euchre", ann)
    await ann.slash("knave settings")
    assert left_of(house, ann.id, "Ann")
    assert str(ann.id).encode() in bytes_of(house)
    shown = await forget(ann)
    assert text_of(shown) == sentence("privacy-forgotten")
    assert left_of(house, ann.id, "Ann") == []
    assert str(ann.id).encode() not in bytes_of(house), "not in free pages or the log either"
    assert ann.id.to_bytes(8, "big") not in bytes_of(house)
    states = dict(house.rows("SELECT id, state FROM tables"))
    assert (states[running], states[lobby], states[alone]) == ("playing", "ended", "ended")
    await play_out(house, running, bob)
    assert left_of(house, ann.id, "Ann") == [], "nor does it come back while others play on"
    await house.restart()
    assert left_of(house, ann.id, "Ann") == []


def test_no_name_is_left_in_memory() -> None:
    line = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider"]
    path = Path(__file__).with_name("names_in_memory.py")
    done = subprocess.run([*line, str(path)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout


async def test_forgotten_by_two_presses_at_once(house: House, ann: Player) -> None:
    await finished(house, GAME, ann, house.invite("Bob"))
    await asyncio.gather(*(house.bot.tables.forgetting.person(ann.id) for _ in range(2)))
    assert left_of(house, ann.id, "Ann") == []


async def test_the_others_keep_a_nameless_former_player(house: House, ann: Player) -> None:
    bob = house.invite("Bob")
    await finished(house, GAME, ann, bob)
    before = house.rows("SELECT won, points FROM results WHERE user_id = ?", bob.id)
    assert "Ann" in said(await bob.slash("knave history"))
    await forget(ann)
    text = said(await bob.slash("knave history"))
    assert "Ann" not in text and sentence("former-player") in text and "Bob" in text
    replayed = await bob.slash("knave replay", number=1)
    assert "Ann" not in text_of(replayed.response)
    assert sentence("former-player") in text_of(replayed.response)
    file = (await bob.press(replayed.response, "replay:1:json")).response.attachments[0]
    told = (await file.read()).decode()
    assert "Ann" not in told and '"former"' in told
    checked = said(await bob.slash("knave verify", number=1))
    assert sentence("verify-sound") in checked
    assert house.rows("SELECT won, points FROM results WHERE user_id = ?", bob.id) == before
    board = await board_of(bob)
    assert "Bob" in board and "Ann" not in board
    assert sentence("history-empty") in said(await ann.slash("knave history"))


async def test_rather_not(house: House, ann: Player) -> None:
    await finished(house, GAME, ann)
    asked = (await ann.slash("privacy delete")).response
    before = house.kept()
    await ann.press(asked, "privacy:0:keep")
    assert text_of(asked) == sentence("privacy-kept")
    asked = (await ann.slash("privacy delete")).response
    await ann.press(asked, "privacy:0:forget")
    assert house.kept() == before, "one yes is none"
    await ann.press(asked, "privacy:0:keep")
    assert text_of(asked) == sentence("privacy-kept")
    assert house.kept() == before
    assert left_of(house, ann.id, "Ann")


async def test_forgetting_cannot_be_forged(house: House, ann: Player) -> None:
    """From a public message nobody is forgotten by mistake."""
    await house.opened(ann, GAME)
    before = house.kept()
    for part in ("forget", "for-good"):
        assert said(await ann.forge(house.public, f"privacy:0:{part}")) == sentence("no-forged")
    asked = (await ann.slash("privacy delete")).response
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
        mine = [r for r in rows if any(tells(cell, ann.id, "\0") for cell in r)]
        if table == "moves":  # the games' logs have them
            assert sum(len(row["numbers"]) for row in stored[table]) == len(mine) > 0
        elif table not in ("standings", "curve", "parties", "party_members"):
            assert len(stored.get(table, [])) == len(mine), table
    assert len(stored["standings"]) > 0


async def test_while_a_redraw_is_under_way(house: House, ann: Player) -> None:
    bob = house.invite("Bob")
    table = await opened(house, "four-jacks", ann, bob)
    found = await house.bot.tables.find(table)
    for _ in range(5):
        house.bot.display.hand_changed(found, ann.id)
    await forget(ann)
    await house.env.settle()
    assert left_of(house, ann.id, "Ann") == []


async def test_what_hangs_elsewhere_is_drawn_though_somebody_is_forgotten(
    house: House, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    bob = house.invite("Bob")
    await house.opened(ann, "euchre")
    there = house.guild.create_text_channel("elsewhere")
    await bob.member.slash(there, "table open", game="euchre")
    await house.env.settle()
    posts, others = house.bot.display.tables, await house.bot.tables.find(TableId(2))
    show, robot = posts.show, robot_name(words("en"), 1)

    async def hangs(table: Any, screen: Any) -> None:
        if table is others:
            await house.bot.clock.sleep(HANGS)
        await show(table, screen)

    monkeypatch.setattr(posts, "show", hangs)
    (message,) = there.history()
    await bob.forge(message, "lobby:2:robot")
    assert robot not in text_of(message)
    shown = await forget(ann)
    assert text_of(shown) == sentence("privacy-forgotten")
    await house.env.advance_time(HANGS)
    (message,) = there.history()
    assert robot in text_of(message)


async def test_shown_in_every_language(house: House, ann: Player) -> None:
    """The amount of each kind of data, its purpose, and the choices; to the asker alone."""
    bob = house.invite("Bob")
    await finished(house, GAME, ann, bob)
    await opened(house, "four-jacks", ann, bob)
    await ann.slash("block", person=house.invite("Cid").member)
    await ann.slash("notify", game="euchre")
    for language in languages():
        LOCALES[ann.id] = {"en": "en-US"}.get(language, language)
        await all_is_shown(house, ann, language)
    for language in languages():
        LOCALES[ann.id] = {"en": "en-US"}.get(language, language)
        done = await forget(ann, language)
        assert text_of(done) == sentence("privacy-forgotten", language)


async def all_is_shown(house: House, ann: Player, language: str) -> None:
    shown = (await ann.slash("privacy show")).response
    text = text_of(shown)
    ((moves,),) = house.rows("SELECT count(*) FROM moves WHERE user_id = ?", ann.id)
    ((notes,),) = house.rows("SELECT count(*) FROM notes WHERE line LIKE ?", f"%{ann.id}%")
    assert shown.ephemeral and len(text) < 2000
    for said_so in (
        sentence("privacy-you", language, name="Ann", number=str(ann.id), direct=1),
        sentence("privacy-tables", language, tables=2, open=1, hands=2, notes=notes),
        sentence("privacy-games", language, games=1, servers=1, moves=moves),
        sentence("privacy-boards", language, boards=1, parties=0, met=1),
        sentence("privacy-lists", language, blocks=1, wanted=1),
        sentence("privacy-long", language, days=30),
        sentence("settings-ping", language, ping=sentence("ping-dm", language)),
    ):
        assert said_so in text
    in_dm = (await ann.slash_dm("privacy show")).response
    assert text_of(in_dm) == text


# ---------------------------------------------------------------------- everywhere at once


async def test_forgotten_by_lists_and_kept_seats(house: House, ann: Player) -> None:
    """Lists of absent people: she has a kept seat, was sent away, blocked, left a hand."""
    bob, cid, dee = house.invite_all("Bob", "Cid", "Dee")
    kept = await opened(house, "four-jacks", bob, ann)
    await ann.slash("table leave", table=kept)
    await bob.slash("seat reserve", person=ann.member)
    house.channel = house.guild.create_text_channel("more")
    barred = await opened(house, "four-jacks", cid, ann)
    asked = (await cid.slash("seat kick", person=ann.member)).response
    await cid.press(asked, next(wish for wish in wishes(asked) if ":gone:" in wish))
    house.channel = house.guild.create_text_channel("lobbies")
    lobby = await house.opened(dee, "euchre")
    await dee.slash("seat reserve", person=ann.member)
    await bob.slash("block", person=ann.member)
    await ann.slash("block", person=cid.member)
    await ann.slash("notify", game="euchre")
    told = json.dumps((await house.bot.store.people.all_about(ann.id))["blocks"])
    assert "Cid" in told and str(bob.id) not in told, "who has blocked her is theirs to tell"
    for table, column in [("seats", "kept_for"), ("seats", "left_by"), ("blocks", "blocked_id"),
                          ("wanted", "user_id")]:  # fmt: skip
        assert house.rows(f"SELECT 1 FROM {table} WHERE {column} = ?", ann.id), (table, column)
    for column in ("barred", "seen"):
        assert house.rows(f"SELECT 1 FROM tables WHERE {column} LIKE ?", f"%{ann.id}%"), column
    await forget(ann)
    assert left_of(house, ann.id, "Ann") == []
    assert ann.id.to_bytes(8, "big") not in bytes_of(house)
    await dee.more("robot", lobby)
    await play_out(house, kept, bob, moves=3)
    await cid.slash("seat lock", table=barred)
    assert left_of(house, ann.id, "Ann") == [], "nor does it come back from what was in mind"
    await house.restart()
    await play_out(house, kept, bob)
    assert house.rows("SELECT state FROM tables WHERE id = ?", kept) == [("over",)]
    assert left_of(house, ann.id, "Ann") == []


async def test_who_was_forgotten_sees_no_second_hand_of_the_deal(house: House, ann: Player) -> None:
    """Nobody can tell them from somebody new, so both may take that seat only, until it is over."""
    bob, cid = house.invite_all("Bob", "Cid")
    await house.started("euchre", bob, ann)
    seat = ann.seat()
    other = next(n for n, user in enumerate(house.seats()) if user is None)
    await forget(ann)
    assert left_of(house, ann.id, "Ann") == []
    await house.restart()
    before = house.kept()
    for who in (ann, cid):
        refused = await who.forge(house.public, f"sit:1:{other}")
        assert said(refused) == sentence("no-former-saw-hand")
    assert house.kept() == before
    await cid.slash("table join")
    assert house.seats()[seat] == cid.id
    assert said(await ann.slash("table join")) == sentence("no-former-saw-hand")
    await deal_on(house, bob, cid)
    await ann.forge(house.public, f"sit:1:{other}")
    assert house.seats()[other] == ann.id


async def test_who_is_host_without_a_seat(house: House, ann: Player) -> None:
    """The last one left and a seat is kept for her: nobody is there when she is forgotten."""
    bob = house.invite("Bob")
    table = await opened(house, "four-jacks", bob)
    await bob.slash("seat reserve", person=ann.member)
    await ann.slash("my-tables")
    await bob.slash("table leave", table=table)
    assert house.rows("SELECT host_id, state FROM tables") == [(ann.id, "playing")]
    await forget(ann)
    assert house.rows("SELECT host_id, state FROM tables") == [(0, "ended")]
    assert left_of(house, ann.id, "Ann") == []


async def test_what_she_asked_at_the_table(house: House, ann: Player) -> None:
    """Rules she proposed, a move she wanted back: gone with her, and a restart reads the notes."""
    bob = house.invite("Bob")
    table = await opened(
        house,
        "widow-pitch",
        bob,
        ann,
    )
    found = await house.bot.tables.find(table)
    assert found.session is not None
    rules = found.session.options
    await found.do(propose, ann.id, rules.with_value("target", "21"))
    await found.do(vote, bob.id, 1, False)
    await found.do(propose, ann.id, rules.with_value("target", "15"))
    await forget(ann)
    assert left_of(house, ann.id, "Ann") == []
    await house.restart()
    assert table in {t.id for t in house.bot.tables.tables}, "its notes can still be read"
    await play_out(house, table, bob)
    assert house.rows("SELECT state FROM tables") == [("over",)]
    assert left_of(house, ann.id, "Ann") == []


async def test_the_game_she_leaves_goes_on_counting(house: House, ann: Player) -> None:
    """It is no robot's game, and its result is Bob's alone; boards made anew do not know her."""
    bob = house.invite("Bob")
    await finished(house, GAME, bob, ann)
    before = house.rows("SELECT * FROM standings WHERE who = ? ORDER BY period", bob.id)
    assert house.rows("SELECT 1 FROM meetings WHERE other = ?", ann.id)
    table = await opened(house, GAME, bob, ann)
    await play_out(house, table, bob, ann, moves=12)
    await forget(ann)
    assert left_of(house, ann.id, "Ann") == []
    assert house.rows("SELECT * FROM standings WHERE who = ? ORDER BY period", bob.id) == before
    assert house.rows("SELECT 1 FROM moves WHERE user_id = 0")
    await play_out(house, table, bob)
    found = house.rows("SELECT user_id, casual FROM results WHERE game_id = 2")
    assert found == [(bob.id, 0)]
    count = await house.bot.store.boards.rebuild(rate)
    assert count == 2
    assert left_of(house, ann.id, "Ann") == []
    assert {who for (who,) in house.rows("SELECT who FROM standings")} == {bob.id}
    await house.restart()
    assert "Bob" in await board_of(bob)


async def test_partnerships_go_with_her_and_posted_seasons_are_written_anew(
    tmp_path: Path,
) -> None:
    """The others stand on the boards as before."""
    clock = SimTime()
    async with open_house(tmp_path, clock=clock) as house:
        boss = house.invite_admin("Boss")
        ann, bob, cid, dee = people = await known(house, "Ann", "Bob", "Cid", "Dee")
        channel = house.guild.create_text_channel("results")
        panel = (await boss.slash("server-settings")).response
        await boss.press(panel, "season:0:show")
        await boss.choose(panel, "season:0:length", "1")
        assert (await boss.member.select(panel, [channel], custom_id="season:0:channel")).response
        await inserted(house, clock.now(), people, 0, game="euchre")
        ((ends,),) = house.rows("SELECT ends_at FROM seasons")
        await clock.leap(ends - clock.now())
        assert "Ann" in text_of(channel.history()[0])
        others = "SELECT * FROM standings WHERE who IN (?, ?, ?) ORDER BY who, period"
        before = house.rows(others, bob.id, cid.id, dee.id)
        assert len(house.rows("SELECT DISTINCT who FROM standings WHERE who < 0")) == 2
        assert len((await house.bot.store.people.all_about(ann.id))["parties"]) == 1
        await forget(ann)
        await house.env.settle()
        (digest,) = channel.history()
        assert "Ann" not in text_of(digest) and "Bob" in text_of(digest)
        assert "Ann" not in (digest.attachments[0].description or "")
        assert left_of(house, ann.id, "Ann") == []
        assert house.rows(others, bob.id, cid.id, dee.id) == before
        assert house.rows("SELECT members FROM parties") == [(f"{bob.id} {dee.id}",)]
        assert len(house.rows("SELECT DISTINCT who FROM standings WHERE who < 0")) == 1
        await house.bot.store.boards.rebuild(rate)
        assert left_of(house, ann.id, "Ann") == []


@pytest.mark.parametrize("wrong", [-60, 60])
async def test_what_was_stored_since_stays(house: House, ann: Player, wrong: int) -> None:
    """A process that begins later hears of a wish that was carried out long ago.

    The clock of the machine on which that was wished is wrong by a minute: it plays no part.
    """
    privacy: Any = house.bot.get_cog("PrivacyCog")
    await house.bot.preferences.change(ann.id, lambda known: replace(known, ping="none"))
    house.bot.started_at = now = house.bot.clock.now()
    told = {"user": ann.id, "posted": [], "evenings": [], "at": now + wrong, AGO: 3600.0}
    await privacy._forget_too(told)
    assert (await house.bot.store.people.person(ann.id)).ping == "none"
    await privacy._forget_too(told | {AGO: 0.0})
    assert (await house.bot.store.people.person(ann.id)).ping != "none"


async def test_what_is_stored_is_not_read_without_end(house: House, ann: Player) -> None:
    """Of whoever has played much that takes a second, which others would wait for."""
    for _ in range(LOOKS):
        assert said(await ann.slash("privacy show")) != sentence("no-look-again")
    assert said(await ann.slash("privacy show")) == sentence("no-look-again")
