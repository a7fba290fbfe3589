"""Texts follow the deck: whoever plays with Swiss cards reads of Rosen and Unders everywhere."""

import re
from itertools import product

import pytest

from bot.rules import GAMES
from bot.rules.kit.cards import RANKS, SUIT_LETTERS
from bot.words.card_style import CardStyle
from bot.words.words import languages, words
from tests.words.catalogues import messages
from tests.words.strict import strictly

in_every_language = pytest.mark.parametrize("language", languages())
BY_HAND = re.compile(r"[♠♥♦♣]|(?<![A-Za-zÀ-ž’])[AKQJ](?![A-Za-zÀ-ž’])")
"""A sign of a suit, or the letter of a rank by itself."""
NAMING = ("suit-", "plain-suit-", "typed-suit-", "parameter-card-about", "schieber-value-faces-")
"""The words that do name suits: those of the cards, of typing one, of signs chosen for suits."""
OF_JACKS = ("all-fours-", "auction-pitch-", "cinch-", "widow-pitch-", "four-jacks-event-four-jacks")
"""The sentences that may name jacks: a point is called so, or a jack is not what is printed."""
ARTICLE = re.compile(r"(?<![A-Za-z])A(?= \**[a-z]{2,})|(?<=: 1\. )A(?= 10 counts)")
"""The English article at the beginning of a sentence."""


def of_games(language: str) -> dict[str, str]:
    """The texts of the games' messages, without what a deck says instead of them."""
    return {
        key: message.text
        for key, message in messages(language).items()
        if any(key.startswith(f"{game}-") for game in GAMES)
    }


@in_every_language
def test_no_game_writes_a_suit_or_a_rank_by_hand(language: str) -> None:
    """It says ``{ card-JS }``, ``{ sign-S }`` and ``{ rank-J }``: those follow the deck."""
    found = {
        key: BY_HAND.findall(_bare(text, language)) for key, text in of_games(language).items()
    }
    assert {key: signs for key, signs in found.items() if signs} == {}


@in_every_language
def test_nothing_writes_the_name_of_a_suit_by_hand(language: str) -> None:
    """It says ``{ suit-S }``, which follows the deck: games do, and the settings."""
    names = [words(language).say(f"plain-suit-{suit}") for suit in SUIT_LETTERS]
    named = re.compile(rf"(?<![a-z])({'|'.join(names)})", re.IGNORECASE)
    texts = {k: one.text for k, one in messages(language).items() if not k.startswith(NAMING)}
    assert [key for key, text in texts.items() if named.search(text)] == []


@in_every_language
@pytest.mark.parametrize(("rank", "excused"), [("Q", ()), ("J", OF_JACKS)])
def test_no_game_writes_the_name_of_a_court_card_by_hand(
    language: str, rank: str, excused: tuple[str, ...]
) -> None:
    """It says ``{ rank-word-Q }`` and ``{ ranks-J }``: those follow the deck."""
    w = words(language)
    names = {w.say(f"ranks-{rank}"), w.say(f"rank-word-{rank}").split()[-1]}
    named = re.compile(rf"\b({'|'.join(names)})\b", re.IGNORECASE)
    texts = {k: text for k, text in of_games(language).items() if not k.startswith(excused)}
    assert [key for key, text in texts.items() if named.search(text)] == []


def test_the_japanese_word_for_jacks_is_that_of_points_bowers_and_melds_only() -> None:
    """Elsewhere it is ``{ ranks-J }``; the word in brackets explains the letter."""
    named = re.compile(r"(?<![（正裏])ジャック(?!ス|・アラウンド)")
    texts = {k: text for k, text in of_games("ja").items() if not k.startswith(OF_JACKS)}
    assert [key for key, text in texts.items() if named.search(text)] == []


def _bare(text: str, language: str) -> str:
    return ARTICLE.sub("", text) if language == "en" else text


def test_a_planted_sign_is_seen() -> None:
    for planted in ("the 2♠ is highest", "in trump the J", "A K Q J 10", "♦Jはハート", "切り札のQ"):
        assert BY_HAND.search(_bare(planted, "en")), planted
    assert not BY_HAND.search(_bare("A trump. A ten counts, A lone maker", "en"))


@in_every_language
def test_a_page_with_the_order_of_the_cards_says_what_their_letters_mean(language: str) -> None:
    """Not everyone who reads K, Q and J knows them: at home they may be R, D and V."""
    pages = {key: said for key, said in messages(language).items() if key.endswith("-help-deal")}
    letters = {key: said.refers_to for key, said in pages.items() if "rank-Q" in said.refers_to}
    assert letters
    assert [key for key, refers_to in letters.items() if "rank-legend" not in refers_to] == []


@in_every_language
def test_what_a_sentence_refers_to_is_there(language: str) -> None:
    known = {f"card-{rank}{suit}" for rank, suit in product(RANKS, SUIT_LETTERS)}
    known |= messages(language).keys()
    for key, message in messages(language).items():
        assert message.refers_to <= known, key


@in_every_language
@pytest.mark.parametrize("deck", ["classic", "swiss"])
def test_a_card_in_a_sentence_is_called_as_in_a_hand(language: str, deck: str) -> None:
    w = words(language, CardStyle.of(deck, "dark", {}))
    with strictly():
        for rank, suit in product(RANKS, SUIT_LETTERS):
            assert w.say(f"card-{rank}{suit}") == w.card(rank + suit)


@in_every_language
def test_help_with_swiss_cards_names_no_french_suit(language: str) -> None:
    """Forehand holds Rosen-7, not 7♣; the Under is highest, not the J."""
    french, swiss = words(language), words(language, CardStyle.of("swiss", "dark", {}))
    seven = swiss.card("7C")
    assert seven in swiss.of("schieber", "value-first-forehand-7C")
    for key in of_games(language):
        facts = dict.fromkeys(messages(language)[key].variables, "x")
        said = swiss.say(key, **facts)
        assert not re.search("[♠♥♦♣]", said), f"{key}: {said}"
    assert "7" in french.of("schieber", "value-first-forehand-7C") != seven


PACKS = ("euchre", "euchre-two", "cutthroat")
"""The games that are played with packs of several lengths."""


@in_every_language
@pytest.mark.parametrize("game", PACKS)
def test_the_shortest_pack_ends_with_the_ten_as_the_deck_calls_it(language: str, game: str) -> None:
    """The Banner, with Swiss cards; and nothing stands below it among the trumps."""
    swiss = words(language, CardStyle.of("swiss", "dark", {}))

    def said(of: str, pack: int) -> str:
        facts = dict.fromkeys(messages(language)[f"{game}-{of}"].variables, "x")
        return swiss.say(f"{game}-{of}", **{**facts, "pack": pack})

    ten, shortest = swiss.say("rank-T"), said("help-deal", 20).split("\n")[0]
    assert ten in shortest
    assert not re.search(r"\b10\b", shortest)
    assert f"zur {ten}" not in shortest, "Banner is neuter"
    assert [line for line in said("help-short", 20).split("\n") if re.search("…|9", line)] == []
    assert "…" in said("help-short", 24)


@in_every_language
def test_who_has_shoved_in_coiffeur_has_not_said_to_whom(language: str) -> None:
    """The next player or the partner, by the rules of the table."""
    w = words(language)
    assert w.say("coiffeur-fact-shoved", who="Ann").count(w.say("badge-partner")) == 0
