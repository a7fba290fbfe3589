"""A message that was sent stands there once: by nonces that never recur, and by late answers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.client import answering
from bot.client.answering import PATIENCE, PERIOD, TOO_LATE, Answer, Lateness
from bot.client.display import idempotent
from bot.tables.screens.screen import Button, Screen
from tests.support.house import House, open_house
from tests.support.messages import said, sentence
from tests.support.places import requests
from tests.support.quick import SimTime
from tests.support.virtual import LoopClock, run

# ---------------------------------------------------------------------- nonces


def nonces(house: House) -> list[str]:
    """Of the messages that were sent in channels."""
    sent = [r for r in house.env.http_requests if r.method == "POST" and "/messages" in r.path]
    return [str(r.json["nonce"]) for r in sent if (r.json or {}).get("enforce_nonce")]


def tables_in(channel: Any) -> list[Any]:
    return [m for m in channel.history() if m.components and not m.flags.ephemeral]


async def test_there_and_back_no_nonce_comes_again(house: House) -> None:
    """Discord would answer it with the message that was deleted there."""
    (ann,) = house.invite_all("Ann")
    home, other = house.channel, house.guild.create_text_channel("other")
    await house.env.settle()
    await house.opened(ann, "euchre")
    for channel in (other, home, other, home):
        house.channel = channel
        await ann.slash("table move", table=1)
        assert stored(house) == [tables_in(channel)[-1].id]
    assert len(nonces(house)) == len(set(nonces(house))) >= 4
    await ann.end()
    assert not house.rows("SELECT * FROM marks WHERE name LIKE 'message that last showed%'")


async def test_nothing_stays_where_a_table_was(house: House) -> None:
    """Its buttons would still be pressed there. If that fails, it goes another time."""
    (ann,) = house.invite_all("Ann")
    home, other = house.channel, house.guild.create_text_channel("other")
    await house.env.settle()
    await house.opened(ann, "euchre")
    old, house.channel = house.public, other
    house.env.inject_error("DELETE", f"/channels/*/messages/{old.id}", status=503, times=1)
    await ann.slash("table move", table=1)
    assert tables_in(other) and tables_in(home)
    await house.restart()
    await ann.more("robot")
    assert tables_in(other) and not tables_in(home)
    house.channel = home
    await ann.slash("table move", table=1)
    assert len(tables_in(home)) == 1 and not tables_in(other)


async def test_a_refused_move_writes_nothing(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    home, other = house.channel, house.guild.create_text_channel("other")
    await house.env.settle()
    await house.opened(ann, "euchre")
    house.channel = other
    await house.opened(bob, "euchre")
    marks = "SELECT * FROM marks ORDER BY name"
    before = house.kept(), house.rows(marks)
    await ann.slash("table move", table=1)
    await bob.slash("table move", table=1)
    assert (house.kept(), house.rows(marks)) == before
    assert tables_in(home) and tables_in(other)


async def test_the_same_over_restarts(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    home, other = house.channel, house.guild.create_text_channel("other")
    await house.env.settle()
    await house.opened(ann, "euchre")
    for channel in (other, home, other):
        house.channel = channel
        await ann.slash("table move", table=1)
        await house.restart()
    assert len(nonces(house)) == len(set(nonces(house)))


class Channel:
    """Discord, which sends back what it made of a text."""

    def __init__(self, content: str, wish: str) -> None:
        self.content, self.wish, self.edits = content, wish, 0

    async def send(self, **_: Any) -> Any:
        row = SimpleNamespace(children=[SimpleNamespace(custom_id=self.wish)])
        return SimpleNamespace(content=self.content, components=[row], edit=self.edit)

    async def edit(self, **_: Any) -> None:
        self.edits += 1


@pytest.mark.parametrize(
    ("content", "wish", "edits"),
    [
        ("**J♥** is led, by Zoë", "join", 0),
        ("**J♣** is led, by Zoë", "join", 1),
        ("**J♥** is led, by Zoë", "leave", 1),
    ],
)
async def test_what_discord_strips_is_not_sent_again(content: str, wish: str, edits: int) -> None:
    """A message that was sent before is edited where it shows less than has changed since."""
    text = "\u200b **J♥\ufe0f** is led,\u00a0by Zo\u00eb\u2060 \n"
    screen = Screen(text, rows=((Button("Join", "join"),),))
    channel: Any = Channel(content, wish)
    await idempotent.send(channel, screen, "mark")
    assert channel.edits == edits


async def test_what_was_taken_away_meanwhile_is_sent_again(house: House) -> None:
    """Under its own mark Discord would know none, and send no other, for minutes."""
    place = house.bot.get_partial_messageable(house.channel.id)
    first = await idempotent.send(place, Screen("A"), "mark")
    await first.delete()
    second, third = [await idempotent.send(place, Screen("A"), "mark") for _ in range(2)]
    assert [m.id for m in house.channel.history()] == [second.id] == [third.id] != [first.id]


# ---------------------------------------------------------------------- late answers


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience is over as soon as it is clear for whom the answer is."""
    plain = Answer.for_everybody

    def at_once(self: Answer) -> None:
        plain(self)
        if not self._put_off and not self.is_done():
            self._ring()

    monkeypatch.setattr(Answer, "for_everybody", at_once)


@pytest.fixture
def too_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience is over before that is clear."""
    begin = Answer.__init__

    def impatient(self: Answer, parent: Any) -> None:
        begin(self, parent)
        self._ring()

    monkeypatch.setattr(Answer, "__init__", impatient)


def stored(house: House) -> list[int | None]:
    return [number for (number,) in house.rows("SELECT message_id FROM tables")]


@pytest.mark.usefixtures("late")
async def test_a_late_table_is_the_answer_itself(house: House) -> None:
    """Put off for all to see, and then edited: it has one number from the beginning."""
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    callbacks = [r for r in house.env.http_requests if r.path.endswith("/callback")]
    assert [r.json["type"] for r in callbacks] == [5]
    assert not (callbacks[0].json.get("data") or {}).get("flags", 0) & 64, "for all to see"
    assert [m.id for m in house.channel.history()] == stored(house)
    assert len(tables_in(house.channel)) == 1
    assert not [m for m in house.channel.history() if m.flags.loading]


@pytest.mark.usefixtures("late")
async def test_a_late_refusal_stays_private(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    refused = await ann.slash("table open", game="euchre")
    assert sentence("no-channel-busy", count=1, table=1) in said(refused)
    assert len([m for m in house.channel.history() if not m.flags.ephemeral]) == 1


async def rematch(house: House, *faults: dict[str, Any]) -> Any:
    """Open the next table by a button, put off before it is clear what for; the new messages."""
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    await ann.end()
    over = house.public
    for fault in faults:
        house.env.inject_error(**fault)
    await ann.press(over, "table:1:rematch")
    return [m for m in tables_in(house.channel) if m.id != over.id]


@pytest.mark.usefixtures("too_soon")
async def test_what_announced_the_answer_may_stay_but_the_table_is_there_once(
    house: House,
) -> None:
    """The announcement cannot be deleted: that is no reason to post the table again."""
    announced = "/webhooks/*/*/messages/@original"
    fault = {"method": "DELETE", "path": announced, "status": 500}
    (shown,) = await rematch(house, fault)
    assert any(r.method == "DELETE" for r in house.env.http_requests), "it was private at first"
    assert stored(house)[1] == shown.id
    assert requests(house, "POST", f"/channels/{house.channel.id}/messages", 0) == 0
    assert not house.faults.seen


@pytest.mark.usefixtures("too_soon")
async def test_an_announcement_is_not_taken_for_the_table(house: House) -> None:
    """The table itself did not arrive: it is posted, and not looked for in private."""
    fault = {"method": "POST", "path": "/webhooks/*/*", "status": 400, "code": 50035}
    (shown,) = await rematch(house, fault)
    assert stored(house)[1] == shown.id
    place = f"/channels/{house.channel.id}/messages/"
    edited = {r.path for r in house.env.http_requests if r.method in ("PATCH", "DELETE")}
    public = {f"{place}{m.id}" for m in tables_in(house.channel)}
    assert {path for path in edited if path.startswith(place)} <= public
    house.faults.seen.clear()


# ---------------------------------------------------------------------- since when it is late


SKEW = 7_200.0
"""Seconds by which Discord's clock differs from ours."""


def snowflake(moment: float) -> int:
    return int((moment - 1_420_070_400) * 1000) << 22


def test_how_late_it_is_is_counted_from_the_click() -> None:
    """The quickest of the last minutes tells how far our clock is off, whatever it says."""

    async def work() -> None:
        clock = LoopClock()
        lateness = Lateness(clock)

        async def comes(after: float) -> float:
            happened = clock.now() + SKEW
            await clock.sleep(after)
            return round(lateness.of(snowflake(happened)), 2)

        assert await comes(0.1) == 0
        assert await comes(1.6) == 1.5
        clock.ahead -= 3_600  # our wall clock plays no part: only Discord's does
        happened = clock.now() + 3_600 + SKEW
        await clock.sleep(0.9)
        assert round(lateness.of(snowflake(happened)), 2) == 0.8
        clock.ahead += 3_600
        assert await comes(0.05) == 0
        assert await comes(0.15) == 0.1
        assert await comes(TOO_LATE + 1) == 0, "too late for any answer, or another clock"
        await clock.sleep(PERIOD)
        assert await comes(0.3) == 0.25
        await clock.sleep(2 * PERIOD)
        assert await comes(0.3) == 0, "nothing is known any more"

    run(work())


@pytest.mark.parametrize(("late", "left"), [(0.0, PATIENCE), (1.0, PATIENCE - 1), (2.5, 0.0)])
async def test_patience_is_counted_from_the_click(late: float, left: float) -> None:
    class Known(Lateness):
        def of(self, interaction: int) -> float:
            return late

    client = SimpleNamespace(lateness=Known(SimTime()))
    asked: Any = SimpleNamespace(client=client, id=1)
    loop = asyncio.get_running_loop()
    before = loop.time()
    answer = Answer(asked)
    answer.begin()
    timer = answer._timer
    assert timer and before + left <= timer.when() <= loop.time() + left
    timer.cancel()


async def test_the_bot_measures_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (ann,) = house.invite_all("Ann")
        seen: list[int] = []
        lateness: Any = house.bot.lateness
        plain = lateness.of

        def of(number: int) -> float:
            seen.append(number)
            late = plain(number)
            assert late == 0, "in the simulation nothing takes any time"
            return late

        lateness.of = of
        await house.opened(ann, "euchre")
        await ann.more("robot")
        assert len(seen) == 3, "the command, More… and the button in it"
        assert isinstance(answering.Lateness(SimTime()), Lateness)
        assert discord.utils.snowflake_time(seen[0])
