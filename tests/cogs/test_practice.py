"""A practice table: in one's own direct messages, with robots, at one click."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.rules import GAMES
from bot.rules.about.rule_codes import write_code
from bot.storage.rows.ids import NO_SERVER, ChannelId
from bot.tables.model.idleness import PRACTICE_IDLE
from bot.tables.model.lobby import Lobby
from bot.tables.screens.robots import robot_name
from bot.words.words import words
from tests.support.hearing import heard
from tests.support.house import House, open_house
from tests.support.messages import moves, said, sentence, wishes
from tests.support.places import notes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of
from tests.support.stand_ins import stand_ins

WORDS = words("en")
MINUTE = 60.0


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


def hand(player: Player) -> Any:
    """The only message of a practice table."""
    return player.letters[-1]


@pytest.mark.parametrize("where", ["server", "dm"])
@pytest.mark.parametrize("game", stand_ins())
async def test_at_once_and_to_the_end_of_a_deal(house: House, game: str, where: str) -> None:
    (ann,) = house.invite_all("Ann")
    asking = ann.slash_dm if where == "dm" else ann.slash
    result = await asking("practice", game=game)
    assert len(ann.letters) == 1, "the seat, and nothing else"
    assert "table:1:menu" in wishes(hand(ann))
    if where == "dm":
        assert result.response is None, "it stands there already"
    else:
        assert said(result).startswith(f"**{sentence(f'game-{game}')}**: your practice table")
        assert "https://discord.com/channels/@me/" in said(result)
    for _ in range(8):
        assert "https://" not in text_of(hand(ann)), "it would lead to this very message"
        if not moves(hand(ann)):
            break
        await ann.act(sorted(ann.lines())[-1])
    assert len(ann.letters) == 1
    assert house.channel.history() == []
    assert house.rows("SELECT guild_id, clock FROM tables") == [(0, 0)]


async def test_a_whole_game_counts_on_no_board(house: House) -> None:
    """The next game of practice is one click away."""
    (ann,) = house.invite_all("Ann")
    await ann.slash("practice", game="euchre-two")
    await house.restart()
    while moves(hand(ann)):
        await ann.act(sorted(ann.lines())[0])
    assert house.rows("SELECT guild_id, casual FROM results") == [(0, 1)]
    empty = sentence("board-empty", game=sentence("game-euchre-two"))
    board = await ann.slash("knave leaderboard", game="euchre-two")
    assert empty in "\n".join([text_of(board.response)])
    await ann.press(hand(ann), "table:1:rematch")
    assert house.rows("SELECT state FROM tables ORDER BY id") == [("over",), ("playing",)]


async def test_it_does_not_count_in_a_server(house: House) -> None:
    """Nor is there more than one at a time."""
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    await ann.slash("practice", game="euchre")
    house.rows("SELECT 1")
    refused = said(await ann.slash("practice", game="pepper"))
    assert refused.startswith("You already have a practice table")
    assert house.rows("SELECT count(*) FROM tables") == [(2,)]
    panel = (await ann.press(hand(ann), "table:2:menu")).response
    seats = [w for w in wishes(panel) if w.startswith(("seats", "sit"))]
    assert seats == ["seats:2:leave"], "nobody else comes, but there is a way out"
    asked = (await ann.slash("table end", table=2)).response
    await ann.press(asked, "lobby:2:end-now")
    await ann.slash("practice", game="pepper")
    assert house.rows("SELECT count(*) FROM tables") == [(3,)]


@pytest.mark.parametrize("where", ["server", "dm"])
async def test_the_way_out_of_the_table_that_is_there(house: House, where: str) -> None:
    """In direct messages no command ends a table: the refusal has the button."""
    (ann,) = house.invite_all("Ann")
    asking = ann.slash_dm if where == "dm" else ann.slash
    await asking("practice", game="euchre")
    refused = (await asking("practice", game="pepper")).response
    assert wishes(refused) == ["table:1:hand", "seats:1:leave"]
    asked = (await ann.press(refused, "seats:1:leave")).response
    await ann.press(asked, "seats:1:left")
    await asking("practice", game="pepper")
    assert house.rows("SELECT state FROM tables ORDER BY id") == [("ended",), ("playing",)]


async def test_the_menu_has_the_way_out(house: House) -> None:
    """It is asked about once, and the next table may be opened then."""
    (ann,) = house.invite_all("Ann")
    await ann.slash("practice", game="euchre")
    panel = (await ann.press(hand(ann), "table:1:menu")).response
    await ann.press(panel, "seats:1:leave")
    await ann.press(panel, "seats:1:left")
    assert house.rows("SELECT state FROM tables") == [("ended",)]
    await ann.slash("practice", game="pepper")
    assert house.rows("SELECT count(*) FROM tables") == [(2,)]


async def test_by_the_rules_of_the_server_or_by_a_code(house: House) -> None:
    boss, game = house.invite_admin("Boss"), GAMES["euchre"]
    code, other = (write_code(game, game.options(target=n)) for n in (7, 5))
    assert code in await boss.complete("practice", "rules", code, game="euchre")
    await boss.slash("practice", game="euchre", rules=code)
    await boss.press((await boss.slash("table end", table=1)).response, "lobby:1:end-now")
    await boss.slash("server-rules save", name="Ours", code=other)
    await boss.slash("server-rules default", game="euchre", set="Ours")
    await boss.slash("practice", game="euchre")
    found = [GAMES["euchre"].options.read(o) for (o,) in house.rows("SELECT options FROM tables")]
    assert found == [game.options(target=7), game.options(target=5)]


async def test_a_practice_table_from_before_keeps_its_message(house: House) -> None:
    """An earlier program had sent one for the table: it goes on beside the hand, to the end."""
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("practice", game="euchre-two")
    await house.bot.display.direct.write(ann.id, "a table")
    seat, table = ann.letters
    with closing(sqlite3.connect(house.path)) as db, db:
        db.execute("UPDATE tables SET message_id = ?", (table.id,))
    await house.restart()
    seat, table = ann.letters
    assert "table:1:hand" in wishes(table) and "table:1:menu" in wishes(table)
    while moves(ann.letters[0]):
        seat = ann.letters[0]
        await ann.press(seat, sorted(moves(seat).values())[0])
        again = [wish for wish in wishes(ann.letters[0]) if wish.startswith("sure:")]
        if again:
            await ann.press(ann.letters[0], again[0])
    seat, table = ann.letters
    assert "table:1:rematch" in wishes(table)
    assert len(ann.letters) == 2
    await ann.press(table, "table:1:rematch")
    assert len(ann.letters) == 3, "the seat of the next table, alone"


async def opened_and_not_begun(house: House) -> tuple[Player, ChannelId]:
    """The player of a practice table whose game is not on yet, and where it stands."""
    (ann,) = house.invite_all("Ann")
    lobby = Lobby.open("euchre-two", "house", ann.id, "Ann").fill()
    await ann.slash_dm("my-tables")
    channel = ChannelId(ann.member.user.dm_channel.id)
    table = await house.bot.tables.open(replace(lobby, clock=0), NO_SERVER, channel)
    assert await house.bot.display.hands.greet(table, ann.id)
    return ann, channel


async def test_killed_before_it_began(house: House) -> None:
    """The message that came so far begins it."""
    ann, _ = await opened_and_not_begun(house)
    await house.restart()
    (seat,) = ann.letters
    await ann.press(seat, "lobby:1:start")
    assert [m.id for m in ann.letters] == [seat.id]
    assert moves(hand(ann))


async def test_what_begins_is_shown_by_the_answer(house: House) -> None:
    """Though nothing else can be changed there just now."""
    ann, channel = await opened_and_not_begun(house)
    (seat,) = ann.letters
    house.env.inject_error("PATCH", f"/channels/{channel}/messages/*", status=500, times=9)
    await ann.press(seat, "lobby:1:start")
    assert [m.id for m in ann.letters] == [seat.id]
    assert moves(hand(ann))


async def test_left_it_is_still_its_owner_s(house: House) -> None:
    """Their name stands at their seat, and not that of a robot that never played there."""
    (ann,) = house.invite_all("Ann")
    await ann.slash("practice", game="euchre-two")
    while not house.rows("SELECT 1 FROM moves WHERE user_id = ?", ann.id):
        await ann.act(sorted(ann.lines())[0])
    listed = (await ann.slash_dm("my-tables")).response
    asked = (await ann.press(listed, "seats:1:leave")).response
    await ann.press(asked, "seats:1:left")
    assert "Ann" in heard(hand(ann)) and "table:1:rematch" in wishes(hand(ann))
    against = WORDS.all_of(["Ann", robot_name(WORDS, 1)])
    assert against in said(await ann.slash_dm("knave history"))


async def test_it_closes_itself_when_idle(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("practice", game="euchre")
    await house.env.advance_time(PRACTICE_IDLE - MINUTE)
    await house.restart()
    assert moves(hand(ann)) or "⌛" in text_of(hand(ann))
    await house.env.advance_time(11 * MINUTE)
    await house.env.settle()
    assert notes(house)[-1] == "ended: practice-idle"
    text = sentence("ended-practice", game=sentence("game-euchre"), table=1, hours=2)
    assert text_of(hand(ann)).startswith(f"{text}\n"), "and then the seed"


async def test_closed_direct_messages(house: House) -> None:
    """A sentence says so, and no table is left open."""
    (ann,) = house.invite_all("Ann")
    await ann.slash("my-tables")
    house.closed_dm(ann)
    assert said(await ann.slash("practice", game="euchre")) == sentence("no-practice-closed-dm")
    assert house.rows("SELECT state FROM tables") == [("ended",)]
    assert said(await ann.slash("my-tables")) == sentence("mytables-none")


async def test_who_wants_hands_here_or_pings(house: House) -> None:
    """The hand stands there all the same, and nobody is called to their own messages."""
    (ann,) = house.invite_all("Ann")
    settings = (await ann.slash("knave settings")).response
    await ann.choose(settings, "mine:0:hand", "here")
    await ann.choose(settings, "mine:0:ping", "dm")
    await ann.slash_dm("practice", game="euchre")
    for _ in range(6):
        await ann.act(sorted(ann.lines())[-1])
    assert len(ann.letters) == 1
    assert WORDS.cards(house.view(ann).hand) in heard(hand(ann))
