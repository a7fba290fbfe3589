"""All tables of the house, without Discord: who may open and join one, and what becomes of them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.storage.rows.ids import NO_SERVER, ChannelId, GuildId, TableId, UserId
from bot.storage.rows.people import BlockRow
from bot.tables.live.registry import TableRegistry
from bot.tables.live.table import Table
from bot.tables.model.lobby import HOUSE, Lobby
from bot.tables.model.presets import AGAIN
from bot.tables.model.refusals import Refusal
from bot.tables.verbs.end import end
from bot.tables.verbs.forget import names
from bot.tables.verbs.lobby import arrange
from bot.tables.verbs.start import start
from tests.support.ids import users
from tests.tables.virtual import House, in_virtual_time

ANN, BOB, CLARA = users(11, 12, 13)
GAME = "euchre-two"
HERE, THERE, OTHER = ChannelId(5), ChannelId(6), ChannelId(7)
SERVER, ELSEWHERE = GuildId(1), GuildId(2)
NAMES = {ANN: "Ann", BOB: "Bob", CLARA: "Clara"}


async def refusal(asked: Coroutine[Any, Any, Any]) -> str:
    """The code of the refusal that this comes to."""
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.reason.code


async def opened(
    hall: TableRegistry, host: UserId = ANN, channel: ChannelId = HERE, guild: GuildId = SERVER
) -> Table:
    return await hall.open(Lobby.open(GAME, HOUSE, host, NAMES[host]), guild, channel)


async def begun(hall: TableRegistry, *people: UserId, channel: ChannelId = HERE) -> Table:
    table = await opened(hall, people[0], channel)
    for user in people[1:]:
        await hall.seat(table, user, NAMES[user])
    await table.do(arrange, people[0], Lobby.fill)
    await table.do(start, people[0])
    return table


Told = Callable[[House, TableRegistry], Coroutine[Any, Any, None]]


def in_a_house(path: Path, told: Told) -> None:
    """Tell this in a house of its own, in virtual time."""

    async def main() -> None:
        house = House(path / "knave.db", Random(3))
        await told(house, await house.open())
        await house.kill()

    in_virtual_time(main)


def test_a_channel_a_host_a_server_and_a_person_have_their_limits(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        table = await opened(hall)
        await hall.preferences.change_guild(
            SERVER,
            lambda row: replace(
                row,
                tables_per_channel=2,
                tables_per_host=1,
                tables_per_server=2,
                tables_per_person=1,
            ),
        )
        assert await refusal(opened(hall, ANN)) == "person-busy"
        await hall.preferences.change_guild(SERVER, lambda row: replace(row, tables_per_person=0))
        assert await refusal(opened(hall, ANN)) == "host-busy"
        second = await opened(hall, BOB)
        assert await refusal(opened(hall, CLARA)) == "channel-busy"
        assert await refusal(opened(hall, CLARA, THERE)) == "server-busy"
        assert (await opened(hall, CLARA, OTHER, ELSEWHERE)).guild_id == ELSEWHERE
        assert hall.in_server(SERVER) == [table, second] == hall.in_channel(HERE)
        await hall.preferences.change_guild(SERVER, lambda row: replace(row, tables_per_person=1))
        assert await refusal(hall.seat(second, ANN, "Ann")) == "person-busy"

    in_a_house(tmp_path, told)


def test_whom_the_host_has_blocked_does_not_sit_down(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        table = await opened(hall)
        await house.disk.social.block(BlockRow(ANN, BOB, "Bob", 1.0))
        assert await refusal(hall.seat(table, BOB, "Bob")) == "not-welcome"
        await house.disk.social.unblock(ANN, BOB)
        await hall.seat(table, BOB, "Bob")
        assert table.sits(BOB)

    in_a_house(tmp_path, told)


def test_whoever_shows_a_closed_table_lets_go_of_it_with_its_server(tmp_path: Path) -> None:
    """Nothing else would end what is remembered of it: Discord has refused to show its end."""

    async def told(house: House, hall: TableRegistry) -> None:
        gone: list[Table] = []
        hall.letting_go.append(gone.append)
        table, other = await opened(hall), await opened(hall, BOB, THERE, ELSEWHERE)
        for one, host in ((table, ANN), (other, BOB)):
            await one.do(end, host, moderator=False)
        await hall.forgetting.server(SERVER)
        assert gone == [table] and other in hall.closed_lately

    in_a_house(tmp_path, told)


def test_a_table_moves_inside_its_server(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        table, _ = await opened(hall), await opened(hall, BOB, THERE)
        await hall.preferences.change_guild(SERVER, lambda row: replace(row, tables_per_channel=1))
        assert await refusal(hall.move(table, ELSEWHERE, OTHER)) == "other-server"
        assert await refusal(hall.move(table, SERVER, THERE)) == "channel-busy"
        await hall.move(table, SERVER, HERE)
        await hall.move(table, SERVER, OTHER)
        assert table.channel_id == OTHER and not hall.in_channel(HERE)

    in_a_house(tmp_path, told)


def test_the_table_that_is_meant(tmp_path: Path) -> None:
    """By its number, in this channel, or where somebody sits; in a restart, too."""

    async def told(house: House, hall: TableRegistry) -> None:
        await hall.preferences.change_guild(SERVER, lambda row: replace(row, tables_per_channel=2))
        mine, theirs = await opened(hall), await opened(hall, BOB)
        far = await opened(hall, ANN, THERE)
        assert hall.near(ANN, HERE) == [mine, theirs, far]
        assert hall.near(BOB, None) == [theirs] and hall.near(CLARA, THERE) == [far]
        assert hall.of_person(ANN) == [mine, far] and not hall.of_person(ANN, playing=True)
        assert await refusal(hall.find(TableId(99))) == "no-table"
        assert hall.of_number(mine.id) is mine
        await mine.do(end, ANN, moderator=False)
        assert (await hall.find(mine.id)) is mine and mine not in hall.tables
        assert hall.of_number(mine.id) is None
        await house.kill()
        again = await house.open()
        assert {table.id for table in again.tables} == {theirs.id, far.id}
        closed = await again.find(mine.id)
        assert closed is not mine and not closed.open
        assert closed is await again.find(mine.id)

    in_a_house(tmp_path, told)


def test_a_table_like_the_last_one(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        assert await refusal(hall.arranged(GAME, AGAIN, ANN, SERVER, "Ann")) == "no-last-table"
        table = await opened(hall)
        await table.do(arrange, ANN, lambda lobby: lobby.with_hints("off"))
        await hall.seat(table, BOB, "Bob")
        like = await hall.arranged(GAME, AGAIN, ANN, SERVER, "Anna")
        assert (like.game_key, like.hints) == (GAME, "off")
        assert [chair.name for chair in like.chairs if chair.user] == ["Anna"]
        assert await refusal(hall.arranged(GAME, "nobody's", ANN, SERVER, "Ann")) == (
            "unknown-preset"
        )

    in_a_house(tmp_path, told)


def test_whoever_is_forgotten_sits_nowhere(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        playing = await begun(hall, ANN, BOB)
        waiting = await opened(hall, CLARA, THERE)
        await hall.seat(waiting, BOB, "Bob")
        over = await begun(hall, BOB, ANN, channel=OTHER)
        await over.do(end, BOB, moderator=True)
        assert await hall.forgetting.person(BOB)
        assert hall.of_person(BOB) == [] == hall.over_for(BOB)
        assert playing.open and playing.sits(ANN)
        assert not any("Bob" in str(chair) for chair in (*playing.chairs, *waiting.chairs))
        assert hall.preferences.known_words(BOB) is None

    in_a_house(tmp_path, told)


def test_whoever_is_forgotten_is_at_no_closed_table_that_is_looked_up_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody presses a button of an old table while its player is being forgotten."""

    async def told(house: House, hall: TableRegistry) -> None:
        over = await begun(hall, BOB, ANN)
        await over.do(end, BOB, moderator=True)
        forget, pressed = hall.preferences.forget, [over.id]

        async def forgotten(user: UserId) -> bool:
            if pressed:
                assert (await hall.find(pressed.pop())).sits(BOB)
            return await forget(user)

        monkeypatch.setattr(hall.preferences, "forget", forgotten)
        await hall.forgetting.person(BOB)
        assert not any(names(table.state, BOB) for table in hall.closed_lately)
        monkeypatch.undo()
        assert not names((await hall.find(over.id)).state, BOB)

    in_a_house(tmp_path, told)


def test_leaving_every_table_at_once(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        playing, waiting = await begun(hall, ANN, BOB), await opened(hall, CLARA, THERE)
        await hall.seat(waiting, ANN, "Ann")
        await hall.forgetting.leave_tables(ANN)
        assert hall.of_person(ANN) == [] and playing.open and waiting.open

    in_a_house(tmp_path, told)


def test_a_server_that_the_bot_leaves(tmp_path: Path) -> None:
    """Its tables end, and nothing of it is left; others go on."""

    async def told(house: House, hall: TableRegistry) -> None:
        table = await begun(hall, ANN, BOB)
        other = await opened(hall, CLARA, OTHER, ELSEWHERE)
        await hall.preferences.change_guild(SERVER, lambda row: replace(row, language="de"))
        await hall.forgetting.close_server(SERVER)
        assert not table.open and other.open
        await hall.forgetting.server(SERVER)
        assert await refusal(hall.find(table.id)) == "no-table"
        assert (await hall.preferences.guild(SERVER)).language == ""
        assert await hall.find(other.id) is other

    in_a_house(tmp_path, told)


def test_a_table_that_closes_as_the_program_goes_down_leaves_no_clock_running(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Robots play on while the tasks of a table are stopped whose last trick still lies there."""

    async def told(house: House, hall: TableRegistry) -> None:
        over, ending = await opened(hall), await opened(hall, BOB, OTHER)
        going_on = await begun(hall, ANN, CLARA, channel=THERE)
        await over.do(end, ANN, moderator=False)
        await (await opened(hall)).do(end, ANN, moderator=False)
        stop = over.cancel_tasks

        async def stopped() -> None:
            await stop()
            await ending.do(end, BOB, moderator=False)

        monkeypatch.setattr(over, "cancel_tasks", stopped)
        await hall.freeze_clocks()
        assert going_on.state.frozen and not ending.open

    in_a_house(tmp_path, told)


def test_practice_is_forgotten_after_a_while(tmp_path: Path) -> None:
    async def told(house: House, hall: TableRegistry) -> None:
        lobby = Lobby.open(GAME, HOUSE, ANN, "Ann")
        practice = await hall.open(lobby, NO_SERVER, ChannelId(8), private=True)
        await practice.do(end, ANN, moderator=False)
        assert await hall.forgetting.practice(practice.updated_at) == 0
        assert await hall.forgetting.practice(practice.updated_at + 1) == 1
        assert await refusal(hall.find(practice.id)) == "no-table"

    in_a_house(tmp_path, told)
