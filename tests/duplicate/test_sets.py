"""Duplicate sets in virtual time: whole evenings, sleepers, leavers, a program that dies."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.duplicate import verbs
from bot.duplicate.director import IDLE
from bot.duplicate.lobbies import set_of
from bot.duplicate.sets import DuplicateSets
from bot.duplicate.standing import standing
from bot.rules import Seed
from bot.storage.rows.ids import GuildId, SetId, TableId, UserId
from bot.tables.live.peers import Alone
from bot.tables.model.lobby import Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.verbs.clocks import come_back
from bot.tables.verbs.seats import leave, sit
from tests.duplicate.evenings import Evening, Players, spend
from tests.duplicate.sets import CHANNEL, GUILD, PEOPLE, terms
from tests.tables.virtual import HOUR

ANN, BOB, CID, DAN, *_ = PEOPLE


class Nowhere(Alone):
    """A process that looks after none of these servers."""

    def owns(self, guild: GuildId) -> bool:
        return False


def told(evening: Evening, sql: str) -> list[tuple[object, ...]]:
    return evening.house.disk.db.execute(sql).fetchall()


def test_an_evening_of_eight_people_at_two_tables(tmp_path: Path) -> None:
    async def main(evening: Evening) -> None:
        await evening.open()
        await evening.begun(8, deals=4)
        one = await evening.over()
        assert one.status == "over" and one.finished == (1, 2, 3, 4)
        dealt = [*evening.deals(one)]
        assert len(dealt) == 8 and len({*dealt}) == 4, "the same cards at both tables"
        assert len({cards for _, cards in dealt}) == 4, "other cards in every deal"
        assert told(evening, "SELECT count(*) FROM tables") == [(8,)]
        for table in ("results", "standings", "boards"):
            assert told(evening, f"SELECT count(*) FROM {table}") == [(0,)]
        ranks = standing(one)["ns"]
        assert ranks[0].total == -ranks[1].total
        assert all(dict(rank.shares) for rank in ranks)
        assert sum(len(rank.shares) for rank in ranks) == 8
        assert {share for rank in ranks for _, share in rank.shares} == {1.0}
        secret = Seed.read(await evening.sets.secret(one.id))
        assert secret.commitment == one.commitment
        seeds = told(evening, "SELECT DISTINCT seed FROM games ORDER BY id")
        assert seeds == [(str(secret.of_deal(deal)),) for deal in one.finished]

    spend(tmp_path, main)


@pytest.mark.parametrize("seed", range(2))
def test_the_program_dies_again_and_again(tmp_path: Path, seed: int) -> None:
    """Wherever it dies: every deal is played once at each table, and nothing is lost."""

    async def main(evening: Evening) -> None:
        rng = Random(seed)
        evening.house.weather.slow = 0.3
        await evening.open()
        await evening.begun(6, deals=4, form="pairs" if seed == 1 else "teams")
        deaths = 0
        while (await evening.state()).open:
            await asyncio.sleep(rng.uniform(0.05, 4))
            if deaths < 40:
                deaths += 1
                await evening.again()
        one = await evening.over()
        assert deaths > 3
        dealt = [*evening.deals(one)]
        assert len(dealt) == 8 and len({*dealt}) == 4
        assert told(evening, "SELECT count(*) FROM tables") == [(8,)]
        assert told(evening, "SELECT count(*) FROM games WHERE ended_at IS NULL") == [(0,)]

    spend(tmp_path, main, seed)


def test_robots_play_on_when_the_time_of_a_deal_is_up(tmp_path: Path) -> None:
    async def main(evening: Evening) -> None:
        evening.players.asleep = {ANN, CID}
        await evening.open()
        began = asyncio.get_running_loop().time()
        await evening.begun(4, deals=2, minutes=3)
        one = await evening.over()
        assert one.status == "over"
        took = asyncio.get_running_loop().time() - began
        assert 180 <= took < 2 * 180 + 60, "no deal had more than its time"
        away = told(evening, "SELECT count(*) FROM notes WHERE line LIKE '%is away%'")
        assert away != [(0,)], "robots played for those who were asked, and for their partners"

    spend(tmp_path, main)


@pytest.mark.parametrize("dies", [False, True])
def test_who_sleeps_through_a_deal_keeps_nobody_waiting_in_the_next(
    tmp_path: Path, dies: bool
) -> None:
    """One who had gone for good took every deal from three others, each at the end of its time.

    That somebody sleeps is known when the program dies and begins anew, too.
    """

    async def main(evening: Evening) -> None:
        evening.players.asleep = {ANN}
        await evening.open()
        began = asyncio.get_running_loop().time()
        await evening.begun(8, deals=4, minutes=8)
        while len((await evening.state()).finished) < 1:
            await asyncio.sleep(1)
        assert asyncio.get_running_loop().time() - began >= 8 * 60
        if dies:
            await evening.again()
        one = await evening.over()
        assert asyncio.get_running_loop().time() - began < 2 * 8 * 60
        shares = {p.user: p.share for d in one.played if d.deal > 1 for p in d.parts}
        assert shares.pop(ANN) == 0.0 and {*shares.values()} == {1.0}

    spend(tmp_path, main)


class Wakes(Players):
    """Players of whom one wakes up in the second deal."""

    def hand_changed(self, table: Any, user: UserId) -> None:
        """Come back from sleep, and play from then on."""
        if user in self.asleep and table.open and set_of(table.state.fixture)[1] > 1:
            self.asleep.remove(user)
            task = asyncio.create_task(table.do(come_back, user))
            self.tasks.add(task)
        super().hand_changed(table, user)


def test_who_wakes_up_plays_on(tmp_path: Path) -> None:
    async def main(evening: Evening) -> None:
        evening.players = evening.house.herald = Wakes(evening.house.rng)
        evening.players.asleep = {ANN}
        await evening.open()
        await evening.begun(8, deals=4, minutes=8)
        one = await evening.over()
        (last,) = (p for d in one.played if d.deal == 4 for p in d.parts if p.user == ANN)
        assert last.share == 1.0

    spend(tmp_path, main)


def test_whoever_sits_alone_has_the_time_of_every_deal(tmp_path: Path) -> None:
    """Nobody waits for them at their table: robots would play the whole set within a minute."""

    async def main(evening: Evening) -> None:
        evening.players.asleep = {ANN}
        await evening.open()
        began = asyncio.get_running_loop().time()
        await evening.begun(2, deals=2, minutes=3, form="alone", scale="share")
        await evening.over()
        assert asyncio.get_running_loop().time() - began >= 2 * 180

    spend(tmp_path, main)


def test_everybody_alone_against_the_same_robots(tmp_path: Path) -> None:
    async def main(evening: Evening) -> None:
        await evening.open()
        await evening.begun(3, deals=2, form="alone", scale="share")
        one = await evening.over()
        assert {played.table for played in one.played} == {0, 1, 2}
        seats = told(evening, "SELECT DISTINCT position FROM seats WHERE user_id IS NOT NULL")
        assert len(seats) <= 2, "everybody has the same seat in a deal"
        assert len(standing(one)["ns"]) == 3

    spend(tmp_path, main)


def test_who_leaves_is_replaced_at_once_and_in_all_deals_to_come(tmp_path: Path) -> None:
    async def main(evening: Evening) -> None:
        evening.players.asleep = {BOB}
        sets = await evening.open()
        one = await evening.begun(8, deals=4)
        while sets.table_of(await evening.state(), BOB) is None:
            await asyncio.sleep(1)
        playing = sets.table_of(await evening.state(), BOB)
        assert playing is not None
        await sets.leave(one.id, BOB)
        assert not playing.sits(BOB)
        after = await evening.over()
        assert after.places[one.place_of(BOB) or 0].left_by == BOB
        assert BOB not in {user for rank in standing(after)["ns"] for user, _ in rank.shares}

    spend(tmp_path, main)


def test_whoever_had_a_hand_that_robots_played_has_seen_it(tmp_path: Path) -> None:
    """One leaves the table, not the set, another sleeps: neither may play that deal elsewhere."""

    async def main(evening: Evening) -> None:
        evening.players.asleep = {BOB, CID}
        sets = await evening.open()
        await evening.begun(3, deals=2, minutes=3, form="alone")
        while (table := sets.table_of(await evening.state(), BOB)) is None:
            await asyncio.sleep(1)
        await table.do(leave, BOB)
        while not (await evening.state()).compared(1):
            await asyncio.sleep(1)
        after = await evening.state()
        parts = [part for played in after.of_deal(1) for part in played.parts]
        assert {part.user: part.share for part in parts} == {ANN: 1.0, BOB: 0.0, CID: 0.0}
        assert {user for rank in standing(after)["ns"] for user, _ in rank.shares} == {ANN}
        stood_in = verbs.joined(verbs.left(after, BOB), DAN, "dan")
        with pytest.raises(Refusal, match="duplicate-saw-cards"):
            verbs.joined(verbs.left(stood_in, CID), BOB, "bob")

    spend(tmp_path, main)


def test_who_leaves_as_a_deal_is_dealt_to_them_is_replaced_there(tmp_path: Path) -> None:
    """Their turn comes when it has been dealt: nobody waits for them until its time is up."""

    async def main(evening: Evening) -> None:
        evening.players.asleep = {*PEOPLE}
        sets = await evening.open()
        one = await evening.begun(8, deals=4)
        assert sets.table_of(one, BOB) is None, "nothing is dealt yet"
        await sets.leave(one.id, BOB)
        await asyncio.sleep(5)
        tables = evening.house.hall.tables
        assert [table.status for table in tables] == ["playing", "playing"]
        assert not any(table.sits(BOB) for table in tables)

    spend(tmp_path, main)


def test_a_table_of_a_set_is_nobody_elses(tmp_path: Path) -> None:
    """It stands in no channel, takes up no room, and lets nobody in."""

    async def main(evening: Evening) -> None:
        evening.players.asleep = {*PEOPLE}
        sets = await evening.open()
        await evening.begun(7, deals=2)
        await asyncio.sleep(1)
        hall = evening.house.hall
        assert len(hall.tables) == 2 and hall.in_channel(CHANNEL) == []
        with pytest.raises(Refusal, match="locked"):
            await hall.tables[1].do(sit, PEOPLE[9], "jon")
        lobby = Lobby.open("euchre", "house", ANN, "ann")
        assert (await hall.open(lobby, GUILD, CHANNEL)).open
        (one,) = sets.sets
        for played in one.played:
            assert await sets.is_sealed(played.table_id, GUILD)
            elsewhere = DuplicateSets(hall)
            hall.peers = Nowhere()
            assert await elsewhere.is_sealed(played.table_id, GUILD), "for other processes too"
            hall.peers = Alone()
        assert not await sets.is_sealed(TableId(99), GUILD)

    spend(tmp_path, main)


def test_a_set_is_ended_with_its_tables(tmp_path: Path) -> None:
    async def main(evening: Evening) -> None:
        evening.players.asleep = {*PEOPLE}
        sets = await evening.under_way()
        assert len(evening.house.hall.tables) == 2
        await sets.end(evening.number, ANN, False)
        assert not evening.house.hall.tables and not sets.sets
        with pytest.raises(Refusal, match="duplicate-over"):
            await sets.do(evening.number, verbs.left, ANN)
        with pytest.raises(Refusal, match="no-duplicate"):
            await sets.find(SetId(99))

    spend(tmp_path, main)


def test_tables_of_a_set_that_ended_as_the_program_died_are_closed(tmp_path: Path) -> None:
    async def main(evening: Evening) -> None:
        evening.players.asleep = {*PEOPLE}
        sets = await evening.under_way()
        await sets.do(evening.number, verbs.ended, ANN, False)
        await evening.house.kill()
        await evening.open()
        await asyncio.sleep(1)
        assert not evening.house.hall.tables

    spend(tmp_path, main)


def test_one_set_a_channel_and_a_host(tmp_path: Path) -> None:
    async def main(evening: Evening) -> None:
        sets = await evening.open()
        one = await evening.begun(8, deals=4)
        assert sets.in_channel(CHANNEL) is not None and sets.of_person(BOB)
        with pytest.raises(Refusal, match="duplicate-channel-busy"):
            await sets.open(one)
        await sets.end(one.id, ANN, False)
        assert (await sets.open(one)).id != one.id

    spend(tmp_path, main)


def test_who_is_forgotten_stands_in_no_set(tmp_path: Path) -> None:
    async def main(evening: Evening) -> None:
        evening.players.asleep = {*PEOPLE}
        sets = await evening.under_way()
        for user in (ANN, BOB):
            await sets.forget(user)
        assert not sets.of_person(ANN) and not sets.of_person(BOB)
        places = told(evening, "SELECT user_id, name, left_by FROM duplicate_places")
        assert not {ANN, BOB, "ann", "bob"} & {value for row in places for value in row}

    spend(tmp_path, main)


def test_a_server_that_goes_takes_its_sets_along(tmp_path: Path) -> None:
    async def main(evening: Evening) -> None:
        evening.players.asleep = {*PEOPLE}
        sets = await evening.open()
        await evening.begun(8, deals=4)
        await sets.close_server(GUILD)
        assert not sets.sets and not evening.house.hall.tables
        await sets.close()

    spend(tmp_path, main)


def test_a_set_that_ends_as_the_program_goes_down_leaves_nothing_running(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main(evening: Evening) -> None:
        evening.players.asleep = {*PEOPLE}
        sets = await evening.under_way()
        ending = asyncio.create_task(sets.do(evening.number, verbs.ended, ANN, False))
        alarm = sets._sets[evening.number].alarm
        assert alarm is not None
        stop = alarm.stop

        async def stopped() -> None:
            await stop()
            await ending

        monkeypatch.setattr(alarm, "stop", stopped)
        await sets.close()
        assert not sets.sets and not sets._at_work

    spend(tmp_path, main)


def test_a_set_that_nobody_begins_is_closed_at_last(tmp_path: Path) -> None:
    async def main(evening: Evening) -> None:
        sets = await evening.open()
        now = evening.house.clock.now()
        one = await sets.open(verbs.opened(terms(), GUILD, CHANNEL, ANN, "ann", now))
        await asyncio.sleep(IDLE - 60)
        await evening.again()
        assert evening.sets.in_channel(CHANNEL) is not None
        await asyncio.sleep(120)
        assert evening.sets.in_channel(CHANNEL) is None
        assert (await evening.sets.find(one.id)).status == "ended"

    spend(tmp_path, main)


def test_a_wall_clock_that_is_set_takes_no_time_from_a_deal(tmp_path: Path) -> None:
    """Set ahead by an hour, just after its first deals were dealt."""

    async def main(evening: Evening) -> None:
        evening.players.asleep = {*PEOPLE}
        sets = await evening.under_way()
        before = {played.key: played.due for played in (await evening.state()).played}
        evening.house.clock.ahead += HOUR
        await evening.house.hall.look_at_the_clock()
        sets.look_at_the_clock()
        await sets.leave(evening.number, PEOPLE[7])
        await asyncio.sleep(20)
        one = await evening.state()
        assert {played.key: played.due - HOUR for played in one.played} == before
        assert all(played.points is None for played in one.played)

    spend(tmp_path, main)
