"""Every request of whole games, as Discord itself describes its interface."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.client import emoji
from bot.rules import GAMES
from tests.support.house import House
from tests.support.openapi import Description
from tests.support.reading import controls_of
from tests.support.settings import chosen
from tests.support.stand_ins import stand_ins

VARIABLE = "DISCORD_OPENAPI"


@pytest.fixture(scope="module")
def description() -> Description:
    path = os.environ.get(VARIABLE)
    if not path:
        pytest.skip(f"{VARIABLE} names no copy of Discord's OpenAPI description")
    return Description(Path(path))


def test_wrong_requests_are_found(description: Description) -> None:
    """The check has teeth."""
    button = {"type": 2, "style": 1, "label": "A", "custom_id": "a"}
    row = {"type": 1, "components": [button]}
    assert not description.faults("POST", "/channels/1/messages", {"components": [row]})
    wrong = [
        ("POST", "/channels/1/massages", {}),
        ("POST", "/channels/1/messages", {"content": "x" * 5000}),
        ("POST", "/channels/1/messages", {"components": [{**row, "components": [{"type": 2}]}]}),
        ("POST", "/channels/1/messages", {"components": [{"type": 1, "components": [button] * 6}]}),
        ("POST", "/interactions/1/a/callback", {"type": 99}),
        ("PATCH", "/webhooks/1/a/messages/@original", {"content": 7}),
        ("DELETE", "/channels/1/messages/1", {"content": "x"}),
        ("PUT", "/applications/1/commands", [{"name": "x" * 40, "description": "x"}]),
    ]
    for method, path, body in wrong:
        assert description.faults(method, path, body), (method, path)


@pytest.mark.parametrize("game", stand_ins())
async def test_every_request_of_a_game(
    house: House, description: Description, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Clicks, commands, panels, pings, refusals and pictures."""
    ann, bob = house.invite_all("Ann", "Bob")
    house.closed_dm(bob, times=1)
    await chosen(ann, "ping", "dm")
    await chosen(bob, "ping", "channel")
    await house.opened(ann, game)
    await bob.press(house.public, "lobby:1:join")
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:level", "easy")
    await ann.choose(panel, "rules:1:option", GAMES[game].options.fields()[0].name)
    await ann.more("swap")
    await ann.start()
    await bob.open_hand()
    await bob.forge(house.public, "hello")
    rng = Random(1)
    for _ in range(200):
        if not (asked := house.to_act()) or not asked[0].lines():
            break
        await asked[0].act(rng.choice(sorted(asked[0].lines())))
    await ann.press(house.public, "table:1:menu")
    if house.rows("SELECT state FROM tables") == [("playing",)]:
        await ann.end()
    await ann.slash("knave leaderboard", game=game)
    await ann.complete("knave rules", "game", "e")
    await bob.press(house.public, "table:1:rematch")
    await ann.slash("table show")
    await bob.end()
    requests = house.env.http_requests
    faults = [
        fault
        for request in requests
        for fault in description.faults(request.method, request.path, request.json)
    ]
    assert not faults, "\n".join(faults)
    kinds = Counter((request.method, request.path.split("/")[1]) for request in requests)
    with capsys.disabled():
        print(f"\n{game}: {len(requests)} requests, all as described: {dict(kinds)}")


async def test_emoji_and_the_buttons_they_stand_on(house: House, description: Description) -> None:
    (ann,) = house.invite_all("Ann")
    await house.bot.create_application_emoji(name="swiss_JS_01234567", image=b"\x89PNG\r\n\x1a\n")
    await emoji.upload(house.bot, lambda *progress: None, 0)
    await house.bot.card_emoji.look_up()
    await emoji.remove_old(house.bot)
    await chosen(ann, "deck", "jumbo")
    await house.started("four-jacks", ann)
    emoji_shown = [control.get("emoji") or {} for control in controls_of(ann.hand)]
    assert any(one.get("name", "").startswith("jumbo_") for one in emoji_shown)
    requests = house.env.http_requests
    kinds = {request.method for request in requests if "/emojis" in request.path}
    assert kinds == {"GET", "POST", "DELETE"}
    for request in requests:
        assert not description.faults(request.method, request.path, request.json), request
