"""Actions typed instead of pressed: labels, the notation, cards in words; and text that is none."""

from collections.abc import Callable

import pytest

from bot.client import typed_action, typed_cards
from bot.client.typed_cards import cards_in
from bot.rules import Decision, Illegal, Pick, Seat
from bot.rules.kit.actions import PASS
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.screens.controls import numbers_to_bid
from bot.words.words import languages, words
from tests.words.playing import heard

ENGLISH = words("en")


def at(game: str, fits: Callable[[Decision], bool]) -> tuple[GameSession, Seat]:
    """A moment at which a seat has such a choice.

    :raises LookupError: no game heard has one.
    """
    for session in heard(game).moments:
        for seat in session.turn:
            if seat >= 0 and fits(session.decision(seat)):
                return session, seat
    raise LookupError(f"{game}: nobody has that choice")


def asked(game: str, verb: str) -> tuple[GameSession, Seat]:
    """A moment at which a seat may do something with this verb."""
    return at(game, lambda decision: any(action.verb == verb for action in decision))


def offered(game: str, *wanted: str) -> tuple[GameSession, Seat]:
    """A moment at which a seat may say all these lines."""
    return at(game, lambda decision: set(wanted) <= {str(action) for action in decision})


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("en", "Q of hearts", "QH"),
        ("en", "queen of Hearts", "QH"),
        ("en", "the ten of spades", "TS"),
        ("en", "seven of diamonds", "7D"),
        ("en", "10 of clubs", "TC"),
        ("de", "Herz Bube", "JH"),
        ("de", "Herz-Ass", "AH"),
        ("de", "Karo 10", "TD"),
        ("de", "jack of clubs", "JC"),
        ("fr", "la dame de cœur", "QH"),
        ("fr", "dix de trèfle", "TC"),
        ("it", "il re di fiori", "KC"),
        ("it", "tre di picche", "3S"),
        ("ja", "ハートのクイーン", "QH"),
        ("en", "q♥", "QH"),
        ("en", "10h", "TH"),
        ("en", "play JS", "JS"),
    ],
)
def test_a_card_in_words(language: str, typed: str, card: str) -> None:
    session, _ = asked("euchre", "play")
    assert typed_action.played(words(language), session, typed) == f"play {card}"


@pytest.mark.parametrize("language", languages())
def test_every_card_by_its_name_in_words(language: str) -> None:
    """No name of a suit or a rank hides another."""
    session, _ = asked("two-ten-jack", "play")
    said = words(language)
    for suit in "SHDC":
        for rank in "AKQJT98765432":
            for first in said.say(f"typed-suit-{suit}").split():
                for second in said.say(f"typed-rank-{rank}").split():
                    for typed in (f"{first} {second}", f"{second} {first}".title()):
                        assert typed_action.played(said, session, typed) == f"play {rank}{suit}"


@pytest.mark.parametrize(
    ("language", "typed", "cards"),
    [
        ("en", "2 of spades, jack of hearts", "2S JH"),
        ("en", "discard JH, 7h and the ten of clubs", "JH 7H TC"),
        ("en", "5♠ 4♠", "5S 4S"),
        ("de", "Herz König und Pik 7", "KH 7S"),
        ("de", "Karo-Ass, Herzbube", "AD JH"),
        ("ja", "ハートのキング、スペードの7", "KH 7S"),
        ("fr", "le roi de cœur et la dame de pique", "KH QS"),
        ("it", "il tre di fiori, re di cuori", "3C KH"),
        ("en", "jack of hearts and a queen", ""),
        ("en", "the lot", ""),
    ],
)
def test_several_cards_in_words(language: str, typed: str, cards: str) -> None:
    assert " ".join(cards_in(words(language), typed)) == cards


@pytest.mark.parametrize("typed", ["xyz", "hearts", "queen", "", "11 of hearts"])
def test_what_names_no_card(typed: str) -> None:
    session, _ = asked("euchre", "play")
    with pytest.raises(Refusal) as refused:
        typed_action.played(ENGLISH, session, typed)
    assert refused.value.reason.values == {"action": typed}


@pytest.mark.parametrize(
    ("game", "language", "typed", "mark"),
    [
        ("euchre", "en", "right bower", "right"),
        ("euchre", "en", "play the left bower", "left"),
        ("euchre", "en", "the right", "right"),
        ("euchre", "de", "den linken Bauer", ""),
        ("euchre", "de", "linker bauer", "left"),
        ("euchre", "de", "right bower", "right"),
        ("euchre", "fr", "le bower droit", "right"),
        ("euchre", "en", "bower", ""),
        ("schieber", "fr", "bour", "puur"),
        ("schieber", "en", "nell", "nell"),
        ("widow-pitch", "en", "left jack", "left"),
        ("widow-pitch", "en", "the jack", ""),
    ],
)
def test_a_card_has_the_name_of_what_it_is(game: str, language: str, typed: str, mark: str) -> None:
    sessions = (one for one in heard(game).moments if one.game.marks(one.view(None)))
    session = next(one for one in sessions if one.game.trick_rules(one.view(None)))
    marks = {name: card for card, name in session.game.marks(session.view(None)).items()}
    if mark:
        line = f"play {marks[mark]}"
        assert typed_action.played(words(language), session, typed) == line
    else:
        with pytest.raises(Refusal, match="no-such-action"):
            typed_action.played(words(language), session, typed)


@pytest.mark.parametrize(("game", "verb"), [("schieber", "contract"), ("pinochle", "trump")])
def test_a_suit_is_enough_to_name_trump(game: str, verb: str) -> None:
    session, seat = asked(game, verb)
    for line in [session.game.write(a) for a in session.decision(seat) if a.verb == verb]:
        suit = line.removeprefix(f"{verb} ")
        if suit in "SHDC":
            name = ENGLISH.suit(suit).split()[-1]
            for typed in (name, name.title(), line):
                assert typed_action.said_as(ENGLISH, session, seat, typed) == line
    with pytest.raises(Refusal) as refused:
        typed_action.said_as(ENGLISH, session, seat, "swords")
    assert refused.value.reason.values == {"action": "swords"}


def test_a_bid_is_a_number_or_what_the_game_has_for_one() -> None:
    session, seat = asked("pinochle", "bid")
    lowest = numbers_to_bid(session.decision(seat))[0]
    for typed in (str(lowest), f"bid {lowest}"):
        assert typed_action.bid(ENGLISH, session, seat, typed) == f"bid {lowest}"
    with pytest.raises(Refusal) as refused:
        typed_action.bid(ENGLISH, session, seat, "hello")
    assert str(refused.value.reason) == "not-a-number bid=hello"


def test_what_nobody_does_in_a_game() -> None:
    """Not "I don’t know", where nothing was typed that could be known."""
    schieber, seat = asked("schieber", "play")
    with pytest.raises(Refusal, match="no-passing"):
        typed_action.passed(schieber)
    with pytest.raises(Refusal, match="no-bidding"):
        typed_action.bid(ENGLISH, schieber, seat, "3")
    euchre, _ = asked("euchre", "play")
    assert typed_action.passed(euchre) == "pass"


@pytest.mark.parametrize(
    ("game", "typed", "line"),
    [
        ("euchre", "order up", "order"),
        ("euchre", "I order it up", "order"),
        ("euchre", "order up alone", "order alone"),
        ("euchre", "go alone", "order alone"),
        ("euchre", "i pass", "pass"),
        ("schieber", "♥", "contract H"),
        ("schieber", "trump hearts", "contract H"),
        ("schieber", "ace high", "contract obenabe"),
        ("coiffeur", "hearts", "contract H"),
        ("coiffeur", "joker 1 hearts", "contract joker1-H"),
        ("coiffeur", "obenabe", "contract obenabe"),
        ("pepper", "no-trump", "trump NT"),
        ("pepper", "NT", "trump NT"),
        ("double-pepper", "alone, hearts", "trump H alone"),
    ],
)
def test_a_label_by_its_words(game: str, typed: str, line: str) -> None:
    session, seat = offered(game, line)
    assert typed_action.said_as(ENGLISH, session, seat, typed) == line


def test_a_suit_that_may_not_be_named_is_refused_by_the_rules() -> None:
    session, seat = offered("euchre", "pass", "order")
    while not any(a.verb == "call" for a in session.decision(seat)):
        session = session.plus(seat, PASS)
        (seat,) = session.turn
    lines = {str(action) for action in session.decision(seat)}
    (down,) = [suit for suit in "SHDC" if f"call {suit}" not in lines]
    for typed in (ENGLISH.say(f"plain-suit-{down}"), f"call {ENGLISH.say(f'sign-{down}')}"):
        line = typed_action.said_as(ENGLISH, session, seat, typed)
        assert line == f"call {down}"
        with pytest.raises(Illegal, match="turned-down"):
            session.plus(seat, session.game.read(line))


@pytest.mark.parametrize(("game", "verb"), [("widow-pitch", "discard"), ("four-jacks", "give")])
def test_cards_put_away_are_typed_with_and_without_the_verb(game: str, verb: str) -> None:
    session, seat = asked(game, verb)
    decision = session.decision(seat)
    assert isinstance(decision, Pick)
    cards = decision.cards[: max(1, decision.at_least)]
    line = str(decision.made_of(cards))
    named = ", ".join(ENGLISH.card(card) for card in cards)
    for typed in (named, " ".join(cards), f"{verb} {named}", f"{verb} {' and '.join(cards)}"):
        assert typed_action.said_as(ENGLISH, session, seat, typed) == line
    for typed in (f"all but {named}", f"{verb} the lot, not {named}"):
        with pytest.raises(Refusal if len(cards) > 1 else (Refusal, Illegal)):
            meant = typed_action.said_as(ENGLISH, session, seat, typed)
            session.plus(seat, session.game.read(meant))
    held = f"play {cards[0]}"
    assert typed_action.played(ENGLISH, session, cards[0]) == held, "to play is to play"


def test_a_pass_is_a_bid_and_a_number_may_stand_among_words() -> None:
    session, seat = asked("pinochle", "bid")
    lowest = numbers_to_bid(session.decision(seat))[0]
    for typed in (f"{lowest} points", f"{lowest}.", f"I bid {lowest}"):
        assert typed_action.bid(ENGLISH, session, seat, typed) == f"bid {lowest}"
    assert typed_action.bid(ENGLISH, session, seat, "pass") == "pass"
    for typed in ("20 or 30", "plenty"):
        with pytest.raises(Refusal, match="not-a-number"):
            typed_action.bid(ENGLISH, session, seat, typed)


def test_what_is_very_long_is_neither_read_nor_kept() -> None:
    """Discord sends six thousand characters: to read them took a tenth of a second, each time."""
    session, seat = asked("euchre", "play")
    known = typed_cards._named.cache_info().currsize
    for typed in ("q " * 3000, "jack of hearts " * 400):
        with pytest.raises(Refusal, match="no-such-action"):
            typed_action.played(ENGLISH, session, typed)
        with pytest.raises(Refusal, match="no-such-action"):
            typed_action.said_as(ENGLISH, session, seat, typed)
        with pytest.raises(Refusal, match="no-such-action"):
            typed_action.bid(ENGLISH, session, seat, typed)
    assert typed_cards._named.cache_info().currsize == known


@pytest.mark.parametrize("language", languages())
def test_a_whole_hand_in_words_is_not_too_long(language: str) -> None:
    said = words(language)
    hand = [said.card(rank + suit) for rank in "AKQJT98" for suit in "HD"]
    assert len(", ".join(hand)) < typed_action.LONGEST
