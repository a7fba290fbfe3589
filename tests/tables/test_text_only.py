"""Words in place of pictures: every screen of a table says in its text what its picture shows."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.rules import GAMES, Reason, Seat, Seed
from bot.rules.about.rule_codes import write_code
from bot.storage.rows.dailies import DAY, AttemptRow, Place
from bot.storage.rows.evenings import EveningRow, GuestRow
from bot.storage.rows.ids import ChannelId, EveningId, GuildId, UserId
from bot.tables.model.dailies import sealed
from bot.tables.model.daily_page import DailyPage
from bot.tables.model.evenings import lobby_of
from bot.tables.model.last_trick import before_last
from bot.tables.model.lobby import Lobby
from bot.tables.model.table_words import given_up
from bot.tables.model.thought import Thought
from bot.tables.screens.auction import auction_text
from bot.tables.screens.daily_result import daily_picture
from bot.tables.screens.daily_screen import daily_screen
from bot.tables.screens.deal_screen import (
    hand_deal_screen,
    last_deal_screen,
    table_deal_screen,
)
from bot.tables.screens.details import shown_view
from bot.tables.screens.details_screen import details_screen
from bot.tables.screens.evening_screen import evening_screen
from bot.tables.screens.hand_screen import Picked, hand_screen
from bot.tables.screens.help_screen import BASICS, EXAMPLE, help_screen
from bot.tables.screens.lobby_scene import lobby_lines, lobby_picture
from bot.tables.screens.lobby_screen import lobby_screen
from bot.tables.screens.screen import Screen
from bot.tables.screens.sheet_screen import sheet_screen
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.telling import Teller, as_sentence
from bot.tables.screens.victory_screen import victory_screen
from bot.words.card_style import CardStyle
from bot.words.words import CLOSING, languages, words
from cardart.scene import DailyScene, LobbyScene, TableScene
from tests.tables.test_ends import TABLE, WHERE, dealt, finished, played, reading

USUAL, BY_EAR = words("en"), words("en", CardStyle(text_only=True))


@pytest.mark.parametrize("key", GAMES)
def test_ends_lose_their_picture_and_nothing_else(key: str) -> None:
    """Their texts say all in any case; test_ends holds them to their pictures.

    The end of a game and its score sheet are told in full to those alone who see no picture.
    """
    between, over = played(key, 1), finished(key)
    pairs: list[tuple[Screen, Screen]] = [
        (
            table_deal_screen(USUAL, TABLE, between, reading(between)),
            table_deal_screen(BY_EAR, TABLE, between, reading(between)),
        ),
        (
            hand_deal_screen(USUAL, WHERE, between, Seat(0), reading(between)),
            hand_deal_screen(BY_EAR, WHERE, between, Seat(0), reading(between)),
        ),
    ]
    for pictured, by_ear in pairs:
        assert pictured.picture is not None and by_ear.picture is None
        tricks = "The trick before: ", "Last trick: "
        heard = [line for line in by_ear.text.split("\n") if not line.startswith(tricks)]
        assert (heard, by_ear.rows) == (pictured.text.split("\n"), pictured.rows)
    assert "Last trick: " in pairs[1][1].text, "nobody has seen it lie there"
    for screen in victory_screen, sheet_screen:
        pictured, by_ear = (screen(w, TABLE, over) for w in (USUAL, BY_EAR))
        assert pictured.picture is not None and by_ear.picture is None
        assert by_ear.rows == pictured.rows and len(by_ear.text) > len(pictured.text)


@pytest.mark.parametrize("key", GAMES)
def test_the_result_tells_the_trick_before_the_last_which_may_have_played_itself(key: str) -> None:
    session = played(key, 1)
    told = [event.what for event in session.told if event.what.code in ("played", "trick-won")]
    ends = [n for n, what in enumerate(told) if what.code == "trick-won"]
    if len(ends) < 2:
        return
    before = told[ends[-3] + 1 if len(ends) > 2 else 0 : ends[-2] + 1]
    teller = Teller.at(BY_EAR, session)
    text = hand_deal_screen(BY_EAR, WHERE, session, Seat(0), reading(session)).text
    (line,) = [line for line in text.split("\n") if line.startswith("The trick before: ")]
    names = [teller.names[Seat(int(str(what.values["who"])))] for what in before]
    assert re.findall("|".join(map(re.escape, teller.names)), line) == names
    for what in before[:-1]:
        assert BY_EAR.card(str(what.values["card"])) in line
    assert text.index(line) < text.index("Last trick: ")


@pytest.mark.parametrize("key", GAMES)
def test_which_deal_it_is_is_said_once(key: str) -> None:
    session = replace(dealt(played(key, 1)), most_deals=7)
    for screen in (
        table_screen(BY_EAR, TABLE, session),
        hand_screen(BY_EAR, WHERE, session, Seat(0)),
        details_screen(USUAL, TABLE, session, Seat(0)),
    ):
        assert screen.text.count("deal 2 of 7") == 1, screen.text


@pytest.mark.parametrize("key", GAMES)
def test_an_auction_is_over_once_tricks_are_won(key: str) -> None:
    """Though nobody need have won it, as where everybody predicts their points."""
    session = played(key, 1)
    shown = shown_view(session)
    assert session.closed is not None and any(shown.tricks_won)
    assert auction_text(Teller.at(BY_EAR, session), shown) == ""


@pytest.mark.parametrize("key", GAMES)
def test_a_card_turned_up_lies_there_until_play_and_is_told_from_the_deal_on(key: str) -> None:
    session = dealt(played(key, 1))
    game, seat = session.game, session.turn[0]
    up = game.card_up(session.view(None))
    if up is None:
        return
    for player in range(session.log.players):
        pictured = hand_screen(USUAL, WHERE, session, Seat(player)).picture
        assert pictured is not None and isinstance(pictured.scene, TableScene)
        assert pictured.scene.up_card is not None and pictured.scene.up_card.card == up
        by_ear = hand_screen(BY_EAR, WHERE, session, Seat(player)).text
        for words_of_it in (pictured.alt, by_ear):
            assert f"Turned up: {BY_EAR.card(up)}" in words_of_it
    after = session.plus(seat, next(iter(game.legal(session.view(seat)))))
    if game.card_up(after.view(None)) == up:
        assert f"Turned up: {BY_EAR.card(up)}" in hand_screen(BY_EAR, WHERE, after, seat).text


@pytest.mark.parametrize("key", GAMES)
def test_the_end_of_a_game_tells_its_last_tricks_which_nobody_saw_lie_there(key: str) -> None:
    over = finished(key)
    view, teller = shown_view(over), Teller.at(BY_EAR, over)
    last = teller.trick(view, view.last_trick, "trick-last")
    before = teller.trick(view, before_last(over.told), "trick-before")
    for told in (victory_screen(BY_EAR, TABLE, over), last_deal_screen(BY_EAR, TABLE, over)):
        lines = [line.removeprefix("> ") for line in told.text.split("\n")]
        assert last in lines and (not before or lines.index(before) == lines.index(last) - 1)
    assert last not in victory_screen(USUAL, TABLE, over).text
    assert last not in last_deal_screen(USUAL, TABLE, over).text


def test_a_game_given_up_in_a_deal_tells_no_trick_as_one_of_the_deal_before() -> None:
    session = dealt(played("schieber", 1))
    while not any(session.view(None).tricks_won):
        seat = session.turn[0]
        session = session.plus(seat, next(iter(session.game.legal(session.view(seat)))))
    over = given_up(session, Seat(0))
    assert over.result is not None
    for told in (victory_screen(BY_EAR, TABLE, over), last_deal_screen(BY_EAR, TABLE, over)):
        assert "Last trick" not in told.text


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_heard_beside_the_question_before_all_that_lies_there(key: str) -> None:
    session = dealt(played(key, 1))
    seat = session.turn[0]
    action = next(iter(session.game.legal(session.view(seat))))
    picked = Picked(hint=(Thought(action, action), 1))
    plain = hand_screen(BY_EAR, WHERE, session, seat).text.split("\n")
    hinted = hand_screen(BY_EAR, WHERE, session, seat, picked).text.split("\n")
    advice = [line for line in hinted if line not in plain]
    assert advice and hinted == [*plain[:2], *advice, *plain[2:]]


@pytest.mark.parametrize("language", languages())
def test_a_quoted_call_that_ends_a_sentence_needs_no_full_stop(language: str) -> None:
    w = words(language, CardStyle(text_only=True))
    teller = Teller(w, "widow-pitch", ("Ann", "Bob"))
    call = w.reason("widow-pitch", "event", Reason.of("bid", who=Seat(0), value="shoot"), ("Ann",))
    assert call.rstrip(CLOSING)[-1] in "!！"
    stop = w.say("full-stop").strip()
    assert call + stop not in w.in_a_row([call, "Ann"])
    assert call + stop not in teller.joined([call, "Ann"])


def test_a_line_begins_with_a_capital_though_it_names_no_suit() -> None:
    teller = Teller(BY_EAR, "pepper", ("Ann", "Bob", "Cid", "Dan"))
    view: Any = SimpleNamespace(contract="NT", trump=None, maker=Seat(1), sitting_out=())
    assert teller.contract(view) == "No trump (called by Bob)"


@pytest.mark.parametrize("key", GAMES)
def test_a_lobby_says_who_sits_where_and_its_rules(key: str) -> None:
    lobby = Lobby.open(key, "house", UserId(1), "Ann")
    pictured, by_ear = (lobby_screen(w, TABLE, lobby) for w in (USUAL, BY_EAR))
    assert pictured.picture is not None and by_ear.picture is None
    assert by_ear.rows == pictured.rows
    scene = pictured.picture.scene
    assert isinstance(scene, LobbyScene)
    assert "Ann" in by_ear.text and scene.rules in by_ear.text
    assert all(line in by_ear.text for line in lobby_lines(BY_EAR, lobby))
    numbered = [line for line in by_ear.text.split("\n") if line[:1].isdigit()]
    assert len(numbered) == len(scene.chairs)


@pytest.mark.parametrize("language", languages())
def test_each_fact_of_a_lobby_is_a_sentence_to_whoever_listens(language: str) -> None:
    lobby = replace(Lobby.open("euchre", "house", UserId(1), "Ann"), rail=True, locked=True)
    picture = lobby_picture(words(language), TABLE, replace(lobby, clock=0))
    said = re.split(r"[.。]\s*", picture.alt)
    assert len(said) > 8 and not [one for one in said if one[:1].islower()]


def test_a_lobby_says_that_finished_deals_are_told_to_spectators() -> None:
    lobby = replace(Lobby.open("euchre", "house", UserId(1), "Ann"), rail=True)
    pictured, by_ear = (lobby_screen(w, TABLE, lobby) for w in (USUAL, BY_EAR))
    assert pictured.picture is not None
    assert as_sentence(USUAL.say("fact-rail")) in pictured.picture.alt
    assert BY_EAR.say("rail-is", rail=BY_EAR.say("rail-open")) in by_ear.text


@pytest.mark.parametrize("key", GAMES)
def test_an_evening_says_its_rules_and_what_else_is_to_be_known(key: str) -> None:
    lobby = Lobby.open(key, "house", UserId(1), "Ann")
    evening = EveningRow(
        id=EveningId(3),
        guild_id=GuildId(1),
        channel_id=ChannelId(5),
        host_id=UserId(1),
        rules=write_code(lobby.game, lobby.options),
        at=1e9,
        made_at=9e8,
        guests=(GuestRow(UserId(1), "Ann", 9e8),),
    )
    pictured, by_ear = (evening_screen(w, evening) for w in (USUAL, BY_EAR))
    assert pictured.picture is not None and by_ear.picture is None
    assert by_ear.rows == pictured.rows
    scene = pictured.picture.scene
    assert isinstance(scene, LobbyScene) and scene.facts
    assert all(told in pictured.picture.alt for told in (scene.rules, *scene.facts))
    planned = lobby_of(evening, seated=True)
    assert scene.rules in by_ear.text
    assert all(line in by_ear.text for line in lobby_lines(BY_EAR, planned))


@pytest.mark.parametrize("plain", [False, True], ids=["emoji", "no emoji"])
def test_a_daily_says_in_words_which_tricks_were_won_and_what_the_field_did(plain: bool) -> None:
    """Signs in a row are words to nobody who hears them one by one."""
    page = DailyPage(
        daily=sealed(5, "euchre", Seed(bytes(32)), 1.0),
        today=5,
        attempt=AttemptRow(1, 5, "euchre", worth=4, points=3, against=2, tricks="wwlwl/lllww"),
        everywhere=Place(7, 3, 20),
        field=((-4, 7), (4, 13)),
    )
    by_ear = daily_screen(words("en", CardStyle(plain=plain, text_only=True)), page, 6.0 * DAY)
    picture = daily_picture(USUAL, page)
    assert by_ear.picture is None and isinstance(picture.scene, DailyScene)
    scene = picture.scene
    for heard in (picture.alt, by_ear.text):
        assert BY_EAR.say("daily-tricks", won=5, count=10) in heard
        assert f"{scene.bars_label}: {scene.lowest} … {scene.highest}" in heard
    assert not set(by_ear.text) & set("🟩⬛") and "++" not in by_ear.text


@pytest.mark.parametrize("key", GAMES)
def test_the_pages_of_help_say_what_their_pictures_show(key: str) -> None:
    pictured, by_ear = (help_screen(w, key, EXAMPLE) for w in (USUAL, BY_EAR))
    assert pictured.picture is not None and by_ear.picture is None
    assert by_ear.text == f"{pictured.text}\n\n{pictured.picture.alt}"
    pictured, by_ear = (help_screen(w, key, BASICS) for w in (USUAL, BY_EAR))
    assert "(marked 1)" in pictured.text and "marked" not in by_ear.text
