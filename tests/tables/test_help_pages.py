"""The pages that teach: what they show is what the rules say."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.rules import GAMES
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Trick
from bot.storage.rows.ids import UserId
from bot.tables.model.lobby import Lobby
from bot.tables.screens import help_basics
from bot.tables.screens.help_basics import basics_picture, basics_text
from bot.tables.screens.help_example import example_picture, example_text
from bot.tables.screens.help_ranking import ranking_picture
from bot.tables.screens.help_screen import help_screen, written_pages
from bot.words.card_style import CardStyle
from bot.words.words import languages, words
from cardart.scene import DealScene, RowsScene, TableScene
from tests.rules.test_teaching import Course
from tests.support.courses import course


@pytest.mark.parametrize("game", GAMES)
def test_the_trick_everyone_is_shown(game: str) -> None:
    """The game has its cards, and under that trump its winner, by its own order of cards."""
    picture = basics_picture(words("en"), game)
    assert picture is not None and isinstance(picture.scene, TableScene)
    scene = picture.scene
    trump = Suit(scene.trump) if scene.trump else None
    view = Course.of(game).view
    order = GAMES[game].order(replace(view, trump=trump, contract=scene.trump))
    shown = {Card(seat.card.card) for seat in scene.seats if seat.card is not None}
    assert shown <= set(GAMES[game].pack(view.options, view.players))
    trick = Trick(Seat(0))
    for number, seat in enumerate(scene.seats):
        assert seat.card is not None
        trick = trick.with_card(Seat(number), Card(seat.card.card), order)
    assert [seat.winning for seat in scene.seats].index(True) == trick.winner
    assert [seat.leads for seat in scene.seats] == [True, False, False, False]
    assert scene.clockwise is GAMES[game].clockwise


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_first_page_in_words_alone(game: str, language: str) -> None:
    """With the cards of the reader's deck, and without a picture for whoever wants none."""
    in_words = words(language, CardStyle("swiss", text_only=True))
    assert basics_picture(in_words, game) is None
    for card in help_basics.TRICK[:2]:
        assert in_words.card(card) in basics_text(in_words, game)
    assert ("trump" in basics_text(words("en"), game).split("Win:")[0].lower()) is (
        GAMES[game].has_trump
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_whether_it_has_a_trump(game: str) -> None:
    """Its own word on that agrees with its tables."""
    seen = {session.view(None).trump for session in course(game, 60)} - {None}
    assert bool(seen) is GAMES[game].has_trump


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_a_game_is_a_picture_and_a_few_sentences(game: str) -> None:
    """With a mark on the card that takes the trick, or the result of the deal."""
    picture = example_picture(words("en"), game)
    claims = GAMES[game].example.claims
    assert picture is not None and 80 < len(picture.alt) <= 1024
    if isinstance(picture.scene, DealScene):
        example, options = GAMES[game].example, next(iter(GAMES[game].presets.values()))
        assert len(picture.scene.sides) == len(GAMES[game].sides(options, example.players))
        assert any(name.endswith("_gain") for name in claims), "say what somebody gets"
    else:
        assert isinstance(picture.scene, TableScene)
        winning = [number for number, seat in enumerate(picture.scene.seats) if seat.winning]
        assert winning == [claims["winner"]] if "winner" in claims else picture.scene.shown


@pytest.mark.parametrize("game", GAMES)
def test_an_example_says_whose_rules_it_follows(game: str) -> None:
    """An example names its rules where a table has others, but for a mere other length."""
    w, rules = words("en"), GAMES[game]
    house, line = rules.presets["house"], words("en").say("help-example-rules")
    assert line not in help_screen(w, game, "example").text
    for preset, options in rules.presets.items():
        lobby = Lobby.open(game, preset, UserId(1), "Ann")
        page = help_screen(w, game, "example", lobby=lobby).text
        others = options.differing(house).keys() - {*options.lengths}
        assert (line in page) is bool(others)
    assert written_pages(w, game)[-2:] == ("example", "rules")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_an_example_in_words_alone(game: str, language: str) -> None:
    """Everything it claims is named, in the reader's words and with the reader's cards."""
    in_words = words(language, CardStyle("swiss", text_only=True))
    assert example_picture(in_words, game) is None
    text = example_text(in_words, game)
    assert 2 <= len(re.findall(r"[.!。]", text)) <= 10 and len(text) <= 600
    for value in GAMES[game].example.claims.values():
        if isinstance(value, Card):
            assert in_words.card(value) in text, value


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_of_a_table_are_shown_from_the_top(game: str) -> None:
    """Under its own rules: a bigger pack shows more cards, in the picture and in words."""
    shown = set()
    for preset in GAMES[game].presets:
        lobby = Lobby.open(game, preset, UserId(1), "Ann")
        picture = ranking_picture(words("en"), game, lobby)
        assert picture is not None and isinstance(picture.scene, RowsScene)
        rows = GAMES[game].rankings(lobby.options, len(lobby.chairs))
        assert [[face.card for face in row.cards] for row in picture.scene.rows] == [
            list(row.cards) for row in rows
        ]
        assert all(words("en").card(card) in picture.alt for row in rows for card in row.cards)
        assert len(picture.alt) <= 1024
        shown.add(picture.scene)
    packs = {GAMES[game].presets[p].values().get("pack") for p in GAMES[game].presets}
    assert len(shown) >= len(packs)


def test_a_page_leads_on_to_the_first_lesson_or_to_practice() -> None:
    for game in GAMES:
        wishes = [b.wish for row in help_screen(words("en"), game, "aim").rows
                  if isinstance(row, tuple) for b in row]  # fmt: skip
        assert f"learn:0:{'lesson' if GAMES[game].lesson else 'practice'}:{game}" in wishes


@pytest.mark.parametrize(("game", "language"), [(g, lang) for g in GAMES for lang in languages()])
def test_no_page_is_called_after_a_trump_the_game_has_not(game: str, language: str) -> None:
    """The common name of the page of bids speaks of trumps in some languages."""
    said = words(language)
    if GAMES[game].has_trump or "bidding" not in written_pages(said, game):
        return
    title = help_screen(said, game, "bidding").text.partition("\n")[0]
    assert not re.search("trump|atout|briscola|切り札", title.lower())
