"""Planned tables in the store: who comes, what is due, and what becomes of them."""

from dataclasses import replace
from typing import Any

from bot.storage.full import FullStore
from bot.storage.rows.evenings import EveningRow, GuestRow
from bot.storage.rows.ids import NO_EVENING, ChannelId, EveningId, GuildId, MessageId, TableId
from tests.support.ids import users

ANN, BOB, CID = users(11, 12, 13)
HOUR = 3600.0
NEW = EveningRow(
    id=NO_EVENING,
    guild_id=GuildId(1),
    channel_id=ChannelId(5),
    host_id=ANN,
    rules="EUCHRE-0-0",
    at=10 * HOUR,
    made_at=HOUR,
    guests=(GuestRow(ANN, "Ann", HOUR),),
)


async def planned(store: FullStore, **changes: Any) -> EveningId:
    number = await store.evenings.plan(replace(NEW, **changes), 5)
    assert number is not None
    return number


async def test_it_is_kept_as_it_was_planned(store: FullStore) -> None:
    number = await planned(store, private=True, robots="none")
    assert await store.evenings.evening(number) == replace(
        NEW, id=number, private=True, robots="none"
    )
    await store.evenings.set_message(number, MessageId(7))
    await store.evenings.set_event(number, 8)
    kept = await store.evenings.evening(number)
    assert kept is not None and (kept.message_id, kept.event_id) == (7, 8)
    assert await store.evenings.evening(EveningId(99)) is None


async def test_so_many_of_one_host_in_one_server(store: FullStore) -> None:
    assert await store.evenings.plan(NEW, 1)
    assert await store.evenings.plan(NEW, 1) is None
    assert await store.evenings.plan(replace(NEW, guild_id=GuildId(2)), 1)
    assert await store.evenings.plan(replace(NEW, host_id=BOB), 1)


async def test_who_comes_stands_in_the_order_of_saying_so(store: FullStore) -> None:
    number = await planned(store)
    for at, (user, name) in enumerate([(CID, "Cid"), (BOB, "Bob")]):
        assert await store.evenings.come(number, GuestRow(user, name, 2 * HOUR + at), 3)
    full = await store.evenings.come(number, GuestRow(users(14)[0], "Dan", 3 * HOUR), 3)
    kept = await store.evenings.evening(number)
    assert not full and kept is not None
    assert [guest.user_id for guest in kept.guests] == [ANN, CID, BOB]
    assert await store.evenings.stay_away(number, CID)
    assert not await store.evenings.stay_away(number, CID)
    await store.evenings.without(number, (CID,))  # nothing to take away
    again = GuestRow(ANN, "Ann", 9 * HOUR)
    assert await store.evenings.come(number, again, 3), "once more changes nothing"
    kept = await store.evenings.evening(number)
    assert kept is not None and [guest.name for guest in kept.guests] == ["Ann", "Bob"]


async def test_nobody_comes_to_what_is_not_to_come(store: FullStore) -> None:
    number = await planned(store)
    assert await store.evenings.advance(number, "off")
    assert not await store.evenings.come(number, GuestRow(BOB, "Bob", HOUR), 9)
    assert not await store.evenings.advance(number, "open"), "called off is called off"
    assert not await store.evenings.come(EveningId(99), GuestRow(BOB, "Bob", HOUR), 9)


async def test_what_is_due_and_what_is_next(store: FullStore) -> None:
    assert await store.evenings.next_at(0) is None
    late, soon = await planned(store, at=20 * HOUR), await planned(store)
    there = await planned(store, guild_id=GuildId(2), at=5 * HOUR)
    assert await store.evenings.next_at(0) == 5 * HOUR
    assert await store.evenings.next_at(5 * HOUR) == 10 * HOUR, "that one is due"
    assert [e.id for e in await store.evenings.due(10 * HOUR)] == [there, soon]
    assert [e.id for e in await store.evenings.to_come(GuildId(1), HOUR)] == [soon, late]
    assert [e.id for e in await store.evenings.to_come(GuildId(1), 10 * HOUR)] == [late]
    await store.evenings.advance(late, "open", TableId(3))
    opened = await store.evenings.due(0.0)
    assert [(e.id, e.table_id) for e in opened] == [(late, 3)], "its guests are yet to be told"
    await store.evenings.advance(late, "told")
    (told,) = await store.evenings.due(0.0)
    assert told.state == "told", "who waits for a seat may yet be offered one"
    await store.evenings.advance(late, "off")
    assert await store.evenings.due(0.0) == ()
    kept = await store.evenings.evening(late)
    assert kept is not None and kept.table_id == 3


async def test_what_is_over_goes_and_what_is_to_come_stays(store: FullStore) -> None:
    over, planned_still = await planned(store), await planned(store)
    await store.evenings.advance(over, "off")
    assert await store.evenings.tidy(10 * HOUR) == 0
    assert await store.evenings.tidy(11 * HOUR) == 1
    assert await store.evenings.evening(over) is None
    assert await store.evenings.evening(planned_still) is not None
    assert await store.evenings.of_person(ANN) == (planned_still,)


async def test_a_forgotten_host_leaves_the_evening_to_the_others(store: FullStore) -> None:
    number = await planned(store)
    await store.evenings.come(number, GuestRow(BOB, "Bob", 2 * HOUR), 9)
    told = await store.people.all_about(ANN)
    assert [row["id"] for row in told["evenings"]] == [number]
    assert [row["name"] for row in told["evening_guests"]] == ["Ann"]
    await store.people.forget(ANN)
    kept = await store.evenings.evening(number)
    assert kept is not None and kept.host_id == 0
    assert [guest.user_id for guest in kept.guests] == [BOB]
    assert await store.evenings.of_person(ANN) == ()
    assert (await store.people.all_about(BOB))["evenings"] == []
