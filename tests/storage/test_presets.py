"""A server's own sets of rules, and whose last table was which."""

from dataclasses import replace

from bot.storage.full import FullStore
from bot.storage.rows.ids import GuildId, UserId
from bot.storage.rows.people import PresetRow
from bot.storage.rows.tables import TableRow

ROW = PresetRow(0, GuildId(1), "a-game", "Friday", "friday", "a=b", 5.0)


async def test_a_set_is_kept_and_changed(store: FullStore) -> None:
    number = await store.presets.save_preset(ROW, 2)
    assert await store.presets.presets(GuildId(1)) == (replace(ROW, id=number),)
    other = replace(ROW, name="FRIDAY", options="a=c", made_at=6.0)
    assert await store.presets.save_preset(other, 2) == number
    assert await store.presets.presets(GuildId(1), "a-game") == (replace(other, id=number),)
    assert await store.presets.presets(GuildId(1), "another-game") == ()
    assert await store.presets.presets(GuildId(2)) == ()


async def test_there_is_room_for_so_many_a_game(store: FullStore) -> None:
    assert await store.presets.save_preset(ROW, 1)
    assert not await store.presets.save_preset(replace(ROW, folded="sunday"), 1)
    assert await store.presets.save_preset(replace(ROW, options="a=d"), 1), "the one that is there"
    assert await store.presets.save_preset(replace(ROW, game="another-game"), 1)
    assert await store.presets.save_preset(replace(ROW, guild_id=GuildId(2)), 1)


async def test_names_are_taken_within_a_game(store: FullStore) -> None:
    one = await store.presets.save_preset(ROW, 9)
    two = await store.presets.save_preset(replace(ROW, name="Sunday", folded="sunday"), 9)
    assert not await store.presets.rename_preset(GuildId(1), two, "Friday", "friday")
    assert not await store.presets.rename_preset(GuildId(2), two, "Monday", "monday"), (
        "another server's"
    )
    assert await store.presets.rename_preset(GuildId(1), two, "SUNDAY", "sunday")
    assert await store.presets.rename_preset(GuildId(1), one, "Monday", "monday")
    assert {row.name for row in await store.presets.presets(GuildId(1))} == {"SUNDAY", "Monday"}


async def test_a_number_is_never_used_twice(store: FullStore) -> None:
    one = await store.presets.save_preset(ROW, 9)
    assert not await store.presets.delete_preset(GuildId(2), one)
    assert await store.presets.delete_preset(GuildId(1), one)
    assert not await store.presets.delete_preset(GuildId(1), one)
    assert await store.presets.save_preset(ROW, 9) > one


async def test_the_usual_rules(store: FullStore) -> None:
    one = await store.presets.save_preset(ROW, 9)
    await store.presets.set_usual_rules(GuildId(1), "a-game", one)
    await store.presets.set_usual_rules(GuildId(1), "another-game", "by-the-book")
    assert await store.presets.usual_rules(GuildId(1)) == {
        "a-game": one,
        "another-game": "by-the-book",
    }
    await store.presets.delete_preset(GuildId(1), one)
    assert await store.presets.usual_rules(GuildId(1)) == {"another-game": "by-the-book"}
    await store.presets.set_usual_rules(GuildId(1), "another-game", "house")
    assert await store.presets.usual_rules(GuildId(1)) == {"another-game": "house"}
    assert await store.presets.usual_rules(GuildId(2)) == {}


async def test_the_last_table_of_a_host(store: FullStore, table: TableRow) -> None:
    first = replace(table, guild_id=GuildId(1), host_id=UserId(7), game="a-game")
    numbers = [
        await store.tables.create_table(row)
        for row in (
            first,
            replace(first, game="b-game"),
            replace(first, host_id=UserId(8)),
            replace(first, fixture="duplicate 1 1 0"),
        )
    ]
    assert await store.presets.last_table(GuildId(1), UserId(7)) == numbers[1]
    assert await store.presets.last_table(GuildId(1), UserId(7), "a-game") == numbers[0]
    assert await store.presets.last_table(GuildId(1), UserId(9)) is None
    assert await store.presets.last_table(GuildId(2), UserId(7)) is None


async def test_what_a_table_took_over(store: FullStore, table: TableRow) -> None:
    row = replace(table, own_name="Friday", own_options="a=b")
    number = await store.tables.create_table(row)
    stored = await store.tables.table(number)
    assert stored is not None
    assert (stored.table.own_name, stored.table.own_options) == ("Friday", "a=b")
    await store.tables.save_table(replace(stored.table, own_name="", own_options=""))
    stored = await store.tables.table(number)
    assert stored is not None
    assert stored.table.own_name == ""
