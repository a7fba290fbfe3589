"""*Tell me when a table of this game opens here*: once, privately, and never against a wish."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.storage.rows.ids import UserId
from cogs import alerts
from tests.support.house import House, open_house, pass_time
from tests.support.messages import said, sentence, wishes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

MINUTE = 60


@pytest.fixture
def clock() -> SimTime:
    return SimTime()


@pytest.fixture
async def house(tmp_path: Path, clock: SimTime) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=clock) as opened:
        yield opened


async def opens(house: House, host: Player, game: str = "euchre", **how: str) -> None:
    """A table opens, and is closed again."""
    table = await house.opened(host, game, **how)
    await host.more("end", table)


def wanted(house: House) -> list[tuple[object, ...]]:
    return house.rows("SELECT guild_id, game, user_id FROM wanted")


async def test_told_with_a_link(house: House) -> None:
    """Asked for by command; not of other games, nor of one’s own tables; kept over a restart."""
    ann, bob = house.invite_all("Ann", "Bob")
    now = said(await bob.slash("notify", game="euchre"))
    assert now == sentence("wanted-now", game=sentence("game-euchre"))
    await house.restart()
    await opens(house, bob)
    await opens(house, ann, "pepper")
    before = len(bob.letters)
    await opens(house, ann)
    (letter,) = bob.letters[before:]
    assert text_of(letter).startswith("Ann has opened a table: **Euchre**")
    row = house.rows("SELECT channel_id, message_id FROM tables WHERE id = 3")[0]
    assert f"https://discord.com/channels/{house.guild.id}/{row[0]}/{row[1]}" in text_of(letter)


async def test_asked_for_at_the_table_and_taken_back(house: House) -> None:
    """From the lobby’s panel, from the game’s, from the list and by the command again."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "euchre")
    panel = (await bob.press(house.public, "lobby:1:more")).response
    await bob.press(panel, "wanted:1:here")
    assert wanted(house) == [(house.guild.id, "euchre", bob.id)]
    await bob.press(panel, "wanted:1:here")
    assert wanted(house) == []
    await ann.start()
    game_menu = (await bob.press(house.public, "table:1:menu")).response
    more = (await bob.press(game_menu, "seats:1:show")).response
    await bob.press(more, "wanted:1:here")
    await bob.slash("notify", game="pepper")
    listed = (await bob.slash_dm("notify")).response
    lines = [
        sentence("wanted-line", game=sentence(f"game-{g}"), server="Home")
        for g in ("euchre", "pepper")
    ]
    assert all(line in text_of(listed) for line in lines)
    await bob.choose(listed, "wanted:0:undo", f"{house.guild.id} euchre")
    assert wanted(house) == [(house.guild.id, "pepper", bob.id)]
    await bob.slash("notify", game="pepper")
    assert wanted(house) == []
    assert said(await bob.slash("notify")) == sentence("wanted-none")
    assert said(await bob.slash_dm("notify", game="euchre")) == sentence("no-server-only")
    unknown = sentence("no-unknown-game", game="chess")
    assert said(await bob.slash("notify", game="chess")) == unknown


async def test_at_most_every_ten_minutes(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    for game in ("euchre", "pepper"):
        await bob.slash("notify", game=game)
    await opens(house, ann)
    await opens(house, ann, "pepper")
    await pass_time(house, 9 * MINUTE)
    await opens(house, ann)
    assert len(bob.letters) == 1
    await pass_time(house, 2 * MINUTE)
    await house.restart()
    await opens(house, ann)
    assert len(bob.letters) == 2


async def test_a_clock_that_was_ahead_keeps_nobody_from_being_told(
    house: House, clock: SimTime
) -> None:
    """The moment of the last alert, as it is stored, may lie in the future."""
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash("notify", game="euchre")
    clock.ahead += 24 * 60 * MINUTE
    await opens(house, ann)
    assert len(bob.letters) == 1
    clock.ahead -= 24 * 60 * MINUTE
    await pass_time(house, MINUTE)
    await opens(house, ann)
    assert len(bob.letters) == 2
    clock.ahead -= MINUTE
    await opens(house, ann)
    assert len(bob.letters) == 2, "clocks of several machines may differ by a little"


async def test_never_in_quiet_hours(house: House, clock: SimTime) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash("notify", game="euchre")
    hour = int(clock.now() // 3600) % 24
    quiet = {"from": hour, "until": (hour + 2) % 24, "zone": "UTC"}
    await bob.slash("quiet-hours", **quiet)
    await opens(house, ann)
    assert bob.letters == []
    await pass_time(house, 2 * 60 * MINUTE)
    await opens(house, ann)
    assert len(bob.letters) == 1


async def test_never_of_a_channel_that_one_cannot_see(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash("notify", game="euchre")
    hidden = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(target_id=bob.id, type=OverwriteType.MEMBER, deny=hidden)
    house.env.backend.set_overwrite(house.channel.id, overwrite)
    await house.env.settle()
    await opens(house, ann)
    assert bob.letters == []
    house.env.backend.delete_overwrite(house.channel.id, bob.id)
    await house.env.settle()
    await opens(house, ann)
    assert len(bob.letters) == 1


@pytest.mark.parametrize("who", ["host", "reader"])
async def test_never_when_one_has_blocked_the_other(house: House, who: str) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash("notify", game="euchre")
    if who == "host":
        await ann.slash("block", person=bob.member)
    else:
        await bob.slash("block", person=ann.member)
    await opens(house, ann)
    assert bob.letters == []


async def test_closed_direct_messages(house: House) -> None:
    """Three in a row that do not arrive: no more are sent, and it is said at the next meeting."""
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash("notify", game="euchre")
    house.closed_dm(bob)
    for n in range(3):
        assert len(wanted(house)) == 1, n
        await opens(house, ann)
        await pass_time(house, 11 * MINUTE)
    assert wanted(house) == []
    await house.restart()
    told = said(await bob.slash("my-tables"))
    assert told.endswith(sentence("wanted-given-up"))
    again = said(await bob.slash("my-tables"))
    assert again == sentence("mytables-none"), "once is enough"


async def test_one_that_arrives_begins_the_count_anew(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await bob.slash("notify", game="euchre")
    for _ in range(2):
        house.closed_dm(bob, times=2)
        for _ in range(2):
            await opens(house, ann)
            await pass_time(house, 11 * MINUTE)
        await opens(house, ann)
        await pass_time(house, 11 * MINUTE)
    assert len(bob.letters) == 2
    assert len(wanted(house)) == 1
    assert wishes(bob.letters[0]) == ["wanted:0:list"]


@pytest.mark.parametrize("forgotten", [False, True])
async def test_who_wants_it_no_more_while_others_are_told(
    house: House, monkeypatch: pytest.MonkeyPatch, forgotten: bool
) -> None:
    """Nor is anybody written to who has had themselves forgotten meanwhile."""
    monkeypatch.setattr(alerts, "PAUSE", MINUTE)
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    for player in (bob, cid):
        await player.slash("notify", game="euchre")
    await house.opened(ann, "euchre")
    assert (len(bob.letters), len(cid.letters)) == (1, 0)
    if forgotten:
        asked = (await cid.slash("privacy delete")).response
        await cid.press(asked, "privacy:0:forget")
        await cid.press(asked, "privacy:0:for-good")
    else:
        await cid.slash("notify", game="euchre")
    await pass_time(house, MINUTE)
    assert not cid.letters


async def test_one_after_the_other_and_not_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Someone whom a cut line keeps from hearing of it keeps nobody else."""
    monkeypatch.setattr(alerts, "MOST", 3)
    monkeypatch.setattr(alerts, "PAUSE", MINUTE)
    ann, *others = house.invite_all("Ann", "Bob", "Cid", "Dee", "Eve")
    for player in others:
        await player.slash("notify", game="euchre")
    direct = house.bot.display.direct
    write = direct.write

    async def cut(user: UserId, *rest: Any) -> str:
        if user == others[0].id:
            raise ConnectionResetError
        return await write(user, *rest)

    monkeypatch.setattr(direct, "write", cut)
    await house.opened(ann, "euchre")
    for told in (0, 1, 2, 2):
        assert [len(player.letters) for player in others] == [
            0, *(int(n < told) for n in range(3))
        ]  # fmt: skip
        await pass_time(house, MINUTE)


async def test_not_of_a_table_that_has_filled_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next one that they could sit down at is told at once."""
    monkeypatch.setattr(alerts, "PAUSE", MINUTE)
    ann, bob, cid, *others = house.invite_all("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
    for player in (bob, cid):
        await player.slash("notify", game="euchre")
    await house.opened(ann, "euchre")
    for player in others:
        await player.press(house.public, "lobby:1:join")
    await pass_time(house, MINUTE)
    assert (len(bob.letters), len(cid.letters)) == (1, 0)
    await ann.more("end", 1)
    await house.opened(ann, "euchre")
    assert (len(bob.letters), len(cid.letters)) == (1, 1)
