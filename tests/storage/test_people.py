"""What people and servers chose, and the boards."""

import pytest

from bot.storage.rows.people import GuildRow, PersonRow
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreError


async def test_a_person_has_defaults_then_choices(store: SqliteStore) -> None:
    assert await store.person(11) == PersonRow(user_id=11)
    ada = PersonRow(user_id=11, language="de", hand="both", ping="channel", name="Ada", locale="fr")
    await store.save_person(ada)
    await store.save_person(PersonRow(user_id=11, name="Ada"))
    assert await store.person(11) == PersonRow(user_id=11, name="Ada")


async def test_a_server_has_defaults_then_choices(store: SqliteStore) -> None:
    assert await store.guild(1) == GuildRow(guild_id=1)
    chosen = GuildRow(guild_id=1, language="ja", tables_per_channel=3)
    await store.save_guild(chosen)
    assert await store.guild(1) == chosen
    assert await store.guild(2) == GuildRow(guild_id=2)


async def test_a_mark_is_what_was_last_written(store: SqliteStore) -> None:
    assert await store.mark("commands") == ""
    await store.set_mark("commands", "one")
    await store.set_mark("commands", "two")
    assert await store.mark("commands") == "two"
    assert await store.mark("other") == ""


async def test_a_choice_that_does_not_exist_is_refused(store: SqliteStore) -> None:
    with pytest.raises(StoreError, match="CHECK constraint failed"):
        await store.save_guild(GuildRow(guild_id=1, tables_per_channel=0))
