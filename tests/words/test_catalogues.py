"""Every language says the same things with the same facts, and says them in its own words."""

import re
from fnmatch import fnmatch

import pytest
from fluent.syntax import ast, parse

from bot.rules import GAMES
from bot.words.card_style import CardStyle
from bot.words.words import DEFAULT, languages, texts, words
from tests.support.kept import kept
from tests.words.catalogues import entries, keys, messages

OTHERS = [language for language in languages() if language != DEFAULT]
SAME_EVERYWHERE = (
    "daily-percent",
    "daily-share-of",  # an action and a percentage
    "chair-host",  # a word that German has taken over
    "command-knave",  # the name of the program
    "help-found",  # a command and what it does
    "card-JK",  # a Joker, as German writes it
    "robot-name-*",  # proper names
    "card",  # suit sign and rank, in whatever order
    "rank-*",  # the letters on the cards
    "sign-*",
    "deck-swiss-*",  # Swiss cards have their names in Swiss German
    "pile-is",
    "badge-partner",  # a partner is a Partner
    "mark-*",  # signs on the cards
    "*-mark-*",
    "sides-and",
    "doctor-well",  # a sign before a sentence
    "doctor-fault",
    "card-with-mark",
    "deal-side-last",  # a side and its sum
    "thought-of",  # a player and a card
    "marked-puur",  # as the Swiss say
    "marked-nell",
    "lesson-asked",  # two sentences
    "achievement-item",  # a name and its date
    "achieved",  # a sign and a name
    "achieved-in",
    "plain-achieved",
    "plain-achieved-in",
    "evening-day",  # a date
    "evening-when",  # a moment, which Discord writes
    "mytables-evening",  # a name, a moment and a place
    "comma",  # signs between words, which languages share
    "between-sentences",
    "full-stop",
    "semicolon",
    "rules-set",
    "set-about",
    "option-is",
    "auction-word",
    "game-*",  # games keep their names
    "language-*",  # each language names itself
    "board-column-place",
    "tournament-pair",  # names and signs
    "tournament-versus",
    "tournament-match",
    "tournament-line-knockout",
    "tournament-column-*",  # Buchholz is a name, and a name a Name
    "tournament-robots",
    "parameter-system",
    "parameter-partner",  # a partner is a Partner
    "parameter-tournament",
    "button-tournament-tables",
    "parameter-name",  # a name is a Name, and a code a Code
    "parameter-code",
    "code-label",
    "set-line",  # may be made of names alone
    "*-option-joker",  # a joker is a Joker
    "shown-meld",  # names and numbers
    "decimal",
    "date",
    "button-board-*",  # arrows
    "*-short-contract-*",
    "short-NT",
    "victory-rating",  # names and numbers
    "*-feat-*",  # what is called High or Stöck is called so everywhere
    "digest-board",
    "stats-figure",
    "history-line",  # names, numbers and times
    "replay-trick",
    "replay-hand",
    "replay-pile",
    "button-step-*",  # arrows
    "*-sum-jack*",  # cards and numbers
    "*-sum-big",
    "*-bid-was-trump",  # a player and a suit
    "*-value-factors-*",  # suits, contracts and numbers
    "*-sum-weis",  # Weis and Stöck are called so everywhere
    "*-sum-stoeck",
    "value-no",  # as the Italians say it too: a no, a menu, a robot, one's privacy, a rating
    "button-menu",
    "robot-called",
    "command-privacy",
    "*-rating",
    "victory-ratings",
    "*-title",  # may be made of names alone
    "duplicate-*-line",  # words that bridge has carried everywhere, and numbers
    "duplicate-team",
    "duplicate-field",
    "duplicate-rank",
    "duplicate-share",
    "duplicate-percent",
    "duplicate-imps",
    "duplicate-*-imp",
    "duplicate-robot",
)
"""Keys that may read the same in two languages."""
SAME_IN = {
    "de": ("parameter-duplicate-form", "parameter-duplicate-partner", "menu-duplicate-form"),
    "fr": (
        "table-title-of",
        "command-duplicate",
        "duplicate-column-table",
        "duplicate-column-total",
        "menu-duplicate-level",
        "button-rules",  # words that English once took from French
        "command-table",
        "pace-usual",
        "typed-rank-6",
        "parameter-robots",
        "parameter-phrase",
        "parameter-table",
        "sheet-total",
        "lobby-of",  # a table is a table
        "mytables-line",
        "mytables-item",
        "history-item",
        "schieber-sum-match",  # as players say everywhere
        "daily-points",
        "tag-points",
    ),
}
"""Keys that may read the same in English and in one language that shares the word with it."""


def test_there_are_languages() -> None:
    assert languages()[0] == DEFAULT
    assert OTHERS


@pytest.mark.parametrize("language", languages())
def test_keys_are_found_without_reading_the_messages(language: str) -> None:
    assert keys(language) == messages(language).keys()


@pytest.mark.parametrize("language", languages())
def test_every_entry_is_a_message_or_a_comment(language: str) -> None:
    odd = [
        (file, entry)
        for file, entry in entries(language)
        if not isinstance(entry, ast.Message | ast.BaseComment)
        or (isinstance(entry, ast.Message) and (entry.value is None or entry.attributes))
    ]
    assert odd == []


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice(language: str) -> None:
    keys = [entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_keys_in_the_same_files(language: str) -> None:
    def places(name: str) -> dict[str, str]:
        return {message.key: message.file for message in messages(name).values()}

    assert places(language) == places(DEFAULT)


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_variables(language: str) -> None:
    """Every language says the variables of the others; only those it chooses by may differ."""
    for key, message in messages(language).items():
        model = messages(DEFAULT).get(key, message)
        assert message.said == model.said, key
        assert message.choosing <= model.variables, key


def has_words(pattern: ast.Pattern) -> bool:
    """Whether there are letters in a sentence, beside what it is told and what it refers to."""
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            found = any(map(str.isalpha, part.value))
        else:
            choice = part.expression
            kinds = choice.variants if isinstance(choice, ast.SelectExpression) else ()
            found = any(has_words(variant.value) for variant in kinds)
        if found:
            return True
    return False


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    model = {e.id.name: e.value for _, e in entries(DEFAULT) if isinstance(e, ast.Message)}
    of_games = [name for key in GAMES for name in kept(key).same.get(language, ())]
    allowed_same = (*SAME_EVERYWHERE, *SAME_IN.get(language, ()), *of_games)
    same = [
        entry.id.name
        for _, entry in entries(language)
        if isinstance(entry, ast.Message)
        and entry.value is not None
        and (model_value := model.get(entry.id.name)) is not None
        and entry.value.equals(model_value)
        and has_words(entry.value)
        and not any(fnmatch(entry.id.name, allowed) for allowed in allowed_same)
    ]
    assert same == []


@pytest.mark.parametrize("language", languages())
def test_the_typing_is_neat(language: str) -> None:
    for file, text in texts(language):
        assert "\t" not in text and not re.search(r" $", text, re.MULTILINE), file
        assert text.endswith("\n") and not text.endswith("\n\n"), file
        typed = [line for line in text.splitlines() if re.search(r"\w'\w|\.\.\.", line)]
        assert typed == [], f"{file}: ’ and … are the signs to type"


def test_french_signs_never_stand_at_the_beginning_of_a_line() -> None:
    """A narrow space that does not break (U+202F) keeps : ; ! ? % and « » with their words."""
    apart = re.compile(r"(?<=[^\s|]) [:;?!%»](?=\s|$|[*.,)_`}])|« |\d \d{3}")
    for file, text in texts("fr"):
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        assert [line for line in lines if apart.search(line)] == [], file


@pytest.mark.parametrize("language", ["fr", "it"])
def test_no_blank_stands_before_three_dots(language: str) -> None:
    """But where they stand for what is between two ends (*10 9 … 2*), or begin a line."""
    for file, text in texts(language):
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(r"[^\W\d] …", line)] == [], file


def test_japanese_has_full_width_signs_and_blanks_beside_code_only() -> None:
    """Commands stand apart; a dash is read as a long vowel, and joins two sides of a match only."""
    letter = "[\u3041-\u30ff\u4e00-\u9fff]"
    odd = re.compile(rf"{letter}`|`{letter}|{letter}[:;,!?]|[:;,!?]{letter}| – (?!{{ \$other }})")
    for file, text in texts("ja"):
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        told = [re.sub(r"`[^`]*`", "`", re.sub(r"\]\([^)]*\)", "", line)) for line in lines]
        assert [line for line in told if odd.search(line)] == [], file


def test_japanese_spells_trump_one_way() -> None:
    """As the style sheet does; what a change of *afterwards* everywhere left behind is none."""
    for file, text in texts("ja"):
        assert not re.search("切札|最あと|直あと|以あと", text), file


def test_a_planted_fault_is_seen() -> None:
    """The parser calls a broken sentence junk, and a variable has a name."""
    (junk,) = parse("joined = You sit at { $table").body
    assert isinstance(junk, ast.Junk)
    planted = messages(DEFAULT)["tables-count"]
    assert planted.said == {"count"} and planted.choosing == {"count"}


@pytest.mark.parametrize("language", languages())
def test_labels_of_buttons_are_not_cut_on_phones(language: str) -> None:
    """Discord recommends 38 characters at most, and 34 beside an emoji."""
    for key, message in messages(language).items():
        if re.search(r"(^|-)button(-|$)", key) and not message.variables:
            assert len(message.text) <= 34, f"{key}: {message.text}"


@pytest.mark.parametrize("language", languages())
def test_plain_words_have_no_pictures(language: str) -> None:
    """For whoever listens: those of the sentences go, those in somebody's name stay."""
    usual, plain = words(language), words(language, CardStyle(plain=True))
    for key, facts in (
        ("paused", {}),
        ("really", {"action": "♠"}),
        ("kept-seat", {"robot": "R", "who": "🐱 Cat"}),
        ("mytables-your-turn", {"since": "1"}),
    ):
        said, heard = usual.say(key, **facts), plain.say(key, **facts)
        assert said.endswith(heard) and said != heard, key
    assert "🐱 Cat" in plain.say("kept-seat", robot="R", who="🐱 Cat")
    for key in ("board-back", "board-next", "step-back", "step-on", "deal-back", "deal-on"):
        heard = plain.say(f"button-{key}")
        assert re.search(r"\w", heard) and heard != usual.say(f"button-{key}")
    arrows = ("step-back", "step-on", "deal-back", "deal-on")
    assert len({plain.say(f"button-{key}") for key in arrows}) == len(arrows), "told apart by ear"


@pytest.mark.parametrize("language", languages())
def test_plain_words_say_a_suit_once(language: str) -> None:
    """A screen reader reads a sign as the name that stands beside it; a deck's names stay."""
    usual, plain = words(language), words(language, CardStyle(plain=True))
    swiss, heard = (words(language, CardStyle(deck="swiss", plain=p)) for p in (False, True))
    for suit in "SHDC":
        assert usual.suit(suit).endswith(plain.suit(suit))
        assert plain.suit(suit)[0].isalpha() and not usual.suit(suit)[0].isalpha()
        assert heard.suit(suit) == swiss.suit(suit)


@pytest.mark.parametrize("language", languages())
def test_a_sentence_in_plain_words_that_begins_with_a_suit_has_a_capital(language: str) -> None:
    """Its sign stood there; a name in the midst of a sentence, or alone, stays as it is."""
    plain = words(language, CardStyle(plain=True))
    suit = plain.suit("C")
    for key, message in messages(language).items():
        if "suit" in message.said:
            facts = dict.fromkeys(message.said | message.choosing, "x") | {"suit": suit}
            said = plain.say(key, **facts)
            begins = re.search(rf"(^|(?<=[.!?] )){suit}\b", said)
            assert not (begins and said.endswith((".", "!", "?"))) or suit[0].isupper(), said
    hearts = words("en", CardStyle(plain=True))
    assert hearts.of("all-fours", "event-trump-made", suit=hearts.suit("H")) == "Hearts are trump."
    assert hearts.of("all-fours", "event-stood", who="ann", suit="hearts").startswith("ann stands")
    assert hearts.suit("H") == "hearts"


@pytest.mark.parametrize("language", languages())
def test_no_picture_stands_before_plain_words(language: str) -> None:
    plain = words(language, CardStyle(plain=True))
    for key, message in messages(language).items():
        said = plain.say(key, **dict.fromkeys(message.said | message.choosing, "x"))
        found = re.findall(
            "[\U0001f000-\U0001faff\u231b\u23e9-\u23fa\u25b6\u25c0\u26a0\u2705\u274c]", said
        )
        assert found == [], f"{key}: {said}"
