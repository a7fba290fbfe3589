"""The panels about seats, one's own tables and one's own lists, in every language."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, get_args

import pytest

from bot.rules import GAMES, Seat
from bot.storage.rows.ids import GuildId, TableId, UserId
from bot.storage.rows.people import BlockRow, HandPlace, PersonRow
from bot.tables.model.chairs import Chair
from bot.tables.model.lobby import Lobby
from bot.tables.screens.guide_screen import Guided, Spot, guide_screen
from bot.tables.screens.lobby_panels import more_panel, start_question
from bot.tables.screens.lobby_screen import ended_screen, lobby_screen
from bot.tables.screens.menu_screen import menu_screen
from bot.tables.screens.personal_screen import Mine, blocked_screen, my_tables, wanted_screen
from bot.tables.screens.practice_screen import practice_screen
from bot.tables.screens.privacy_screen import Kept, forget_screen, kept_screen
from bot.tables.screens.screen import Members, Menu, Screen
from bot.tables.screens.seats_screen import (
    back_row,
    end_question,
    kick_question,
    leave_question,
    seats_panel,
)
from bot.tables.screens.settings_screen import settings_told, switches_told
from bot.tables.screens.table_screen import table_screen
from bot.words.words import languages, words
from tests.support.ids import users
from tests.support.kept import in_words
from tests.tables.verbs.states import ANN, BOB, dealt
from tests.words.playing import heard
from tests.words.strict import strictly

LONG = "A" * 23 + "…"
everywhere = pytest.mark.parametrize(("game", "language"), in_words())
in_every_language = pytest.mark.parametrize("language", languages())


def check(screen: Screen) -> None:
    """Within Discord's limits: five rows, five buttons in each, and no wish or label too long."""
    assert 1 <= len(screen.text) < 2000
    assert len(screen.rows) <= 5
    for row in screen.rows:
        if isinstance(row, tuple):
            assert 1 <= len(row) <= 5
            assert all(1 <= len(button.label) <= 80 for button in row), row
            assert all(len(button.wish) <= 100 for button in row), row
        else:
            assert isinstance(row, Menu | Members)
            assert 1 <= len(row.prompt) <= 150
        if isinstance(row, Menu):
            assert 1 <= len(row.items) <= 25
            assert all(1 <= len(item.label) <= 100 for item in row.items), row


@everywhere
def test_panels_of_seats(game: str, language: str) -> None:
    """For the host and for a guest; with everything there can be on it."""
    w = words(language)
    lobby = Lobby.open(game, "house", UserId(10**19), LONG).with_lock(True).fill()
    kept = replace(lobby.chairs[-1], kept=UserId(10**19 + 1), kept_name=LONG)
    guest = Chair(user=UserId(10**19 + 2), name=LONG)
    chairs = (*lobby.chairs[:-2], guest, kept) if len(lobby.chairs) > 2 else (lobby.chairs[0], kept)
    barred = tuple((n, LONG) for n in range(30))
    with strictly():
        for asker in users(10**19, 10**19 + 2, 7):
            check(seats_panel(w, TableId(7), lobby, chairs, asker, barred))
            check(seats_panel(w, TableId(7), lobby, lobby.chairs, asker))
        arranged = replace(lobby, chairs=chairs)
        check(lobby_screen(w, TableId(7), arranged, 1.0))
        for asker in users(10**19, 10**19 + 2, 7):
            for away in (True, False):
                check(more_panel(w, TableId(7), arranged, asker, moderator=True, host_away=away))
        asked = start_question(w, TableId(7), replace(arranged, chairs=(*chairs[:-1], kept)))
        assert asked is not None
        check(asked)
        check(practice_screen(w, TableId(7), asked, False))
        check(practice_screen(w, TableId(7), asked, True, 1.0))
        session = heard(game).moments[0]
        session = replace(session, chairs=chairs) if len(session.chairs) == len(chairs) else session
        free = tuple(Seat(n) for n, chair in enumerate(session.chairs) if chair.user is None)
        check(menu_screen(w, TableId(7), lobby, session, UserId(7), free))
        check(table_screen(w, TableId(7), session, 1.0))
        robots = tuple(replace(c, user=None, robot=1, left_by=UserId(5)) for c in session.chairs)
        left = replace(session, chairs=robots)
        check(table_screen(w, TableId(7), left, 1.0))
        assert len(back_row(w, TableId(7), left, (Seat(0), Seat(1)), UserId(5))) == 1
        for why in ("lobby-expired", "practice-idle", "abandoned", "ended-by-hand", ""):
            check(ended_screen(w, TableId(7), game, True, why))
        mine = [Mine(TableId(n), lobby, None, LONG * 4, 1.0) for n in range(30)]
        mine += [Mine(TableId(31), lobby, session, LONG, 1.0, held) for held in (True, False)]
        for tables in (mine, mine[:4], mine[-2:], []):
            check(my_tables(w, tables, UserId(1)))


@in_every_language
def test_questions_and_lists(language: str) -> None:
    w = words(language)
    with strictly():
        check(kick_question(w, TableId(10**12 - 1), LONG, UserId(10**19), "x" * 50))
        for people in ((ANN,), (ANN, BOB)):
            check(leave_question(w, dealt(*people), ANN))
        check(end_question(w, TableId(7)))
        check(blocked_screen(w, []))
        check(blocked_screen(w, [BlockRow(UserId(1), UserId(n), LONG, 0.0) for n in range(40)]))
        check(wanted_screen(w, []))
        check(wanted_screen(w, [(GuildId(10**19), LONG, game) for game in GAMES] * 4))


@in_every_language
def test_all_that_is_kept_is_told_to_its_end(language: str) -> None:
    """Of whoever has used everything; at its end stand their rights."""
    w, url = words(language), "https://example.org/knave/privacy"
    kept = Kept(**{one.name: 1234 for one in fields(Kept)})
    decks = " ".join(f"{game}=swiss" for game in GAMES)
    person = PersonRow(user_id=UserId(10**19), name=LONG, quiet_from=1, quiet_to=2, decks=decks)
    with strictly():
        text = kept_screen(w, person, kept, 30, url, marked=True).text
    assert text.endswith(w.say("privacy-policy", url=url)) and len(text) < 4000
    assert w.say("privacy-mark") in text


CHOSEN: Mapping[str, Any] = {
    "language": "it",
    "hand": "here",
    "ping": "none",
    "decks": "euchre=swiss",
    "zone": "Asia/Tokyo",
    "listed": False,
    "emoji": False,
    "text_only": True,
    "tutor": True,
    "moments": False,
}
"""Choices of somebody; the look of cards and table is of the style of the words."""
OF_STYLE = {"deck", "theme", "hand_order"}


@in_every_language
def test_every_choice_that_is_kept_is_told(language: str) -> None:
    w, kept = words(language), Kept(**{one.name: 0 for one in fields(Kept)})
    usual = PersonRow(user_id=UserId(7), name="Ann")
    told = {
        name: kept_screen(w, replace(usual, **{name: chosen}), kept, 30).text
        for name, chosen in CHOSEN.items()
    }
    plain = kept_screen(w, usual, kept, 30).text
    assert len({*told.values(), plain}) == len(CHOSEN) + 1
    assert "UTC" not in plain, "a time zone that nobody has told"
    told_elsewhere = {"user_id", "name", "locale", "quiet_from", "quiet_to"}
    assert CHOSEN.keys() | OF_STYLE | told_elsewhere == {one.name for one in fields(PersonRow)}


@in_every_language
def test_what_stays_of_somebody_forgotten_is_told_before(language: str) -> None:
    """A digest on the list by which they are forgotten again once a backup was restored."""
    w = words(language)
    assert w.say("privacy-digest") in forget_screen(w, 0).text


@in_every_language
def test_whatever_somebody_has_chosen_is_kept_and_told(language: str) -> None:
    """All that ``/knave settings`` names, and the time zone that somebody has named."""
    w, kept = words(language), Kept(**{one.name: 0 for one in fields(Kept)})
    person = PersonRow(
        user_id=UserId(1), zone="Europe/Zurich", emoji=False, text_only=True, tutor=True,
        moments=False, decks="euchre=swiss",
    )  # fmt: skip
    with strictly():
        text = kept_screen(w, person, kept, 30).text
        chosen = [*settings_told(w, person), *switches_told(w, person)]
    assert len(chosen) == 11 and all(line in text for line in chosen)
    assert w.say("privacy-zone", zone="Europe/Zurich") in text


@in_every_language
def test_what_is_next(language: str) -> None:
    """With tables of one's own or none, as host or guest, in every place."""
    w, asker = words(language), UserId(10**19)
    lobby = Lobby.open("euchre", "house", asker, LONG)
    guest = Lobby.open("pepper", "house", UserId(asker + 1), LONG).join(asker, LONG)
    place = "[#" + "x" * 90 + "](https://discord.com/channels/" + "1" * 60 + ")"
    link = "https://discord.com/oauth2/authorize?" + "x" * 150
    mine = [
        Mine(TableId(10**6 + n), arranged, None, place, 1.0)
        for n, arranged in enumerate((lobby, guest))
    ]
    spots: tuple[Spot, ...] = get_args(Spot)
    with strictly():
        for spot in spots:
            for own in ((), mine[:1], mine[1:], mine * 5):
                free = (TableId(10**6), "widow-pitch")
                hands: tuple[HandPlace, ...] = get_args(HandPlace)
                for newcomer, hand in enumerate(hands):
                    guided = Guided(
                        asker=asker, spot=spot, mine=own, free=free, link=link, manages=True,
                        newcomer=newcomer > 0, hand=hand,
                    )  # fmt: skip
                    screen = guide_screen(w, guided)
                    check(screen)
                    assert w.say("guide-title") in screen.text
                    assert (link in screen.text) == (spot == "uninvited")
                    assert len(screen.text.split("\n")) <= 13


def test_seats_are_numbered_with_the_colon_of_the_language() -> None:
    for language, said in (("en", "1: Ann"), ("fr", "1\u202f: Ann"), ("ja", "1：Ann")):
        lobby = Lobby.open("euchre", "house", UserId(1), "Ann")
        picture = lobby_screen(words(language), TableId(7), lobby, 1.0).picture
        assert picture is not None and said in picture.alt
