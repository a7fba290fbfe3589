"""The screen of a set: its players, its course, and results only once all have them."""

from dataclasses import replace

import pytest

from bot.duplicate import cards, panels, verbs
from bot.duplicate.model import DuplicateSet
from bot.duplicate.screens import deal_screen, hand_line, set_screen
from bot.storage.rows.ids import GameId
from bot.tables.model.refusals import Refusal
from bot.tables.screens.discord_limits import ITEM, MESSAGE, length
from bot.tables.screens.screen import Menu, Screen
from bot.words.card_style import CardStyle
from bot.words.words import Words, languages, words
from cardart.scene import BoardScene
from tests.duplicate.sets import PEOPLE, all_dealt, begun, opened, over, sides, terms
from tests.words.strict import strictly

EN = words("en")


def wishes(screen: Screen) -> list[str]:
    """The wishes of all buttons and menus."""
    found: list[str] = []
    for row in screen.rows:
        found += [one.wish for one in row] if isinstance(row, tuple) else [row.wish]
    return found


def played(one: DuplicateSet, deals: int = 4) -> DuplicateSet:
    """The set after so many deals, won by the same side at each table."""
    for deal in range(deals):
        for table in range(one.tables):
            points = sides(2, 0) if (deal + table) % 2 else sides(0, 1)
            one = over(one, table, *points[: one.terms.players])
    return one


def test_an_open_set_says_who_has_come_and_where_they_sit() -> None:
    text = set_screen(EN, opened(5)).text
    assert "**Team 1:** ann, bob, eve, 1 free\n**Team 2:** cid, dan, 2 free" in text
    assert wishes(set_screen(EN, opened(5))) == [
        f"duplicate:3:{verb}" for verb in ("join", "start", "terms", "leave")
    ]
    assert "**Pair 4:** 2 free" in set_screen(EN, opened(5, form="pairs")).text


def test_nothing_is_told_of_a_deal_that_a_table_has_yet_to_play() -> None:
    before = all_dealt(begun(8))
    alike = [set_screen(EN, over(before, 0, *sides(*points))) for points in ((4, 0), (0, 1))]
    assert alike[0] == alike[1], "whatever the first table has made of it"
    assert "Table 1: deal 2" in alike[0].text and "Table 2: deal 1" in alike[0].text
    assert "**Team 1:** ann, bob, eve and fay" in alike[0].text and alike[0].picture is None
    with pytest.raises(LookupError):
        deal_screen(EN, over(before, 0, *sides(4, 0)), 1)


def test_the_menu_of_deals_says_what_each_came_to() -> None:
    one = over(over(all_dealt(begun(8)), 0, *sides(2, 0)), 1, *sides(0, 1))
    menu = deal_screen(EN, one, 1).rows[0]
    assert isinstance(menu, Menu)
    assert [(item.label, item.hint) for item in menu.items] == [("Deal 1", "North–South: +2, −1")]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("form", ["teams", "pairs", "alone"])
def test_every_screen_fits_in_every_language(language: str, form: str) -> None:
    for style in (CardStyle(), CardStyle(text_only=True)):
        one = played(all_dealt(begun(8, form=form, scale="share")))
        assert one.status == "over"
        with strictly():
            screens = every_screen(words(language, style), one, form)
        for screen in screens:
            assert 0 < length(screen.text) <= MESSAGE and len(screen.rows) <= 5
            assert (screen.picture is None) or not style.text_only


def test_whoever_reads_words_alone_reads_as_much_as_a_picture_shows() -> None:
    """Every line of a large field with long names, and no name is markup."""
    said, one = words("en", CardStyle(text_only=True)), begun(20, form="alone")
    long = [
        replace(place, name=f"_{n:02}_ Maximilian d. Große") for n, place in enumerate(one.places)
    ]
    one = played(all_dealt(replace(one, places=tuple(long))), deals=1)
    for screen in (set_screen(said, one), deal_screen(said, one, 1)):
        assert screen.picture is None
        assert all(f"\\_{n:02}\\_ Maximilian d. Große" in screen.text for n in range(20))


def test_a_picture_of_pairs_knows_the_names_in_its_cells() -> None:
    """It shortens them where two very long ones would leave nothing of the second."""
    one = begun(8, form="pairs")
    places = [replace(place, name="Maximilian der Große von Holz") for place in one.places]
    one = played(all_dealt(replace(one, places=tuple(places))))
    for screen in (set_screen(EN, one), deal_screen(EN, one, 1)):
        assert screen.picture is not None and isinstance(screen.picture.scene, BoardScene)
        scene = screen.picture.scene
        assert set(scene.names) == {"Maximilian der Große vo…"}
        assert any(cell.count(scene.names[0]) == 2 for row in scene.rows for cell in row)


def every_screen(said: Words, one: DuplicateSet, form: str) -> tuple[Screen, ...]:
    """All that is shown of a set that is over, and of others of its form."""
    return (
        set_screen(said, one, "5ec3e7" * 10),
        set_screen(said, all_dealt(begun(8, form=form))),
        set_screen(said, opened(8, form=form)),
        deal_screen(said, one, 4, ((0, GameId(7)), (1, GameId(8)))),
        panels.terms_panel(said, opened(2, form=form)),
        panels.joined_screen(said, opened(4, form=form), PEOPLE[0]),
    )


def test_a_card_of_a_match_has_both_results_and_the_difference() -> None:
    one = over(over(all_dealt(begun(8)), 0, *sides(2, 0)), 1, *sides(4, 1))
    scene = cards.standing_picture(EN, one).scene
    assert getattr(scene, "rows", ()) == (("1", "+2", "+3", "−1"),)
    assert getattr(scene, "total", ()) == ("Total", "", "", "−1")
    deal = cards.deal_picture(EN, one, 1)
    assert getattr(deal.scene, "rows", ()) == (
        ("2", "gus and hal", "eve and fay", "+3", "+1"),
        ("1", "ann and bob", "cid and dan", "+2", "−1"),
    )


def test_a_replaced_place_is_named_with_its_share() -> None:
    one = over(over(all_dealt(begun(8)), 0, *sides(2, 0), share=0.5), 1, *sides(0, 1))
    assert "ann (50%)" in set_screen(EN, one).text and "robot" in set_screen(EN, one).text


def test_nobody_stands_without_a_name() -> None:
    """People who have gone had played all of it so far; robots have their places now."""
    for form, gone, left in (("alone", 1, "a robot"), ("pairs", 2, "robots")):
        one = all_dealt(begun(8, form=form))
        for table in range(one.tables):
            one = over(one, table, *sides(0, table))
        for user in PEOPLE[:gone]:
            one = verbs.left(one, user)
        assert f"**1.** {left}: " in set_screen(EN, one).text
        picture = set_screen(EN, one).picture
        assert picture is not None and f"1 · {left} · " in picture.alt


def test_a_deal_names_nobody_who_came_after_it() -> None:
    for form, before, after in (
        ("teams", "ann and bob", "ann and a robot"),
        ("alone", "bob", "a robot"),
    ):
        one = played(all_dealt(begun(8, form=form)), deals=1)
        picture = deal_screen(EN, one, 1).picture
        assert picture is not None and f" · {before} · " in picture.alt
        one = verbs.joined(verbs.left(one, PEOPLE[1]), PEOPLE[9], "jon")
        picture = deal_screen(EN, one, 1).picture
        assert picture is not None and f" · {after} · " in picture.alt
        assert "jon" not in picture.alt


def test_robots_are_counted_and_not_listed() -> None:
    """A pair of robots is *robots*; somebody with one beside them is named first."""
    one = all_dealt(begun(5))
    before = set_screen(EN, one).text
    assert "**Team 1:** ann, bob, eve and a robot\n**Team 2:** cid, dan and robots" in before
    one = over(over(one, 0, *sides(2, 0)), 1, *sides(0, 1))
    assert "cid, dan and robots" in set_screen(EN, one).text
    rows = getattr(cards.deal_picture(EN, one, 1).scene, "rows", ())
    assert {name for row in rows for name in row[1:3]} == {
        *("ann and bob", "cid and dan", "eve and a robot", "robots"),
    }
    assert words("fr").say("duplicate-robot", count=2) == "robots"


@pytest.mark.parametrize("language", languages())
def test_a_panel_explains_the_scales_that_are_offered_and_cites_no_law(language: str) -> None:
    said = words(language)
    for game, offered in (("euchre", False), ("schieber", True)):
        forms, scales, *_ = panels.terms_panel(said, opened(game=game)).rows
        assert isinstance(forms, Menu) and isinstance(scales, Menu)
        hints = {item.value: item.hint for item in (*forms.items, *scales.items)}
        assert ("imp" in hints) is offered
        assert hints["share"] == said.say("duplicate-scales-share")
        for hint in hints.values():
            assert hint and len(hint) <= ITEM and "*" not in hint and "78" not in hint
    assert "78" not in said.say("duplicate-foot-share") + said.say("duplicate-foot-imp")


def test_the_winner_is_named_and_a_draw_is_none() -> None:
    won = played(all_dealt(begun(8, form="alone", game="four-jacks")))
    assert "All 4 deals have been played." in set_screen(EN, won).text
    level = all_dealt(begun(8, deals=2))
    for _ in range(2):
        level = over(over(level, 0, *sides(2, 0)), 1, *sides(2, 0))
    assert "won!" not in set_screen(EN, level).text
    ended = verbs.ended(all_dealt(begun(8)), PEOPLE[0], False)
    assert "Ended before the first deal was over." in set_screen(EN, ended).text


def test_a_hand_says_its_deal_and_its_time() -> None:
    one = all_dealt(begun(8))
    assert hand_line(EN, one, one.played[0]) == "Deal 1 of 4, time up <t:1800000480:R>"


def test_choices_of_the_panel() -> None:
    chosen = terms()
    for name, value in (("form", "pairs"), ("scale", "share"), ("deals", "8"), ("minutes", "5")):
        chosen = panels.chosen(chosen, name, value)
    assert chosen == replace(terms(), form="pairs", scale="share", deals=8, minutes=5)
    assert panels.chosen(chosen, "level", "hard").level == "hard"
    for name, value in (("deals", "5"), ("minutes", "x"), ("what", "1")):
        with pytest.raises(Refusal, match="forged"):
            panels.chosen(chosen, name, value)
