"""A database of every earlier version, with lobbies and games going on: they go on here.

The files in ``tests/storage/old`` were written by those versions themselves, as ``make.py``
there says. Schemas between them are come by from the file before, step by step.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.rules import GAMES
from bot.storage.full import MIGRATIONS
from bot.storage.rows.ids import TableId
from bot.storage.schema import Migration, migrate, read_migrations
from tests.support.house import House
from tests.support.messages import moves, sentence, wishes
from tests.support.player import Player
from tests.support.playing import nearly_to_the_end
from tests.support.reading import text_of

OLD = Path(__file__).parents[1] / "storage" / "old"
STEPS = read_migrations(MIGRATIONS)
WRITTEN = sorted(int(file.stem) for file in OLD.glob("*.sql"))
"""The schemas of which there is a file that their own version wrote."""


def test_every_file_has_its_places() -> None:
    assert WRITTEN[:4] == [1, 2, 3, 4]
    assert len(WRITTEN) >= len(PLAYING), "each game is played to its end from one of them"
    assert [int(file.stem) for file in sorted(OLD.glob("*.json"))] == WRITTEN


class Then:
    """A house as an earlier version left it: the same people, places, messages and file."""

    def __init__(self, house: House, schema: int) -> None:
        written = max(number for number in WRITTEN if number <= schema)
        self.house = house
        self.meant = json.loads((OLD / f"{written:04}.json").read_text())
        self.rooms: dict[str, Any] = {}
        self.people: dict[str, Player] = {}
        self.buttons: dict[int, list[str]] = {}
        """The buttons that each message had."""
        numbers = self._numbers()
        sql = (OLD / f"{written:04}.sql").read_text()
        sql = re.sub(r"\b\d{17,20}\b", lambda n: str(numbers.get(int(n[0]), n[0])), sql)
        house.path = house.path.with_name("old.db")
        with closing(sqlite3.connect(house.path, isolation_level=None)) as db:
            db.executescript(sql)
            migrate(db, _up_to(schema), str(house.path))

    def _numbers(self) -> dict[int, int]:
        """The places of then → those of now."""
        house, backend = self.house, self.house.env.backend
        numbers = {self.meant["guild"]: house.guild.id}
        for name, then in self.meant["channels"].items():
            self.rooms[name] = house.guild.create_text_channel(f"old-{name}")
            numbers[then] = self.rooms[name].id
        for name, (then, room) in self.meant["people"].items():
            self.people[name] = house.invite(name)
            numbers[then] = self.people[name].id
            numbers[room] = self.people[name].member.user.dm_channel.id
        for room, then, rows in self.meant["messages"]:
            author = backend.bot_user.id
            made = backend.create_message(
                numbers[room], author, "as it was", components=rows, broadcast=False
            )
            numbers[then] = made.id
            self.buttons[made.id] = [c["custom_id"] for row in rows for c in row["components"]]
        return numbers

    def table(self, name: str) -> int:
        query = "SELECT id FROM tables WHERE channel_id = ?"
        return int(self.house.rows(query, self.rooms[name].id)[0][0])

    def public(self, name: str) -> Any:
        (message,) = [m for m in self.rooms[name].history() if m.components]
        return message

    def hand(self, player: Player, table: int) -> Any:
        query = "SELECT message_id FROM hands WHERE table_id = ? AND user_id = ?"
        ((number,),) = self.house.rows(query, table, player.id) or ((0,),)
        return next((m for m in player.letters if m.id == number), None)

    def shown(self) -> Iterator[tuple[int, Any]]:
        rooms = [*self.rooms.values(), *(p.member.user.dm_channel for p in self.people.values())]
        for room in rooms:
            for message in room.history():
                yield message.id, message


async def play_on(then: Then, table: int, most: int = 4000) -> None:
    """Press what is there to be pressed, at most so often, until the game is over."""
    house, rng = then.house, Random(table)
    for _ in range(most):
        if house.rows("SELECT state FROM tables WHERE id = ?", table) == [("over",)]:
            return
        asked = [(p, m) for p in then.people.values() if (m := then.hand(p, table)) and asks(m)]
        assert asked, "nobody can do anything"
        player, message = asked[0]
        if not (lines := moves(message)):  # cards are chosen in a menu: said in words instead
            await player.slash(
                "card call", what=rng.choice(house.legal(player, table)), table=table
            )
            continue
        await player.press(message, lines[rng.choice(sorted(lines))])
        if sure := [w for w in wishes(then.hand(player, table)) if w.startswith("sure:")]:
            await player.press(then.hand(player, table), sure[0])


def asks(message: Any) -> bool:
    return any(wish.startswith(("move:", "pick:", "choose:")) for wish in wishes(message))


A_WHILE = 8
"""So many actions are pressed on the old buttons and what comes of them; then the end is near."""
LONG = ("euchre", "schieber", "cutthroat")
"""Games whose end does not come at once, so that one comes near to it."""
PLAYING = ("euchre", "four-jacks", "schieber", "widow-pitch", "cutthroat")


IN_MORE = (":leave", ":robot", ":norobot", ":fill", ":swap", ":end")
"""The buttons behind the lobby's *More…* now; an old one is still answered when pressed."""


@pytest.mark.parametrize(
    "schema", [step.number for step in STEPS if step.number < STEPS[-1].number]
)
async def test_games_go_on_from_every_schema(house: House, schema: int) -> None:
    then = Then(house, schema)
    await house.restart()
    assert house.rows("SELECT max(number) FROM schema_migrations") == [(STEPS[-1].number,)]
    open_now = sorted((table.lobby.game_key, table.status) for table in house.bot.tables.tables)
    assert open_now == sorted([("pepper", "lobby"), *((game, "playing") for game in PLAYING)])
    now = dict(then.shown())
    assert set(now) == set(then.buttons), "the same messages, and no other"
    for message, buttons in then.buttons.items():
        assert text_of(now[message]) != "as it was" or not buttons, "all is drawn anew"
        kept = [wish for wish in buttons if wish.startswith(("move:", "choose:", "lobby:"))]
        behind = {wish for wish in kept if wish.startswith("lobby:") and wish.endswith(IN_MORE)}
        assert set(kept) - behind <= set(wishes(now[message])), "the same buttons"


@pytest.mark.parametrize(("schema", "game"), [*zip(WRITTEN, cycle(PLAYING), strict=False)])
async def test_a_game_is_played_to_its_end(house: House, schema: int, game: str) -> None:
    """The games by turns: that all go on from every schema is seen above."""
    then = Then(house, schema)
    await house.restart()
    table = then.table(game)
    begun = house.log(table).moves
    assert begun
    await play_on(then, table, A_WHILE)
    if game in LONG:
        await nearly_to_the_end(house, TableId(table), table, *then.people.values())
    await play_on(then, table)
    assert house.rows("SELECT state FROM tables WHERE id = ?", table) == [("over",)]
    assert house.log(table).moves[: len(begun)] == begun
    assert GAMES[game].result(house.state(table)) is not None
    title = sentence("victory-title", game=sentence(f"game-{game}"), table=table)
    assert title in text_of(then.public(game))
    assert f"{house.log(table).seed[:4]}…" in text_of(then.public(game))


@pytest.mark.parametrize("schema", WRITTEN)
async def test_a_lobby_begins_and_what_was_over_is_known(house: House, schema: int) -> None:
    then = Then(house, schema)
    await house.restart()
    ann, bob = then.people.values()
    lobby, over = then.table("cards"), then.table("over")
    await ann.press(then.public("cards"), f"lobby:{lobby}:start")
    assert house.rows("SELECT state FROM tables WHERE id = ?", lobby) == [("playing",)]
    assert house.log(lobby).game == "pepper"
    house.channel = then.rooms["over"]
    board = (await bob.slash("knave leaderboard", game="four-jacks")).response
    assert "Ann" in text_of(board)
    await house.bot.preferences.change_guild(  # she hosts more than is usual by now
        house.guild.id, lambda row: replace(row, tables_per_host=0)
    )
    await ann.press(then.public("over"), f"table:{over}:rematch")
    ((state, game),) = house.rows("SELECT state, game FROM tables ORDER BY id DESC LIMIT 1")
    assert (state, game) == ("lobby", "four-jacks")


def test_a_migration_changes_no_game() -> None:
    """Every log says after all the steps what it said before them."""
    for number in WRITTEN:
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
            db.executescript((OLD / f"{number:04}.sql").read_text())
            told = "SELECT game_id, number, seat, line, at FROM moves ORDER BY 1, 2"
            before = db.execute(told).fetchall()
            migrate(db, _up_to(STEPS[-1].number), "old")
            assert before and db.execute(told).fetchall() == before
            assert db.execute("PRAGMA foreign_key_check").fetchall() == []
            assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


EARLY = """
SELECT games.id, seats.user_id FROM games JOIN tables ON tables.id = games.table_id
JOIN seats ON seats.table_id = tables.id WHERE tables.state = 'ended' AND seats.user_id > 0
UNION SELECT games.id, moves.user_id FROM games JOIN tables ON tables.id = games.table_id
JOIN moves ON moves.game_id = games.id WHERE tables.state = 'ended' AND moves.user_id > 0
"""
"""The people who sat at a game that was ended early, or had made a move."""


def test_everybody_keeps_their_history() -> None:
    """It held what they have a result of; what was ended early stands there from now on."""
    for number in WRITTEN:
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
            db.executescript((OLD / f"{number:04}.sql").read_text())
            ((running,),) = db.execute("SELECT min(id) FROM tables WHERE state = 'playing'")
            db.execute("UPDATE tables SET state = 'ended' WHERE id = ?", (running,))
            results = set(db.execute("SELECT game_id, user_id FROM results"))
            migrate(db, _up_to(STEPS[-1].number), "old")
            early = set(db.execute(EARLY))
            played = set(db.execute("SELECT game_id, user_id FROM played"))
            assert early and results and not early & results
            assert played == results | early


def _up_to(number: int) -> tuple[Migration, ...]:
    return tuple(step for step in STEPS if step.number <= number)
