"""The messages and panels of a tournament in every language: whole, within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.storage.rows.ids import TableId, UserId
from bot.tables.screens.discord_limits import ALT, ITEM, MENU_ITEMS, MESSAGE, length
from bot.tables.screens.screen import Menu, Screen
from bot.tournaments import course, signing
from bot.tournaments.screens import panels
from bot.tournaments.screens.public import post_screen, standing_screen
from bot.tournaments.standings import after_rounds, standing
from bot.tournaments.values import MOST, UNPLAYED, Person, System, Tournament
from bot.words.card_style import CardStyle
from bot.words.words import Words, languages, words
from cardart.scene import BoardScene
from tests.tournaments.fields import HOST, NOW, begun, opened, person, played, played_out

LONG = "Maximilian der Große XIV"


def full() -> Tournament:
    """A sign-up of pairs that is full, of people with long names."""
    tournament = opened(game="euchre", team=2, starts_at=NOW + 60)
    for n in range(MOST):
        tournament = signing.sign_up(
            tournament, Person(UserId(1000 + n), LONG), person(500) if n % 2 else None
        )
    return tournament


def states() -> Iterator[Tournament]:
    """A tournament in each state that looks different."""
    yield opened()
    yield full()
    yield course.begin(full(), HOST.user, False, Random(1).randrange)
    for system, sides in (("swiss", 2), ("swiss", 4), ("everyone", 2), ("knockout", 2)):
        one = begun(13, system=system, sides=sides, rounds=3)
        yield one
        one = course.opened(one, 0, 0, TableId(31))
        yield course.settle(one, 0, 1, UNPLAYED, NOW)
        one = course.correct(played(one, Random(1)), HOST.user, False, (1, 0), (1,) * sides, NOW)
        yield one
        yield played_out(one, Random(2))
    last = course.settle(begun(2), 0, 0, UNPLAYED, NOW)
    yield last
    for why in ("by-hand", "too-few", "channel-gone", "not-begun"):
        yield course.cancelled(last, why)
    yield signing.forget(begun(4), person(0).user)


def screens(language: str) -> Iterator[Screen]:
    for w in (words(language), words(language, CardStyle(text_only=True))):
        yield from screens_of(w)


def screens_of(w: Words) -> Iterator[Screen]:
    for one in states():
        yield post_screen(w, one, "EUCHRE-8G-3", "trouble")
        if any(r.done for r in one.rounds):
            yield standing_screen(w, one)
        for page in (0, 1, 99):
            yield panels.standing_panel(w, one, page, person(0).user)
            yield panels.tables_panel(w, one, page, page, lambda table: f"<#{table}>")
        yield panels.lead_panel(w, one)
        yield panels.lead_panel(w, one, 0, 0)
        yield Screen(panels.begun_line(w, one))
        yield panels.cancel_question(w, one)
        yield panels.leave_question(w, one)
        yield panels.partner_panel(w, one)


@pytest.mark.parametrize("language", languages())
def test_everything_fits(language: str) -> None:
    for screen in screens(language):
        assert length(screen.text) <= MESSAGE
        assert len(screen.rows) <= 5
        wishes = [b.wish for row in screen.rows if isinstance(row, tuple) for b in row]
        menus = [row for row in screen.rows if isinstance(row, Menu)]
        wishes += [menu.wish for menu in menus]
        assert len({*wishes}) == len(wishes)
        for menu in menus:
            assert 0 < len(menu.items) <= MENU_ITEMS
            assert all(len(item.label) <= ITEM for item in menu.items)
        if screen.picture is not None:
            assert 0 < length(screen.picture.alt) <= ALT
        assert "tournament" not in screen.text or language in ("en", "fr")


@pytest.mark.parametrize("language", languages())
def test_of_a_page_of_large_tables_no_table_is_cut(language: str) -> None:
    """Seven people with long names at each: everybody finds the way to theirs."""
    one = opened(game="auction-pitch", sides=7)
    for n in range(MOST):
        one = signing.sign_up(one, Person(UserId(1000 + n), LONG))
    one = course.begin(one, HOST.user, False, Random(1).randrange)
    for m in range(len(one.rounds[0].matches)):
        one = course.opened(one, 0, m, TableId(m + 1))
    places = {TableId(m + 1): f"<#{10**18 + m}>" for m in range(len(one.rounds[0].matches))}
    panel = panels.tables_panel(words(language), one, 0, 0, places.__getitem__)
    assert len(places) == 10 and all(place in panel.text for place in places.values())


def test_a_standing_does_not_know_the_round_that_is_played() -> None:
    """Nobody has the points of a bye, or of a quick table, before the others have theirs."""
    one = played(begun(5, rounds=3), Random(1))
    before = standing(after_rounds(one))
    m = next(m for m, match in enumerate(one.rounds[1].matches) if not match.is_bye)
    assert standing(one) != before  # the bye of the round
    one = course.correct(one, HOST.user, False, (1, m), (9, 1), NOW)
    assert standing(after_rounds(one)) == before


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("system", ["swiss", "everyone", "knockout"])
def test_a_standing_says_in_words_what_its_picture_has_in_columns(
    language: str, system: System
) -> None:
    """Readers who are told that ties are decided by Buchholz want to hear of it."""
    one, reader = played_out(begun(13, system=system, rounds=3), Random(2)), person(0).user
    pictured = panels.standing_panel(words(language), one, 0, reader)
    style = CardStyle(text_only=True)
    by_ear = panels.standing_panel(words(language, style), one, 0, reader)
    assert pictured.picture is not None and by_ear.picture is None
    scene = pictured.picture.scene
    assert isinstance(scene, BoardScene)
    said_otherwise = [words(language).say(f"tournament-column-{x}") for x in ("name", "points")]
    for heard in (pictured.picture.alt, by_ear.text):
        lines = re.split("; |\n", heard)
        for _, *told in scene.rows:
            (line,) = [one for one in lines if re.search(rf"{told[0]}(?!\d)", one)]
            for head, cell in zip(scene.columns[1:], told, strict=True):
                assert cell in line and (head in line or head in said_otherwise)


def test_who_withdrew_is_marked_and_wins_nothing() -> None:
    """In words and in the picture; where all withdrew nobody has won."""
    one = course.correct(begun(2), HOST.user, False, (0, 0), (9, 1), NOW)
    (first, second) = (one.entry(n).people[0] for n in one.rounds[0].matches[0].sides)
    one = course.go_on(signing.withdraw(one, first.user), NOW)
    assert one.status == "over"
    screen = standing_screen(words("en"), one)
    assert f"1\\. {second.name} – 0 points\n2\\. {first.name} (withdrawn) – 1 point" in screen.text
    assert f"The winner: **{second.name}**." in screen.text
    assert screen.picture is not None and isinstance(screen.picture.scene, BoardScene)
    assert [row[1] for row in screen.picture.scene.rows] == [
        second.name,
        f"withdrawn: {first.name}",
    ]
    alone = replace(one, status="playing")
    alone = replace(signing.withdraw(alone, second.user), status="over")
    assert "winner" not in post_screen(words("en"), alone, "").text


def test_who_is_forgotten_after_the_end_keeps_their_place() -> None:
    one = course.correct(begun(2), HOST.user, False, (0, 0), (9, 1), NOW)
    first = one.entry(one.rounds[0].matches[0].sides[0]).people[0]
    over = signing.forget(course.go_on(one, NOW), first.user)
    assert "The winner: **Former player**." in post_screen(words("en"), over, "").text
    early = course.go_on(signing.forget(one, first.user), NOW)
    assert "Former player" not in post_screen(words("en"), early, "").text


def test_whoever_has_gone_has_no_name_any_more() -> None:
    one = signing.forget(begun(4), person(0).user)
    picture = post_screen(words("en"), one, "").picture
    assert picture is not None
    assert "Former player" in picture.alt
    assert "P0" not in picture.alt


def test_a_tournament_without_a_finished_round_has_no_standings() -> None:
    first = begun(5, rounds=3)
    for one, buttons in ((first, []), (played(first, Random(1)), ["standing"])):
        rows = post_screen(words("en"), course.cancelled(one, "by-hand"), "").rows
        offered = [b.wish.rpartition(":")[2] for row in rows if isinstance(row, tuple) for b in row]
        assert offered == buttons
