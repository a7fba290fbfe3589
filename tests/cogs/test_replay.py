"""/replay: stop by stop, all hands open, once a game is over, for those whose business it is."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.rules import GAMES, replay
from bot.storage.rows.ids import TableId
from bot.tables.past.export import read
from bot.tables.past.mainline import mainline_of
from bot.words.words import languages, words
from tests.support.finished import finished, opened, play_out
from tests.support.hearing import unmarked
from tests.support.house import House
from tests.support.messages import enabled, menu, said, sentence, wishes
from tests.support.player import Player
from tests.support.reading import text_of
from tests.support.simcord_adapter import LOCALES

GAME = "widow-pitch"


@pytest.fixture
async def ann(house: House) -> Player:
    return house.invite("Ann")


async def open_replay(who: Player, number: int = 1) -> Any:
    result = await who.slash("knave replay", number=number)
    assert result.response.ephemeral
    return result.response


async def test_from_the_end_message_to_the_last_trick(house: House, ann: Player) -> None:
    number = await finished(house, GAME, ann)
    assert "replay:1:open" in wishes(house.public)
    shown = (await ann.press(house.public, "replay:1:open")).response
    assert shown.ephemeral
    course = mainline_of(house.log(), read(str(house.log())).seated)
    seen = 0
    for deal in course.deals:
        for stop in deal.stops:
            seen += 1
            seat = ann.seat()
            for hand in stop.hands:
                assert words("en").cards(hand) in unmarked(text_of(shown))
            (picture,) = shown.attachments
            assert words("en").cards(stop.hands[seat]) in unmarked(picture.description)
            assert len(picture.description) <= 1024
            assert f"game {number} · deal {deal.number} of {len(course.deals)}" in text_of(shown)
            on = [w for w in wishes(shown) if w.startswith("replay:1:at:")][2]
            if seen < sum(len(d.stops) for d in course.deals):
                shown = (await ann.press(shown, on)).response or shown
            else:
                assert not enabled(shown, on)
    assert "wins the game" in text_of(shown)


async def test_jumps_and_steps_back(house: House, ann: Player) -> None:
    await finished(house, "four-jacks", ann)
    shown = await open_replay(ann)
    assert not enabled(shown, wishes(shown)[0]) and not enabled(shown, wishes(shown)[1])
    deals = menu(shown, "replay:1:deal")["options"]
    await ann.choose(shown, "replay:1:deal", deals[-1]["value"])
    assert f"deal {len(deals)} of {len(deals)} · as dealt" in text_of(shown)
    stops = menu(shown, "replay:1:stop")
    await ann.choose(shown, stops["custom_id"], stops["options"][-1]["value"])
    last = stops["options"][-1]["label"]
    assert f"deal {len(deals)} of {len(deals)} · {last}" in text_of(shown)
    await ann.press(shown, wishes(shown)[1])
    assert f"· {stops['options'][-2]['label']}" in text_of(shown)
    await ann.press(shown, wishes(shown)[0])
    assert f"deal {len(deals) - 1} of {len(deals)} · as dealt" in text_of(shown)
    await ann.press(shown, wishes(shown)[3])
    await ann.press(shown, wishes(shown)[1])
    assert f"deal {len(deals) - 1} of {len(deals)}" in text_of(shown)
    assert "as dealt" not in text_of(shown), "back from a deal is the end of the one before"


@pytest.mark.pictures
async def test_the_picture_is_one(house: House, ann: Player) -> None:
    await finished(house, GAME, ann)
    shown = await open_replay(ann)
    image = Image.open(BytesIO(await shown.attachments[0].read()))
    assert image.width == 1100


async def test_never_while_the_game_is_on(house: House, ann: Player) -> None:
    bob = house.invite("Bob")
    table = await opened(house, GAME, ann)
    assert not any(w.startswith("replay:") for w in wishes(house.public))
    for who in (ann, bob):
        for way in ("knave replay", "knave verify"):
            assert said(await who.slash(way, number=1)) == sentence("no-still-running")
        for wish in ("replay:1:open", "replay:1:at:0:0", "replay:1:text", "replay:1:json"):
            result = await who.forge(house.public, wish)
            assert said(result) == sentence("no-still-running")
            assert not any(m.attachments for m in [result.response, *result.followups] if m)
    assert await ann.complete("knave replay", "number") == []
    assert table == 1


async def test_the_game_before_while_the_rematch_is_on(house: House, ann: Player) -> None:
    await finished(house, GAME, ann)
    await ann.press(house.public, "table:1:rematch")
    await ann.start(2)
    await house.env.settle()
    assert "game 1" in text_of(await open_replay(ann))
    assert said(await ann.slash("knave replay", number=2)) == sentence("no-still-running")
    await play_out(house, TableId(2), ann)
    assert "game 2" in text_of(await open_replay(ann, 2))
    assert await ann.complete("knave replay", "number") == [2, 1]


async def test_other_servers_games_are_nobodys_business(
    house: House, ann: Player, caplog: pytest.LogCaptureFixture
) -> None:
    """Refused as if there were none, and logged once."""
    eve = house.invite("Eve")
    await finished(house, GAME, ann)
    other = house.env.create_guild("Elsewhere")
    desk = other.create_text_channel("desk")
    await house.env.settle()
    for who in (ann, eve):
        who.member = other.add_member(who.member.user)
    home, house.channel = house.channel, desk
    refused = sentence("no-no-replay", number=1)
    assert said(await eve.slash("knave replay", number=1)) == refused
    assert said(await eve.slash("knave verify", number=1)) == refused
    assert said(await eve.slash("knave replay", number=99)) == sentence("no-no-replay", number=99)
    assert await eve.complete("knave replay", "number", "1") == []
    assert "game 1" in text_of(await open_replay(ann)), "who has played may look anywhere"
    in_dm = await eve.slash_dm("knave replay", number=1)
    assert text_of(in_dm.response) == refused
    told = f"user {eve.id} in server {other.id} asked for game 1: refused"
    assert [r.getMessage() for r in caplog.records if "asked for" in r.getMessage()] == [told]
    assert not in_dm.response.attachments
    await eve.slash("table open", game=GAME)
    for wish in ("replay:1:open", "replay:1:at:0:1", "replay:1:text", "replay:1:verify"):
        result = await eve.forge(desk.history()[-1], wish)
        assert said(result) == refused
        assert not result.response.attachments
    house.channel = home


async def test_a_server_of_ones_own_sees_games_one_did_not_play(house: House, ann: Player) -> None:
    eve = house.invite("Eve")
    await finished(house, GAME, ann)
    assert "game 1" in text_of(await open_replay(eve))


@pytest.mark.parametrize("kind", ["text", "json"])
async def test_files_replay_to_the_same_game(house: House, ann: Player, kind: str) -> None:
    await finished(house, GAME, ann)
    shown = await open_replay(ann)
    result = await ann.press(shown, f"replay:1:{kind}")
    assert result.response.ephemeral
    (file,) = result.response.attachments
    export = read((await file.read()).decode())
    assert export.log == house.log()
    state = replay(export.log)
    ended = GAMES[GAME].result(state)
    assert ended is not None and export.scores == ended.scores
    assert [chair.name for chair in export.chairs if chair.user] == ["Ann"]
    assert export.circle
    if kind == "json":
        told = json.loads((await file.read()).decode())
        assert (told["format"], told["version"]) == ("knave-log", 1)


async def test_forged_places_show_the_nearest(house: House, ann: Player) -> None:
    await finished(house, GAME, ann)
    shown = await open_replay(ann)
    await ann.forge(shown, "replay:1:at:999:999")
    assert re.search(r"deal (\d+) of \1 ", text_of(shown))
    for wish in ("replay:1:at:x:0", "replay:1:at", "replay:1", "replay:1:dance"):
        assert said(await ann.forge(shown, wish)) == sentence("no-forged")


async def test_rules_that_are_not_known_any_more(house: House, ann: Player) -> None:
    await finished(house, GAME, ann)
    with closing(sqlite3.connect(house.path)) as db, db:
        db.execute("UPDATE games SET version = 99")
    for way in ("knave replay", "knave verify"):
        refused = said(await ann.slash(way, number=1))
        assert refused == sentence("no-replay-unreadable", number=1)


async def test_in_every_language(house: House, ann: Player) -> None:
    await finished(house, GAME, ann)
    for language in languages():
        LOCALES[ann.id] = {"en": "en-US"}.get(language, language)
        shown = await open_replay(ann)
        assert sentence("replay-stop-dealt", language) in text_of(shown)
        checked = said(await ann.slash("knave verify", number=1))
        for key in ("commitment", "result"):
            assert sentence(f"verify-{key}", language) in checked
        assert sentence("verify-sound", language) in checked


async def test_check_finds_a_changed_deal(house: House, ann: Player) -> None:
    await finished(house, GAME, ann)
    good = said(await ann.slash("knave verify", number=1))
    assert "❌" not in good and sentence("verify-sound") in good
    with closing(sqlite3.connect(house.path)) as db, db:
        db.execute("UPDATE games SET scores = '99 1'")
    bad = said(await ann.slash("knave verify", number=1))
    assert "99 · 1" in bad and sentence("verify-not-sound") in bad
