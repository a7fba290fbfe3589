"""A tutor beside someone's first games: before a decision, after it, and less and less."""

from __future__ import annotations

import pickle
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.tables.live import tutor
from bot.tables.model.lessons import course_of
from bot.tables.model.tutoring import FULL, MISTAKES
from bot.words.words import words
from tests.support.house import House, open_house
from tests.support.messages import moves, said, sentence, wishes
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

WORDS = words("en")
GAME = "euchre-two"
LOOKS = [WORDS.say("tutor-look", ground="", card=card).strip() for card in ("yes", "no")]
CUT = "|"
SOUND = WORDS.say("tutor-sound", action=CUT).split(CUT)[1]
WORSE = WORDS.say("tutor-worse", action=CUT, compared="", ground="").split(CUT)[0]


def looks(text: str) -> bool:
    """Whether a tutor says what to look at."""
    return any(look in text for look in LOOKS)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def with_tutor(house: House) -> Player:
    """Someone who has chosen a tutor in their settings."""
    (ann,) = house.invite_all("Ann")
    panel = (await ann.slash("knave settings")).response
    changed = (await ann.press(panel, "mine:0:tutor:yes")).response or panel
    assert "mine:0:tutor:no" in wishes(changed)
    assert house.rows("SELECT tutor FROM people") == [(1,)]
    return ann


def hand(player: Player) -> str:
    return text_of(player.letters[-1])


async def play(player: Player, decisions: int) -> list[str]:
    """The texts of the hand at each of so many decisions, as far as the game goes."""
    seen: list[str] = []
    while moves(player.letters[-1]) and len(seen) < decisions:
        seen.append(hand(player))
        await player.act(sorted(player.lines())[-1])
        await player.house.env.settle()
    return seen


async def played(house: House, ann: Player, games: int) -> None:
    """So many games of this kind are in the history, and one that was broken off."""
    with closing(sqlite3.connect(house.path)) as db, db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.executemany(
            "INSERT INTO games (id, table_id, game, version, options, players, commitment, seed,"
            " started_at, ended_at, scores, winners)"
            " VALUES (?, 1, ?, 1, '', 2, '', '', 1.0, 1.0, ?, '0')",
            [(900 + n, GAME, "10 0" if n else "") for n in range(games + 1)],
        )
        db.executemany(
            "INSERT INTO played (game_id, user_id, game, ended_at, guild_id, private)"
            " VALUES (?, ?, ?, 1.0, 0, 0)",
            [(900 + n, ann.id, GAME) for n in range(games + 1)],
        )


async def test_before_and_after_each_decision(house: House) -> None:
    ann = await with_tutor(house)
    await ann.slash_dm("practice", game=GAME)
    assert sentence("tutor-full", count=FULL) in hand(ann)
    seen = await play(ann, 12)
    assert sum(map(looks, seen)) >= 5
    assert any(SOUND in text or WORSE in text for text in seen)
    assert sentence("tutor-full", count=FULL) not in seen[-1], "it is said once"
    assert house.rows("SELECT count(*) FROM notes WHERE line LIKE 'hint:%'")[0][0] >= 5


async def test_a_question_stays_that_is_longer_than_in_the_picture(house: House) -> None:
    """The rule of a game that nobody knows in their first one, and the end of their turn."""
    ann = await with_tutor(house)
    await ann.slash_dm("practice", game="differenzler")
    assert sentence("tutor-full", count=FULL) in hand(ann)
    assert sentence("differenzler-ask-predicting") in hand(ann)


async def test_nobody_has_one_who_has_not_asked_for_it(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("practice", game=GAME)
    seen = await play(ann, 6)
    assert not any("Tutor" in text or looks(text) for text in seen)
    assert house.rows("SELECT count(*) FROM notes WHERE line LIKE 'hint:%'") == [(0,)]


async def test_later_it_speaks_of_mistakes_alone(house: House) -> None:
    ann = await with_tutor(house)
    await played(house, ann, FULL)
    await ann.slash_dm("practice", game=GAME)
    assert sentence("tutor-mistakes", count=MISTAKES) in hand(ann)
    seen = await play(ann, 14)
    assert not any(looks(text) or SOUND in text for text in seen)
    assert any(WORSE in text for text in seen), "the last button is not always the best"


async def test_in_the_end_it_says_goodbye(house: House) -> None:
    ann = await with_tutor(house)
    await played(house, ann, FULL + MISTAKES)
    await ann.slash_dm("practice", game=GAME)
    assert sentence("tutor-over") in hand(ann)
    seen = await play(ann, 6)
    assert not any(looks(text) or SOUND in text or WORSE in text for text in seen)
    assert house.rows("SELECT count(*) FROM notes WHERE line LIKE 'hint:%'") == [(0,)]


async def test_not_where_others_play(house: House) -> None:
    """As with hints: a table of several people has none, unless it gives them."""
    ann = await with_tutor(house)
    bob = house.invite("Bob")
    await house.started("euchre-two", ann, bob)
    for player in (ann, bob, ann, bob):
        assert "Tutor" not in hand(player) and not looks(hand(player))


async def test_a_pause_is_said_first(house: House) -> None:
    """Facts that a player must know do not give way to a tutor."""
    ann = await with_tutor(house)
    await ann.slash_dm("practice", game=GAME)
    assert sentence("tutor-full", count=FULL) in hand(ann)
    panel = (await ann.press(ann.letters[-1], "table:1:menu")).response
    await ann.press(panel, "clock:1:pause")
    assert sentence("paused") in text_of(ann.letters[0])
    await ann.press(ann.letters[0], "clock:1:resume")
    assert sentence("tutor-full", count=FULL) in text_of(ann.letters[0])


async def test_no_table_waits_for_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """When too much is thought about, it is silent."""
    monkeypatch.setattr(tutor, "MOST_AT_WORK", 0)
    ann = await with_tutor(house)
    await ann.slash_dm("practice", game=GAME)
    seen = await play(ann, 6)
    assert len(seen) == 6 and not any(looks(text) for text in seen)


async def test_it_thinks_of_a_view_and_nothing_else(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So whoever sees the same is told the same, whatever others hold."""
    ann = await with_tutor(house)
    asked: list[tuple[Any, ...]] = []
    run = house.bot.tutors._runner.run

    async def recorded(function: Any, /, *args: Any) -> Any:
        asked.append(args)
        return await run(function, *args)

    monkeypatch.setattr(house.bot.tutors._runner, "run", recorded)
    await ann.slash_dm("practice", game=GAME)
    for _ in range(4):
        key, view, number, _ = asked[-1]
        assert (key, pickle.loads(view)) == (GAME, house.view(ann))
        assert number <= len(house.log().moves)
        await ann.act(sorted(ann.lines())[-1])


async def test_a_restart_begins_with_the_next_decision(house: House) -> None:
    ann = await with_tutor(house)
    await ann.slash_dm("practice", game=GAME)
    await play(ann, 2)
    await house.restart()
    seen = await play(ann, 4)
    assert any(looks(text) for text in seen)


async def test_it_may_be_kept_after_a_lesson_and_sent_away(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await ann.slash_dm("learn", game="euchre")
    while True:
        (table,) = house.bot.tables.tables
        course = course_of(table.session)
        assert course is not None
        if course.is_over:
            break
        assert not looks(hand(ann)), "a lesson has its own words"
        await ann.act(course.progress.line)
    told = said(await ann.press(ann.letters[-1], "learn:0:tutor:euchre"))
    assert told == sentence("tutor-kept", full=FULL, mistakes=MISTAKES)
    assert house.rows("SELECT tutor FROM people") == [(1,)]
    panel = (await ann.slash("knave settings")).response
    await ann.press(panel, "mine:0:tutor:no")
    assert house.rows("SELECT tutor FROM people") == [(0,)]


async def test_nothing_is_kept_in_mind_of_who_is_forgotten(house: House) -> None:
    ann = await with_tutor(house)
    await ann.slash_dm("practice", game=GAME)
    await play(ann, 3)
    told = house.bot.tutors
    assert any(user == ann.id for _, user in [*told._kept, *told._played])
    asked = (await ann.slash("privacy delete")).response
    await ann.press(asked, "privacy:0:forget")
    await ann.press(asked, "privacy:0:for-good")
    assert text_of(asked) == sentence("privacy-forgotten")
    assert not any(user == ann.id for _, user in [*told._kept, *told._played])
