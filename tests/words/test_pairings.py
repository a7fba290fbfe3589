"""National cards stand for French ones as a game pairs them, in every word about them."""

from __future__ import annotations

import re

import pytest

from bot.rules import GAMES
from bot.storage.rows.ids import UserId
from bot.tables.model.lobby import Lobby
from bot.tables.screens.help_screen import rules_of_table, sets_of_rules
from bot.tables.screens.names import rules_in_short
from bot.tables.screens.rules_about import page_text, set_about
from bot.words.card_style import CardStyle
from bot.words.words import Words, languages, words
from cardart.scene import FACES, PAIRED, SUITS, printed

PAIRINGS = sorted(PAIRED.items())
GAME = "schieber"
SWISS, HOUSE = GAMES[GAME].presets["swiss"], GAMES[GAME].presets["house"]
PAGES = ("short", "aim", "deal", "bidding", "play", "scoring")


def cards_of(w: Words) -> dict[str, str]:
    return {card: w.card(card) for card in FACES}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("deck", "of"), PAIRINGS)
def test_a_card_is_called_what_is_printed_on_it(
    language: str, deck: str, of: tuple[str, str]
) -> None:
    own = words(language, CardStyle.of(of[0], "dark", {}))
    w = own.paired(of[1])
    assert w.style.deck == deck and w.paired("").style == own.style
    for card, called in cards_of(w).items():
        assert called == own.card(printed(w.style.deck, card)[1])
        if len(card) == 2 and card[1] in SUITS:
            assert w.say(f"card-{card}") == called, "where a sentence refers to it"
    for suit, same in zip(SUITS, of[1], strict=True):
        assert (w.suit(suit), w.say(f"sign-{suit}")) == (own.suit(same), own.say(f"sign-{same}"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("deck", ["classic", "jumbo-four"])
def test_french_cards_know_no_pairing(language: str, deck: str) -> None:
    own = words(language, CardStyle.of(deck, "dark", {}))
    assert own.paired("DCSH") is own


@pytest.mark.parametrize(("deck", "of"), PAIRINGS)
def test_an_emoji_is_that_of_the_card_that_is_printed(deck: str, of: tuple[str, str]) -> None:
    own = CardStyle.of(of[0], "dark", {})
    book = {(own.deck, card): f"<:{card}:{n}>" for n, card in enumerate(FACES)}
    w = words("de", CardStyle.of(of[0], "dark", book)).paired(of[1])
    for card in FACES:
        assert w.emoji(card).split(":")[1] == printed(w.style.deck, card)[1]


def order_of(text: str, named: list[str]) -> list[str]:
    """The suits of a text, in their order."""
    return re.findall("|".join(map(re.escape, named)), text)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("deck", ["classic", "swiss"])
def test_rules_name_the_suits_as_these_rules_pair_them(language: str, deck: str) -> None:
    """Acorns and roses count single, shields and bells double, whatever table the reader is at."""
    w = words(language, CardStyle.of(deck, "dark", {}))
    eichel, schellen, schilten, rosen = (w.say(f"sign-{suit}") for suit in "SHDC")
    for at in (w, w.paired(SWISS.pairing)):
        said = set_about(at, GAMES[GAME], "swiss")
        found = order_of(said, [eichel, schellen, schilten, rosen])
        if deck == "swiss":
            assert (set(found[:2]), set(found[2:])) == ({rosen, eichel}, {schilten, schellen})
        else:
            assert found == ["♥", "♦", "♠", "♣"]
        assert set_about(at, GAMES[GAME], "house") == set_about(w, GAMES[GAME], "house")


@pytest.mark.parametrize("language", languages())
def test_help_and_rules_of_a_table_speak_of_its_pairing(language: str) -> None:
    w = words(language, CardStyle.of("swiss", "dark", {}))
    swiss = Lobby.open(GAME, "swiss", UserId(1), "Ann")
    jass = w.paired(SWISS.pairing)
    for page in PAGES:
        assert page_text(w, GAME, page, swiss) == page_text(jass, GAME, page, swiss)
    assert jass.say("sign-H") in page_text(w, GAME, "bidding", swiss)
    told = rules_of_table(w, swiss.with_option("first_forehand", "7D"))
    assert jass.card("7D") in told and w.card("7D") not in told
    assert rules_in_short(w, swiss) == rules_in_short(jass, swiss)
    value = jass.value(GAME, "factors", SWISS.factors)
    assert value in sets_of_rules(w, GAME)
    usual = w.value(GAME, "factors", HOUSE.factors)
    assert usual in told, "the standard rules as they pair the suits"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_place_with_rules_of_its_own_has_a_name(game: str, language: str) -> None:
    w = words(language)
    for preset in GAMES[game].expected:
        assert preset in GAMES[game].presets
        assert w.has(f"{game}-preset-{preset}-where")
