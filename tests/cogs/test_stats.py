"""``/knave stats`` through Discord, and what each game's players keep count of."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.rules import GAMES, Log
from bot.storage.rows.ids import GameId
from bot.tables.model.from_log import session_of
from bot.tables.screens import stats_screen
from cardart.scene import AnyScene, StatsScene
from tests.support.boards import DAY, inserted, known
from tests.support.house import House
from tests.support.messages import in_words, menu, said, sentence
from tests.support.playing import whole_game
from tests.support.reading import text_of


@pytest.fixture
def looked_at() -> type[AnyScene]:
    return StatsScene


def retold(log: Log) -> Counter[tuple[int, str]]:
    """The feats of a game by seat and name, counted anew from its log alone."""
    found: Counter[tuple[int, str]] = Counter()
    for deal in session_of(GameId(1), log, ()).stats:
        for feat in deal:
            found[int(feat.seat), feat.name] += feat.count
    return found


async def test_stats_of_played_games_in_every_language(house: House, drawn: list[AnyScene]) -> None:
    ann, bob = house.invite("Ann", "en-US"), house.invite("ボブ", "ja")
    eva = house.invite("Eva", "de")
    game = "euchre-two"
    counted: Counter[str] = Counter()
    for seed in range(2):
        table = await whole_game(house, game, seed, ann, bob)
        seat = house.seats(table).index(ann.id)
        for (who, feat), count in retold(house.log(table)).items():
            if who == seat:
                counted[feat] += count
    for player, language in ((ann, "en"), (bob, "ja"), (eva, "de")):
        message = (await player.slash("knave stats", game=game, user=ann.member)).response
        assert message.ephemeral
        scene = drawn[-1]
        assert isinstance(scene, StatsScene) and len(scene.curve) == 2
        figures = {figure.label: figure.value for figure in scene.figures}
        assert figures[sentence("stats-games", language)] == "2"
        for feat in GAMES[game].counted:
            label = _label(game, feat, language)
            assert figures[label] == str(counted[feat]), feat
            assert label in in_words(message) and label not in text_of(message)
        (partners,) = scene.lists
        assert partners[0] == sentence("stats-opponents", language)
        assert partners[1][0][0] == "ボブ"
        (picture,) = message.attachments
        assert "Ann" in (picture.description or "") and "ボブ" in (picture.description or "")
        rules = sentence("stats-rules", language, rules=sentence("preset-house", language))
        assert rules in text_of(message)


async def test_numbers_stand_once_and_in_words_for_whoever_wants_those(house: House) -> None:
    """In the picture and its alt text, or in the message."""
    ann, bob = await known(house, "Ann", "Bob")
    await inserted(house, 0.0, [ann, bob], 0, game="euchre-two")
    figure = f"{sentence('stats-games')}: 1"
    pictured = (await ann.slash("knave stats", game="euchre-two")).response
    assert figure not in text_of(pictured) and figure in in_words(pictured)
    panel = (await ann.slash("knave settings")).response
    await ann.press(panel, "mine:0:text-only:yes")
    worded = text_of((await ann.slash("knave stats", game="euchre-two")).response)
    assert figure in worded


async def test_what_the_alt_text_has_no_room_for_stays_in_the_message(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await known(house, "Ann", "Bob")
    await inserted(house, 0.0, [ann, bob], 0, game="euchre-two")
    monkeypatch.setattr(stats_screen, "ALT", 40)
    shown = (await ann.slash("knave stats", game="euchre-two")).response
    assert shown.attachments and f"{sentence('stats-games')}: 1" in text_of(shown)


def _label(game: str, feat: str, language: str) -> str:
    from bot.words.words import words

    return words(language).of(game, f"feat-{feat}")


async def test_what_was_stored_is_what_the_log_tells(house: House) -> None:
    people = house.invite_all("Ann", "Bob", "Cid")
    await whole_game(house, "four-jacks", 3, *people)
    stored: Counter[tuple[int, str]] = Counter()
    for seat, feats in house.rows("SELECT seat, feats FROM results"):
        told = feats.split()
        for name, count in zip(told[::2], told[1::2], strict=True):
            stored[seat, name] += int(count)
    assert stored == retold(house.log()) and stored
    kept = dict(house.rows("SELECT feat, sum(count) FROM tallies GROUP BY 1"))
    assert kept == {
        name: sum(n for (_, feat), n in stored.items() if feat == name)
        for name in {feat for _, feat in stored}
    }


async def test_streaks_partners_and_opponents(house: House, drawn: list[AnyScene]) -> None:
    ann, bob, cid, dee = await known(house, "Ann", "Bob", "Cid", "Dee")
    for day, first in enumerate((1, 0, 0, 0, 1, 1)):
        await inserted(house, DAY * day, [ann, bob, cid, dee], first, game="euchre")
    await ann.slash("knave stats", game="euchre")
    scene = drawn[-1]
    assert isinstance(scene, StatsScene)
    figures = {figure.label: figure for figure in scene.figures}
    streak = figures[sentence("stats-streak")]
    assert (streak.value, streak.note) == ("2", sentence("stats-lost-row"))
    assert figures[sentence("stats-best-streak")].value == "3"
    assert figures[sentence("stats-won")].note == "50%"
    assert figures[sentence("feat-made")].note == "75%"
    met = dict(scene.lists)
    assert met[sentence("stats-partners")] == (("Cid", "3 of 6"),)
    assert {name for name, _ in met[sentence("stats-opponents")]} == {"Bob", "Dee"}
    assert (scene.first, scene.last) == ("Jan 1, 1970", "Jan 6, 1970")


async def test_other_rules_are_looked_at_by_themselves(house: House) -> None:
    ann, bob = await known(house, "Ann", "Bob")
    await inserted(house, 0.0, [ann, bob], 0, game="euchre-two")
    for _ in range(3):
        await inserted(house, 0.0, [ann, bob], 1, game="euchre-two", changes={"target": "5"})
    message = (await bob.slash("knave stats", game="euchre-two")).response
    assert f"{sentence('stats-games')}: 3" in in_words(message), "by the most played rules alone"
    asked = menu(message, "stats:")
    other = next(option["value"] for option in asked["options"] if not option.get("default"))
    await house.restart()
    await bob.choose(message, asked["custom_id"], other)
    assert f"{sentence('stats-games')}: 1" in in_words(message)


async def test_games_by_other_rules_alone_are_games_too(house: House) -> None:
    ann, bob = await known(house, "Ann", "Bob")
    await inserted(house, 0.0, [ann, bob], 0, game="euchre-two", changes={"target": "5"})
    message = (await ann.slash("knave stats", game="euchre-two")).response
    assert f"{sentence('stats-games')}: 1" in in_words(message)


async def test_who_plays_by_rules_of_their_own_has_finished_games_though_others_play_as_usual(
    house: House,
) -> None:
    ann, bob, cid, dee = await known(house, "Ann", "Bob", "Cid", "Dee")
    await inserted(house, 0.0, [cid, dee], 0, game="euchre-two")
    for _ in range(3):
        await inserted(house, 0.0, [ann, bob], 0, game="euchre-two", changes={"target": "5"})
    for shown in (
        (await ann.slash("knave stats", game="euchre-two")).response,
        (await cid.slash("knave stats", game="euchre-two", user=ann.member)).response,
    ):
        assert f"{sentence('stats-games')}: 3" in in_words(shown)
    usual = (await ann.slash("knave stats", game="euchre-two", user=cid.member)).response
    assert f"{sentence('stats-games')}: 1" in in_words(usual)


async def test_a_name_is_no_markup_in_a_refusal(house: House) -> None:
    ann, bob = house.invite_all("Ann", "*Bob*")
    panel = (await bob.slash("knave settings")).response
    await bob.press(panel, "mine:0:listed:no")
    refused = said(await ann.slash("knave stats", game="euchre", user=bob.member))
    assert refused == sentence("no-not-listed", name=r"\*Bob\*")


async def test_who_has_not_played_is_told_so(house: House) -> None:
    ann, bob, cid = await known(house, "Ann", "Bob", "Cid")
    told = said(await ann.slash("knave stats", game="euchre"))
    assert told == sentence("board-empty", game=sentence("game-euchre"))
    await inserted(house, 0.0, [ann, bob], 0, game="euchre-two")
    told = said(await ann.slash("knave stats", game="euchre-two", user=cid.member))
    facts: dict[str, Any] = {"name": "Cid", "game": sentence("game-euchre-two")}
    assert told == sentence("stats-empty", **facts)
    assert said(await ann.slash("knave stats", game="poker")) == sentence(
        "no-unknown-game", game="poker"
    )
