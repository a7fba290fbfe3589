"""Those who watch from another channel are told that a table's channel was deleted."""

from pathlib import Path

from tests.hostile.besieged import besieged


async def test_a_deleted_channel_shuts_nobody_out(tmp_path: Path) -> None:
    async with besieged(tmp_path, 1, ("euchre", "pepper"), frozenset()) as siege:
        here, other, *_ = siege.channels
        (table,) = [t for t in siege.house.bot.tables.tables if t.channel_id == here.id]
        eve = next(p for p in siege.people if not table.sits(p.id))
        await eve.member.slash(other, "watch", table=table.id)
        siege.watch.begin()
        siege.house.env.backend.delete_channel(here.id)
        await siege.rest()
        siege.watch.judge([])
        assert table.suspension is not None
        assert any(
            s.reader == eve.id and f"watch:{table.id}" in str(s.components)
            for s in siege.watch.shown
        )
