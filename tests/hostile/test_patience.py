"""The siege waits for what takes its time, before the watch judges it."""

from pathlib import Path

from bot.tables.verbs.lobby import arrange
from bot.tables.verbs.pace import set_pace
from tests.hostile.besieged import besieged
from tests.hostile.siege import COMMAND, INTEGER, PAUSE


async def test_a_hint_at_a_slow_table(tmp_path: Path) -> None:
    """It comes after a pause of a robot at that table, which is longer than the usual."""
    async with besieged(tmp_path, 1, ("euchre",), frozenset()) as siege:
        house, ann = siege.house, siege.people[0]
        await ann.slash("table open", game="euchre-two")
        table = house.bot.tables.tables[-1]
        await table.do(arrange, ann.id, type(table.lobby).add_robot)
        await ann.slash("table start", table=table.id)
        while table.session is None or table.session.seat_of(ann.id) not in table.session.turn:
            await siege.pass_time(PAUSE)
        await table.do(set_pace, ann.id, "slow")
        ((root, path, _),) = [leaf for leaf in siege.leaves if leaf[1] == ["card", "hint"]]
        option = {"name": "table", "type": INTEGER, "value": table.id}
        siege.watch.begin()
        asked = siege.nested(root, path, [option])
        record, payload = siege.made(COMMAND, ann, house.channel.id, asked)
        house.env.backend.emit("INTERACTION_CREATE", payload)
        await siege.hear_out([record])
        siege.watch.judge([record])
        assert any(shown.reader == ann.id for shown in siege.watch.shown)
