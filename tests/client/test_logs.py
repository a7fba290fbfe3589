"""The log of whole games at its most talkative: table numbers in it, but no card and no token."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.ground.log_context import at_table
from bot.ops import logs
from bot.words.words import languages, words
from cardart.scene import FACES
from tests.support.house import House
from tests.support.messages import moves, wishes
from tests.support.places import forget_tokens

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbcde.abcdefghijklmnopqrstuvwxyz0123456789_-"
CARD = re.compile(rf"(?<![\w#@/-])({'|'.join(map(re.escape, FACES))})(?![\w/-])")


@pytest.fixture
def written(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[io.StringIO]:
    """All that the program would write to standard error at DEBUG, in the form of the test."""
    root = logging.getLogger()
    kept = root.handlers[:], root.level, {n: logging.getLogger(n).level for n in logs.QUIET}
    root.handlers[:] = []
    out = io.StringIO()
    monkeypatch.setattr("sys.stderr", out)
    logs.configure("DEBUG", getattr(request, "param", "text"))
    yield out
    root.handlers[:] = kept[0]
    root.setLevel(kept[1])
    for name, level in kept[2].items():
        logging.getLogger(name).setLevel(level)


def cards_in(text: str) -> list[str]:
    """Cards by any name that our words or our notation have for them, suits' signs among them."""
    found = CARD.findall(text) + re.findall("[♠♥♦♣]", text)
    for language in languages():
        named = words(language).card
        found += [name for face in FACES if len(name := named(face)) > 2 and name in text]
    return found


def test_a_planted_card_is_found() -> None:
    for line in (
        "play JS",
        "deal 0:2S.JH.TH 1:AS",
        "Ann holds J♠",
        "hand=['9C', 'TC']",
        "der ♣ Bauer",
    ):
        assert cards_in(line), line
    assert cards_in("table 1: 127.0.0.1 AS-1 knave.db 4500 ms") == []


@pytest.mark.parametrize(
    ("game", "written"),
    [("euchre", "text"), ("euchre", "json"), ("four-jacks", "text"), ("schieber", "text")],
    indirect=["written"],
)
async def test_no_card_is_ever_logged(house: House, written: io.StringIO, game: str) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    logging.getLogger("bot").debug("said at the most talkative")
    await house.started(game, ann, bob)
    rng, seed = Random(1), house.log().seed
    for turn in range(32):
        asked = house.to_act()
        if not asked:
            break
        lines = asked[0].lines()
        await asked[0].press(asked[0].hand, lines[rng.choice(sorted(lines))])
        if sure := [w for w in wishes(asked[0].hand) if w.startswith("sure:")]:
            await asked[0].press(asked[0].hand, sure[0])
        if turn % 20 == 9:
            await asked[0].forge(asked[0].hand, "move:1:0:play XX")
            await house.restart()
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=3)
    for player in house.to_act()[:1]:
        await player.press(player.hand, next(iter(moves(player.hand).values())))
    await house.bot.announce_shutdown()
    await house.env.settle()
    text = written.getvalue()
    assert "said at the most talkative" in text
    assert len(house.log().moves) > 30
    assert cards_in(text) == []
    assert seed not in text


async def test_what_concerns_a_table_has_its_number(house: House, written: io.StringIO) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann)
    house.channel = house.guild.create_text_channel("other")
    second = await house.started("euchre", bob)
    forget_tokens(house)
    house.env.inject_error("PATCH", f"/channels/{house.channel.id}/messages/*", status=400, times=1)
    written.truncate(0)
    hand = next(m for m in bob.letters if moves(m))
    await bob.press(hand, next(iter(moves(hand).values())))
    (line,) = [x for x in written.getvalue().splitlines() if "could not be told" in x]
    assert f"[table {second}]" in line


async def test_a_failing_robot_is_logged_with_its_table(
    house: House, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = house.invite_all("Ann")
    await house.started("euchre", ann)
    robots = house.bot.tables.robots
    failed: list[Any] = []
    plain = robots.choose

    async def once(*asked: Any) -> str:
        if not failed:
            failed.append(asked)
            raise RuntimeError("lost for words")
        return await plain(*asked)

    monkeypatch.setattr(robots, "choose", once)
    while ann.lines() and not failed:
        await ann.act(sorted(ann.lines())[0])
    await house.env.advance_time(30)
    assert re.search(
        r"ERROR +bot\.tables\.live\.robots \[table 1\]: .*could not go on", written.getvalue()
    )
    house.faults.seen.clear()


@pytest.mark.parametrize("written", ["text", "json"], indirect=True)
def test_a_token_is_hidden_wherever_it_stands(written: io.StringIO) -> None:
    log = logging.getLogger("bot.test")
    log.info("token %s", TOKEN)
    logging.getLogger("discord.http").warning(
        "We are being rate limited. PATCH https://discord.com/api/v10/webhooks/123/aW50ZXJ/messages"
    )
    log.info("POST /interactions/9/dG9rZW4/callback")
    try:
        raise ValueError(f"refused {TOKEN}")
    except ValueError:
        log.exception("failed")
    text = written.getvalue()
    assert text.count("(hidden)") >= 4
    for secret in (TOKEN, "aW50ZXJ", "dG9rZW4"):
        assert secret not in text


@pytest.mark.parametrize("written", ["json"], indirect=True)
def test_json_is_an_object_a_line(written: io.StringIO) -> None:
    log = logging.getLogger("bot.test")
    with at_table(7):
        log.warning("two\nlines „und“ %s", {"a": 1})
    log.info("no table")
    first, second = map(json.loads, written.getvalue().splitlines())
    assert first.pop("time").endswith("Z")
    assert first == {
        "level": "WARNING",
        "logger": "bot.test",
        "message": "two\nlines „und“ {'a': 1}",
        "table": 7,
    }
    assert "table" not in second


def test_libraries_that_see_hands_are_kept_quiet(written: io.StringIO) -> None:
    for name in ("discord.http", "discord.gateway", "aiosqlite", "PIL"):
        logging.getLogger(name).debug("AS KS QS")
    assert written.getvalue() == ""
