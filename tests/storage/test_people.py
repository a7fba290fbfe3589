"""The choices of people and servers, and the boards."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.full import MIGRATIONS, FullStore
from bot.storage.rows.ids import ChannelId, GuildId, UserId
from bot.storage.rows.people import GuildRow, PersonRow, ToldRow
from bot.storage.schema import migrate, read_migrations
from bot.storage.store import StoreError

BO = UserId(12)


async def test_a_person_has_defaults_then_choices(store: FullStore) -> None:
    assert await store.people.person(UserId(11)) == PersonRow(user_id=UserId(11))
    ada = PersonRow(
        user_id=UserId(11), language="de", hand="both", ping="channel", name="Ada", locale="fr"
    )
    await store.people.save_person(ada)
    await store.people.save_person(PersonRow(user_id=UserId(11), name="Ada"))
    assert await store.people.person(UserId(11)) == PersonRow(user_id=UserId(11), name="Ada")


async def test_a_server_has_defaults_then_choices(store: FullStore) -> None:
    assert await store.people.guild(GuildId(1)) == GuildRow(guild_id=GuildId(1))
    chosen = GuildRow(guild_id=GuildId(1), language="ja", tables_per_channel=3)
    await store.people.save_guild(chosen)
    assert await store.people.guild(GuildId(1)) == chosen
    assert await store.people.guild(GuildId(2)) == GuildRow(guild_id=GuildId(2))


async def test_whoever_is_unknown_stays_so(store: FullStore) -> None:
    """Writes on their way while somebody was forgotten note nothing of them down again."""
    await store.people.set_direct_channel(BO, ChannelId(5))
    assert await store.people.direct_channel(BO) is None
    await store.social.save_told(ToldRow(BO, 1.0))
    assert await store.social.told(BO) == ToldRow(BO)
    await store.people.save_person(PersonRow(user_id=BO, name="Bo"))
    await store.people.set_direct_channel(BO, ChannelId(5))
    await store.people.set_direct_channel(BO, ChannelId(6))
    assert await store.people.direct_channel(BO) == ChannelId(6)


async def test_told_once_of_two_tables_that_open_together(store: FullStore) -> None:
    await store.people.save_person(PersonRow(user_id=BO, name="Bo"))
    assert await store.social.claim(BO, 1000.0, 600.0)
    assert not await store.social.claim(BO, 1001.0, 600.0)
    assert await store.social.claim(BO, 1600.0, 600.0)
    await store.social.save_told(ToldRow(BO))
    assert await store.social.claim(BO, 1601.0, 600.0), "nobody told them after all"


async def test_a_mark_is_what_was_last_written(store: FullStore) -> None:
    assert await store.marks.mark("commands") == ""
    await store.marks.set_mark("commands", "one")
    await store.marks.set_mark("commands", "two")
    assert await store.marks.mark("commands") == "two"
    assert await store.marks.mark("other") == ""


async def test_a_choice_that_does_not_exist_is_refused(store: FullStore) -> None:
    with pytest.raises(StoreError, match=r"(?i)check constraint"):
        await store.people.save_guild(GuildRow(guild_id=GuildId(1), tables_per_channel=0))


def test_what_a_migration_makes_of_calls_and_channels(tmp_path: Path) -> None:
    """People who never chose are told by direct message from now on; known channels stay so."""
    steps = read_migrations(MIGRATIONS)
    path = tmp_path / "knave.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, tuple(step for step in steps if step.number < 30), str(path))
        db.executescript(
            """
            INSERT INTO people (user_id, language, hand, ping, name, locale) VALUES
                (1, '', 'dm', 'none', 'Ann', 'de'), (2, '', 'dm', 'channel', 'Bob', 'de'),
                (3, '', 'here', 'dm', 'Cid', 'de');
            INSERT INTO tables (id, guild_id, channel_id, host_id, state, game, preset, options,
                level, created_at, updated_at) VALUES
                (1, 5, 6, 1, 'over', 'g', 'p', 'o', 'l', 0, 0),
                (2, 5, 6, 1, 'over', 'g', 'p', 'o', 'l', 0, 0);
            INSERT INTO hands (table_id, user_id, channel_id, message_id, told_closed) VALUES
                (1, 1, 77, 8, 0), (2, 1, 77, 9, 0), (1, 2, NULL, NULL, 1);
            """
        )
        migrate(db, steps, str(path))
        pings = db.execute("SELECT user_id, ping FROM people ORDER BY user_id").fetchall()
        known = db.execute("SELECT * FROM direct_channels").fetchall()
    assert pings == [(1, "dm"), (2, "channel"), (3, "dm")]
    assert known == [(1, 77)]


async def test_how_somebody_sees_cards_is_kept_told_and_forgotten(store: FullStore) -> None:
    ada = PersonRow(
        user_id=UserId(11), text_only=True, decks="one=swiss", hand_order="SHDC rising left"
    )
    await store.people.save_person(ada)
    assert await store.people.person(UserId(11)) == ada
    (told,) = (await store.people.all_about(UserId(11)))["people"]
    assert (told["text_only"], told["decks"]) == (1, "one=swiss")
    assert told["hand_order"] == "SHDC rising left"
    assert await store.people.forget(UserId(11))
    assert await store.people.person(UserId(11)) == PersonRow(user_id=UserId(11))


def test_whoever_was_known_before_sees_cards_as_before(tmp_path: Path) -> None:
    steps = read_migrations(MIGRATIONS)
    path = tmp_path / "knave.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, tuple(step for step in steps if step.number < 75), str(path))
        db.executescript(
            """
            INSERT INTO people (user_id, language, hand, ping, name, locale, deck) VALUES
                (1, '', 'dm', 'none', 'Ann', 'de', 'swiss');
            INSERT INTO guilds (guild_id, language, tables_per_channel, deck) VALUES
                (5, '', 1, 'jumbo');
            """
        )
        migrate(db, steps, str(path))
        people = db.execute("SELECT deck, decks, text_only, hand_order FROM people").fetchall()
        guilds = db.execute("SELECT deck, decks FROM guilds").fetchall()
    assert people == [("swiss", "", 0, "")] and guilds == [("jumbo", "")]
