"""Duplicate sets in the file: read back as they were written, sealed until all have played."""

from dataclasses import replace

from bot.storage import duplicates
from bot.storage.full import FullStore
from bot.storage.rows.duplicates import DealRow, PartRow, PlaceRow, SetRow
from bot.storage.rows.ids import ChannelId, GuildId, MessageId, SetId, TableId
from bot.storage.rows.people import FORMER
from tests.support.ids import users

ADA, BO, CY = users(1456074443980800025, 1456074443980800026, 1456074443980800027)
ROW = SetRow(
    guild_id=GuildId(1), channel_id=ChannelId(5), host_id=ADA, game="euchre", preset="house",
    options="target=10", level="normal", form="teams", scale="points", deals=2, minutes=8,
    created_at=1.0, updated_at=2.0,
)  # fmt: skip
PLACES = (PlaceRow(0, ADA, "Ada"), PlaceRow(1, BO, "Bo"), PlaceRow(2, None, "", CY))


async def under_way(store: FullStore) -> SetRow:
    """A set of two tables that is being played."""
    number = await store.duplicates.create(ROW, PLACES)
    return replace(ROW, id=number, state="playing", contestants=2, seed="5ec3e7", commitment="c0")


async def test_a_set_is_read_as_it_was_written(store: FullStore) -> None:
    row = replace(await under_way(store), message_id=MessageId(7))
    deals = (DealRow(1, 0, TableId(11), 9.0, "2 0 2 0"), DealRow(1, 1, TableId(12), 9.5))
    parts = (PartRow(1, 0, ADA, 0.5), PartRow(1, 0, BO, 0.5))
    await store.duplicates.save(row, deals=deals, parts=parts)
    found = await store.duplicates.stored(row.id)
    assert found is not None
    assert (found.row, found.places, found.deals, found.parts) == (row, PLACES, deals, parts)
    assert "5ec3e7" not in repr(found)
    assert await store.duplicates.stored(SetId(99)) is None


async def test_what_is_saved_again_takes_the_place_of_the_old(store: FullStore) -> None:
    row = await under_way(store)
    await store.duplicates.save(row, deals=[DealRow(1, 0, TableId(11), 9.0)])
    await store.duplicates.save(row, deals=[DealRow(1, 0, TableId(11), 9.0, "2 0 2 0")])
    await store.duplicates.save(row, places=PLACES[:1])
    found = await store.duplicates.stored(row.id)
    assert found is not None and found.places == PLACES[:1]
    assert [deal.points for deal in found.deals] == ["2 0 2 0"]


async def test_a_restart_takes_up_what_is_not_over(store: FullStore) -> None:
    rows = [await under_way(store) for _ in range(3)]
    await store.duplicates.save(rows[0])
    await store.duplicates.save(replace(rows[1], state="over"))
    assert [one.row.id for one in await store.duplicates.under_way()] == [rows[0].id, rows[2].id]
    ended = [await store.duplicates.over_since(at) for at in (ROW.updated_at - 1, ROW.updated_at)]
    assert [[one.row.id for one in found] for found in ended] == [[rows[1].id], []]
    assert await store.duplicates.last_in(GuildId(1), ChannelId(5)) == rows[2].id
    assert await store.duplicates.last_in(GuildId(1), ChannelId(6)) is None


async def test_somebodys_sets_are_those_that_go_on_and_have_a_place_of_theirs(
    store: FullStore,
) -> None:
    first, second = [await under_way(store) for _ in range(2)]
    await store.duplicates.save(replace(first, state="over"))
    assert [one.row.id for one in await store.duplicates.of_person(BO)] == [second.id]
    assert await store.duplicates.of_person(CY) == (), "who has left may come back, but has not"


async def test_a_deal_is_sealed_until_every_table_has_played_it(store: FullStore) -> None:
    row = await under_way(store)
    home, away = DealRow(1, 0, TableId(11), 9.0, "2 0 2 0"), DealRow(1, 1, TableId(12), 9.0)
    await store.duplicates.save(row, deals=[home])
    assert await store.duplicates.sealed() == {11}, "the other has not even begun"
    await store.duplicates.save(row, deals=[away])
    assert await store.duplicates.sealed() == {11, 12}
    await store.duplicates.save(row, deals=[replace(away, points="0 1 0 1")])
    assert await store.duplicates.sealed() == frozenset()
    await store.duplicates.save(replace(row, state="ended"), deals=[replace(away, points=None)])
    assert await store.duplicates.sealed() == frozenset(), "nobody will play it any more"


async def test_who_is_forgotten_stands_in_no_set(store: FullStore) -> None:
    row = await under_way(store)
    await store.duplicates.save(row, parts=[PartRow(1, 0, ADA, 1.0), PartRow(1, 1, BO, 1.0)])
    told = await store.people.all_about(ADA)
    assert [place["name"] for place in told["duplicate_places"]] == ["Ada"]
    assert len(told["duplicate_parts"]) == 1 and len(told["duplicates"]) == 1
    assert "5ec3e7" not in str(told), "the seed is not handed out while it is played"
    for user in (ADA, CY):
        await store.people.forget(user)
    found = await store.duplicates.stored(row.id)
    assert found is not None
    assert found.row.host_id == 0
    assert [(place.user_id, place.name, place.left_by) for place in found.places] == [
        (None, "", None),
        (BO, "Bo", None),
        (None, "", None),
    ]
    assert found.parts == (PartRow(1, 0, FORMER, 0.0), PartRow(1, 1, BO, 1.0))
    assert not any((await store.people.all_about(ADA)).values())


async def test_that_a_former_player_has_seen_cards_stays_known_while_a_set_is_played(
    store: FullStore,
) -> None:
    """Also of the deal that goes on, and once where several who are forgotten had one place."""
    row, over = await under_way(store), await under_way(store)
    deals = (DealRow(1, 0, TableId(11), 9.0, "2 0 2 0"), DealRow(2, 0, TableId(12), 9.5))
    parts = (PartRow(1, 0, ADA, 1.0), PartRow(1, 0, CY, 0.0))
    await store.duplicates.save(row, deals=deals, parts=parts)
    await store.duplicates.save(replace(over, state="over"), parts=parts)
    for user in (ADA, CY):
        await store.people.forget(user)
    found = [await store.duplicates.stored(one.id) for one in (row, over)]
    seen = (PartRow(1, 0, FORMER, 0.0), PartRow(2, 0, FORMER, 0.0))
    assert [one.parts for one in found if one is not None] == [seen, ()]


def test_sealed_tables_are_found_by_indexes() -> None:
    assert "duplicates.state = 'playing'" in duplicates.SEALED
