"""Faults that a review of the words has found, each as a test. The others are by subject.

Commands: tests/cogs/test_command_names.py; decks: test_decks.py; help that knows its table:
test_rules_about.py; the first contact: tests/client/test_direct_messages.py.
"""

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.rules import GAMES, Reason, Seat
from bot.rules.kit.auction import Value
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.ending import go_on
from bot.rules.kit.events import tell
from bot.rules.kit.facts import facts_of_bid
from bot.rules.kit.match import Match
from bot.rules.kit.seats import alone, partners
from bot.storage.rows.ids import TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.screens.details import stake_of
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.telling import Teller
from bot.words.card_style import CardStyle, without_emoji
from bot.words.words import languages, texts, words
from tests.words.catalogues import messages
from tests.words.playing import heard
from tests.words.strict import strictly

WORDS = words("en")
in_every_language = pytest.mark.parametrize("language", languages())
CHAIRS = tuple(
    Chair(user=UserId(n + 1), name=name) for n, name in enumerate(("Ann", "Bob", "Cid", "Dai"))
)


# ---------------------------------------------------------------------- lists of cards


@in_every_language
def test_named_cards_have_commas_between_them(language: str) -> None:
    """Not "little joker big joker"; signs need none."""
    w = words(language)
    swiss = words(language, CardStyle.of("swiss", "dark", {}))
    comma = w.say("comma")
    jokers = (Card("LJ"), Card("BJ"))
    assert w.cards(jokers) == w.fact(jokers, ()) == comma.join(map(w.card, jokers))
    assert w.cards(("JS", "TD")) == f"{w.card('JS')} {w.card('TD')}"
    assert swiss.cards(("JS", "TD")) == comma.join(map(swiss.card, ("JS", "TD")))
    with_emoji = CardStyle(emoji={("classic", "JS"): "<:classic_JS_0123abcd:7>"})
    pictured = words(language, with_emoji).pictured("JS")
    assert comma not in w.side_by_side([pictured, w.card("TD")])
    assert pictured.split(" ") == [pictured], "no line ends between a sign and its name"
    assert without_emoji(pictured) == w.card("JS")


@in_every_language
def test_a_number_of_cards_that_is_fixed_is_no_span(language: str) -> None:
    """Not "it has to be 3 to 3"."""
    refused = Reason.of("wrong-count", count=2, least=3, most=3)
    for game in GAMES:
        assert words(language).reason(game, "why", refused, ()).count("3") <= 1, game


# ---------------------------------------------------------------------- arrows and letters


@in_every_language
def test_no_sentence_has_an_arrow_that_nobody_explains(language: str) -> None:
    assert [file for file, text in texts(language) if re.search(r"\} *→ *\{", text)] == []


@in_every_language
@pytest.mark.parametrize("game", ["euchre", "schieber"])
def test_the_letters_on_cards_are_explained(language: str, game: str) -> None:
    """*Details* says what R, L, B, P and N on the picture are."""
    w = words(language)
    teller = Teller.of(w, game, CHAIRS)
    signs = GAMES[game].marks(_trumps(game))
    assert signs
    with strictly():
        said = teller.marks(_trumps(game))
    for card, mark in signs.items():
        assert w.of(game, f"mark-{mark}") in said
        assert w.of(game, f"marked-{mark}") in said and w.card(card) in said


def _trumps(game: str) -> Any:
    """A view of a deal in which spades are trump, as far as marks depend on it."""
    return SimpleNamespace(trump=Suit("S"), options=GAMES[game].presets["house"])


# ---------------------------------------------------------------------- facts


def _bid(value: Value) -> list[Reason]:
    view: Any = SimpleNamespace(trick=())
    return list(facts_of_bid(view, Seat(0), value))


def test_what_is_left_of_a_bid_is_told_by_the_stake_alone() -> None:
    """A bid with a name is told by it as well: every trick may be bid without it too."""
    assert _bid(5) == []
    (fact,) = _bid("big")
    assert WORDS.reason("pepper", "fact", fact, ("Ann",)) == "Ann bid Big Pepper"


@pytest.mark.parametrize("game", ["pepper", "double-pepper"])
def test_nor_is_it_told_again_where_a_game_keeps_count_of_nothing(game: str) -> None:
    """Without trumps there is nothing to count, so tags are told: but the bid is the only one."""
    by_ear = words("en", CardStyle(text_only=True))
    found = 0
    for session in heard(game).moments:
        view: Any = session.view(None)
        if view.stake is not None and view.contract == "NT" and not view.facts:
            teller, found = Teller.at(by_ear, session), found + 1
            (tag,) = teller.tagged(view)
            text = table_screen(by_ear, TableId(7), session).text
            assert stake_of(teller, view) in text and tag not in text
    assert found


@pytest.mark.parametrize("sides", [((0, 2), (1, 3)), ((0,), (1,), (2,), (3,))])
def test_two_sides_with_equal_points_are_told_in_two_sentences(sides: Any) -> None:
    """Partners in one, though a game tells every seat."""
    events = [tell("scored", who=Seat(n), points=2, total=6) for side in sides for n in side]
    teller = replace(Teller.of(WORDS, "euchre", CHAIRS), sides=sides)
    told = teller.events(events, None)
    assert told == [f"{teller.side(side)}: 2 points, now 6." for side in sides]


# ---------------------------------------------------------------------- dates


FIRST_OF_MARCH = {
    "en": "Mar 1, 2026",
    "de": "01.03.2026",
    "fr": "1er mars 2026",
    "it": "1 mar 2026",
    "ja": "2026/03/01",
}


@in_every_language
def test_dates_are_in_the_form_of_the_reader(language: str) -> None:
    said = words(language).date(1772323200.0)
    assert said == FIRST_OF_MARCH[language]


# ---------------------------------------------------------------------- alt texts


@in_every_language
def test_a_sentence_that_ends_in_dots_has_no_full_stop(language: str) -> None:
    teller = Teller.of(words(language), "euchre", CHAIRS)
    said = teller.joined([words(language).say("turn-deck"), "…", "X"])
    assert "…." not in said and "…。" not in said


# ---------------------------------------------------------------------- draws


@pytest.mark.parametrize(
    ("scores", "sides", "code"),
    [
        ((30, 30, 12), alone(3), "game-drawn"),
        ((30, 29, 12), alone(3), "game-over"),
        ((30, 20, 30, 20), partners(4), "game-over"),
        ((30, 30, 30, 30), partners(4), "game-drawn"),
        ((30, 30), (), "game-drawn"),
        ((10, 4, 10), (), "game-over"),
    ],
)
def test_who_share_the_top_have_drawn(scores: Any, sides: Any, code: str) -> None:
    """Partners win together; sides with as many points draw. Without ``sides`` some may share."""
    house = GAMES["pepper"].presets["house"]
    match: Any = Match(house, len(scores), scores, Seat(0))
    winners = tuple(Seat(n) for n, score in enumerate(scores) if score == max(scores))
    step = go_on(match, winners, (), sides=sides)
    assert step.events[-1].what.code == code


@in_every_language
def test_a_draw_is_told_as_a_draw(language: str) -> None:
    teller = Teller.of(words(language), "pepper", CHAIRS)
    drawn, won = (tell(code, winners=(Seat(0), Seat(3))) for code in ("game-drawn", "game-over"))
    with strictly():
        (draw,), (win,) = teller.events((drawn,), None), teller.events((won,), None)
    assert draw != win and "Ann" in draw and "Dai" in draw


# ---------------------------------------------------------------------- partners


@in_every_language
@pytest.mark.parametrize("game", ["euchre", "pinochle", "schieber"])
def test_partners_are_called_by_their_names(language: str, game: str) -> None:
    """Nobody is "Ann and partner" where both names are known."""
    anonymous = re.compile(r"\}’?s? and partner\b|\} und Partner\b|\} mit Partner\b|\}の側")
    told = {
        key: message
        for key, message in messages(language).items()
        if key.startswith((f"{game}-event-", f"{game}-result-"))
        and key != "pinochle-result-both-there"  # it is about the one who declared last
    }
    assert told
    source = "\n".join(_sources(language))
    for key in told:
        body = re.search(rf"^{key} = .*(?:\n[ }}].*)*", source, re.MULTILINE)
        assert body and not anonymous.search(body[0]), body and body[0]


def _sources(language: str) -> list[str]:
    return [text for _, text in texts(language)]


@in_every_language
def test_both_makers_are_named(language: str) -> None:
    teller = Teller.of(words(language), "euchre", CHAIRS)
    made = tell("made", maker=Seat(1), who=(Seat(1), Seat(3)), alone=False, tricks=4)
    with strictly():
        (said,) = teller.events((made,), None)
    assert "Bob" in said and "Dai" in said


# ---------------------------------------------------------------------- help


@pytest.mark.parametrize(
    ("language", "vague"),
    [
        ("en", r"(?i)some tables|table’s rules|table’s target|usually \d"),
        ("de", r"(?i)manche tische|manchen tischen|mancherorts|meist \d|regeln (am|des) tisch"),
        ("ja", "テーブルもあり|ルールもあり|ふつう[0-9]+点|テーブルで決めた"),
    ],
)
def test_no_page_leaves_a_rule_to_the_table(language: str, vague: str) -> None:
    """The rules of the table are known: a page tells them, and not that others have others."""
    pages = {
        key: message.text
        for key, message in messages(language).items()
        if any(key.startswith(f"{game}-help-") for game in GAMES)
    }
    assert pages
    assert {key: found for key, text in pages.items() if (found := re.findall(vague, text))} == {}


# ---------------------------------------------------------------------- the dealer's turn-up

ANOTHER = {"en": "another", "de": "andere", "fr": "autre", "it": "altra", "ja": "代わり"}


@in_every_language
@pytest.mark.parametrize("game", ["euchre", "euchre-two", "call-ace", "cutthroat"])
def test_who_may_discard_the_turned_up_card_itself_is_not_told_to_discard_another(
    language: str, game: str
) -> None:
    """It stands among the buttons; leaving it is told apart by its name."""
    w = words(language)
    assert ANOTHER[language] in w.say("euchre-ask-must-swap")
    assert ANOTHER[language] not in w.say(f"{game}-ask-swapping")


@in_every_language
def test_a_prediction_is_not_called_enough(language: str) -> None:
    """It is to be met: more points are as wrong as fewer."""
    w = words(language)
    told = Reason.of("promises", worth=13.0, asked=13.0, unit="points")
    assert w.reason("differenzler", "ground", told, ()).count("13") == 1


# ---------------------------------------------------------------------- words that are ruled out


def test_english_has_none_of_the_words_that_its_style_sheet_rules_out() -> None:
    ruled_out = re.compile(r"\b(shall|whom|whoever|somebody)\b", re.IGNORECASE)
    lines = [line for _, text in texts("en") for line in text.split("\n")]
    assert [line for line in lines if ruled_out.search(line) and not line.startswith("#")] == []


def test_in_japanese_too_a_trump_already_played_is_overtrumped_where_plain_suits_are_free() -> None:
    """Not "trumps only", which is the name of the third setting nearly."""
    said = words("ja").say("value-heading-plain-free")
    assert said.startswith(words("ja").say("value-heading-trump-led-only").removesuffix("だけ"))
    assert "切るとき" in said
