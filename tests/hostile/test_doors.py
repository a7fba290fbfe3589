"""People who press too fast, or ask for tables of other servers."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Any

import pytest
from simcord import interactions
from simcord.backend import serializers

from bot.client.throttle import BURST, PER_SECOND, REMEMBERED, TYPING, Admitted, TokenBucket
from bot.storage.rows.ids import UserId
from tests.support.house import House
from tests.support.house import open_house as opened
from tests.support.messages import said, sentence, wishes
from tests.support.player import Player
from tests.support.reading import text_of
from tests.support.simcord_adapter import LOCALES, adapt


class Watch:
    """A watch that the test sets."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture(autouse=True)
def discord(monkeypatch: pytest.MonkeyPatch) -> None:
    adapt(monkeypatch)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def house(tmp_path: Any, watch: Watch) -> Any:
    async with opened(tmp_path, limit=TokenBucket(now=watch)) as house:
        yield house


# ---------------------------------------------------------------------- the measure


def test_whoever_plays_fast_is_let_in(watch: Watch) -> None:
    """Three clicks a second for an hour, and forty at once before that."""
    turnstile = TokenBucket(now=watch)
    assert all(turnstile.enter(UserId(1)) is Admitted.YES for _ in range(BURST))
    watch.time += 10
    for _ in range(3 * 3600):
        watch.time += 1 / 3
        assert turnstile.enter(UserId(1)) is Admitted.YES


def test_whoever_floods_is_told_once_until_they_slow_down(watch: Watch) -> None:
    turnstile = TokenBucket(now=watch)
    entries = Counter(turnstile.enter(UserId(1)) for _ in range(1000))
    assert entries == {Admitted.YES: BURST, Admitted.TELL: 1, Admitted.NO: 1000 - BURST - 1}
    for _ in range(60):  # half as fast again as is let in, and told no second time
        watch.time += 1 / PER_SECOND / 1.5
        assert turnstile.enter(UserId(1)) is not Admitted.TELL
    assert turnstile.enter(UserId(2)) is Admitted.YES, "nobody else is held up"
    watch.time += BURST / PER_SECOND
    assert turnstile.enter(UserId(1)) is Admitted.YES
    assert Admitted.TELL in [turnstile.enter(UserId(1)) for _ in range(2 * BURST)]


def test_typing_costs_less(watch: Watch) -> None:
    turnstile = TokenBucket(now=watch)
    assert all(
        turnstile.enter(UserId(1), TYPING) is Admitted.YES for _ in range(int(BURST / TYPING) - 1)
    )


def test_few_are_remembered(watch: Watch) -> None:
    turnstile = TokenBucket(now=watch)
    for user in range(3 * REMEMBERED):
        turnstile.enter(UserId(user))
    assert len(turnstile) == REMEMBERED


# ---------------------------------------------------------------------- at the house


async def flood(house: House, player: Player, kind: int, count: int) -> list[Any]:
    """So many clicks (or commands) at once."""
    message = house.env.backend.get_message(house.channel.id, house.public.id)
    records = []
    for _ in range(count):
        command = {"name": "knave", "id": "1", "type": 1, "options": [{"type": 1, "name": "about"}]}
        click = {"custom_id": "table:1:last", "component_type": 2}
        data = command if kind == 2 else click
        where = {"channel_id": house.channel.id, "guild_id": house.guild.id}
        record, payload = interactions.base_payload(
            house.env.backend, type=kind, user_id=player.id, data=data, **where
        )
        if kind == 3:
            serialized = serializers.message_payload(house.env.backend, message)
            payload["message"] = dict(serialized)
            record.source_message_id = message.id
        house.env.backend.emit("INTERACTION_CREATE", payload)
        records.append(record)
    await house.env.settle()
    assert all(record.responded for record in records)
    return records


def told(house: House, records: list[Any]) -> list[str]:
    return [
        text_of(house.env.backend.get_message(r.channel_id, r.message_id))
        for r in records
        if r.message_id is not None and r.message_id != r.source_message_id
    ]


async def test_a_flood_of_clicks(house: House, watch: Watch, caplog: Any) -> None:
    """One sentence; after that each is acknowledged, and nothing else is done or written."""
    ann, eve = house.invite("Ann"), house.invite("Eve", "de")
    await house.started("euchre", ann)
    watch.time += 60
    before = house.kept()
    with caplog.at_level(logging.WARNING, "bot.client.throttle"):
        records = await flood(house, eve, 3, 300)
    sentences = Counter(told(house, records))
    assert sentences.pop(sentence("no-too-fast", "de")) == 1
    assert sum(sentences.values()) == BURST
    assert [r.message for r in caplog.records] == [f"user {eve.id} presses faster than is let in"]
    assert house.kept() == before
    requests = [r for r in house.env.http_requests if f"/{records[-1].id}/" in r.path]
    assert [r.json["type"] for r in requests] == [6], "acknowledged, and that is all"
    await ann.press(house.public, "table:1:menu")
    watch.time += 60
    assert said(await eve.press(house.public, "table:1:details")) != sentence("no-too-fast", "de")


async def test_a_flood_of_commands(house: House, watch: Watch) -> None:
    ann = house.invite("Ann")
    await house.opened(ann, "euchre")
    watch.time += 60
    records = await flood(house, ann, 2, 100)
    assert told(house, records).count(sentence("no-too-fast")) == 100 - BURST


async def test_typing_in_a_flood_is_answered_with_nothing(house: House, watch: Watch) -> None:
    ann = house.invite("Ann")
    await house.opened(ann, "euchre")
    watch.time += 60
    await flood(house, ann, 2, 100)
    assert await ann.complete("table open", "game", "e") == []
    watch.time += 60
    assert await ann.complete("table open", "game", "e") != []


# ---------------------------------------------------------------------- other servers


async def test_other_servers_tables_are_nobodys_business(house: House, caplog: Any) -> None:
    """Whatever button of it is forged: there is no such table, it is logged once, nothing shown."""
    ann = house.invite("Ann")
    await house.started("euchre", ann)
    far = house.env.create_guild("Far")
    place = far.create_text_channel("far")
    eve = Player(house, far.add_member(house.env.create_user("Eve")))
    LOCALES[eve.id] = "en-US"
    await eve.member.slash(place, "table open", game="pepper")
    message = place.last_message
    known = [*wishes(house.public), *wishes(ann.hand)]
    numbers = {wish.split(":")[1] for wish in known}
    assert numbers == {"1"}
    before = house.kept()
    forged = [
        *known,
        "move:1:1:play JS",
        "pick:1:1",
        "step:1:1:7",
        "next:1:1",
        "type:1:1",
        "clock:1:pause",
    ]
    forged += ["clock:1:back", "back:1:1", "lobby:1:end", "help:1:euchre:goal", "why:1:1"]
    with caplog.at_level(logging.WARNING, "bot.client.audit_log"):
        for wish in forged:
            answer = await eve.forge(message, wish)
            assert said(answer) == sentence("no-no-table"), wish
    seen = [r.getMessage() for r in caplog.records if "asked for table" in r.getMessage()]
    assert seen == [f"user {eve.id} in server {far.id} asked for table 1: refused"]
    for command in (
        "card score",
        "table show",
        "table join",
        "table end",
        "table move",
        "card hand",
    ):
        answer = await eve.member.slash(place, command, table=1)
        assert "euchre" not in said(answer).casefold()
        assert "Ann" not in said(answer)
    assert house.kept() == before


async def test_whoever_has_left_is_told_so(house: House) -> None:
    """One's own old hand, in a direct message, is not a stranger's."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    old = "move:1:1:pass"
    await bob.slash("table leave")
    assert said(await bob.forge(bob.hand, old)) == sentence("no-not-here")
