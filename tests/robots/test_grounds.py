"""Grounds are facts about a position: each is found where it holds, and not beside it."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import pytest

from bot.robots import Budget, explain
from bot.robots.grounds import Ground, grounds_of
from bot.rules import CHANCE, GAMES, AnyGame, Seat, View
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import cards
from tests.robots.helpers import positions, views

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def reached(game: AnyGame, hands: str, *lines: str, **piles: str) -> View[Any]:
    """What the seat to act sees, after these hands were dealt and these lines said and played."""
    options = game.presets["house"]
    dealt = tuple(map(cards, hands.split("/")))
    state: Any = game.start(options, len(dealt))
    left = list(game.pack(options, len(dealt)))
    for card in (*sum(dealt, ()), *sum(map(cards, piles.values()), ())):
        left.remove(card)
    put = {name: cards(text) for name, text in piles.items()}
    put |= {"stock": tuple(left)} if left else {}
    state = game.apply(state, CHANCE, Deal(dealt, tuple(put.items()))).state
    for line in lines:
        seat = game.to_act(state)[0]
        action = game.read(line)
        assert action in game.legal(game.view(state, seat)), line
        state = game.apply(state, seat, action).state
    return game.view(state, game.to_act(state)[0])


def played(*played: str) -> tuple[str, ...]:
    """Cards as lines."""
    return tuple(f"play {card}" for card in " ".join(played).split())


def said(view: View[Any], game: AnyGame, line: str) -> list[str]:
    """The grounds for an action, as codes with their facts."""
    action = game.read(line)
    assert action in game.legal(view), line
    return [str(ground) for ground in grounds_of(game, view, action)]


JASS, EUCHRE, JACKS = GAMES["schieber"], GAMES["euchre"], GAMES["four-jacks"]
EVEN = (
    "JS 9S AS AH KH 6D 7D 6C 7C/KS QS QH JH AD KD QD AC KC/"
    "TS 8S TH 9H 8H JD TD QC JC/7S 6S 7H 6H 9D 8D TC 9C 8C"
)
NO_HEARTS = (
    "JS AS AH KH QH 6D 7D 6C 7C/9S KS JH 7H 6H AD KD QD 8C/"
    "QS TS TH 9H 8H JD TD AC KC/8S 7S 6S 9D 8D QC JC TC 9C"
)
"""Nothing in hearts at seat 3."""


def jass(hands: str, contract: str, *course: str) -> View[Any]:
    """A position of four, two against two, all cards dealt; seat 0 names and leads."""
    return reached(JASS, hands, f"contract {contract}", *played(*course))


@pytest.mark.parametrize(
    ("hands", "contract", "course", "card", "ground"),
    [
        (EVEN, "S", "", "JS", "draws-trump number=6"),
        (EVEN, "S", "", "AH", "highest-left suit=H"),
        (EVEN, "obenabe", "", "AH", "sure-winner"),
        (EVEN, "S", "", "6C", "low-lead"),
        (EVEN, "S", "JS", "QS", "cannot-win"),
        (EVEN, "S", "JS QS", "TS", "points-to-partner who=0"),
        (EVEN, "S", "JS QS", "8S", "partner-holds who=0"),
        (EVEN, "S", "AH", "JH", "saves-trump"),
        (EVEN, "S", "AH", "QS", "ruffs suit=H"),
        (EVEN, "S", "AH JH", "8H", "partner-holds who=0"),
        (EVEN, "S", "AH JH", "TH", "points-likely who=0"),
        (EVEN, "S", "6C", "AC", "hard-to-beat"),
        (EVEN, "obenabe", "6C", "KC", "sure-winner"),
        (EVEN, "obenabe", "6C", "AC", "sure-winner"),
        (EVEN, "undenufe", "7C KC", "JC", "partner-holds who=0"),
        (NO_HEARTS, "S", "AH 6H 8H", "9C", "saves-trump"),
        (NO_HEARTS, "S", "AH 6H 8H", "6S", "ruffs suit=H"),
        (NO_HEARTS, "S", "AH 6H 8H 9C 6D AD TD 8D", "JH", "partner-ruffs suit=H who=3"),
        (NO_HEARTS, "S", "AH 6H 8H 9C 6D AD TD 8D", "8C", "last-of-suit suit=C"),
        (NO_HEARTS, "S", "AH 6H 8H 9C 6D AD TD 8D JH", "9H", "may-be-ruffed suit=H who=3"),
        (NO_HEARTS, "S", "AH 6H 8H 9C 6D AD TD 8D 7H 9H 9D", "QH", "last-cheapest"),
    ],
)
def test_grounds_of_a_card(hands: str, contract: str, course: str, card: str, ground: str) -> None:
    view = jass(hands, contract, course)
    assert said(view, JASS, f"play {card}")[:1] == [ground]


@pytest.mark.parametrize(
    ("hands", "contract", "course", "card"),
    [
        (EVEN, "S", "JS", "KS"),  # the cheaper queen would do
        (EVEN, "S", "AH JH", "9H"),  # neither points nor the cheapest
        (EVEN, "S", "", "7D"),
    ],
)
def test_no_ground_is_made_up(hands: str, contract: str, course: str, card: str) -> None:
    assert said(jass(hands, contract, course), JASS, f"play {card}") == []


def test_a_high_card_keeps_its_guard() -> None:
    hands = (
        "JS AS AH KH QH 7D TD 6C 7C/9S KS JH 7H 6H AD KD QD 8C/"
        "QS TS TH 9H 8H JD 9C AC KC/8S 7S 6S 9D 8D 6D QC JC TC"
    )
    view = jass(hands, "obenabe", "AH 6H 8H")
    assert said(view, JASS, "play 8D")[0] == "keeps-guard card=QC"
    assert "keeps-guard" not in str(said(view, JASS, "play JC"))


def test_the_second_hand_stays_low_and_keeps_its_king() -> None:
    hands = "JD AD 9D AH 9C/KH TH 7C KC 8S/KD QH 8H AC TC/TD 8D 9S KS QS"
    view = reached(EUCHRE, hands, "order", "swap 9S", up="7D")
    assert said(view, EUCHRE, "play JD")[0] == "draws-trump number=6"
    view = reached(EUCHRE, hands, "order", "swap 9S", "play 9C", up="7D")
    assert said(view, EUCHRE, "play 7C") == ["second-hand-low", "keeps-for-later card=KC"]
    assert said(view, EUCHRE, "play KC")[0] == "cheapest-winner"
    view = reached(EUCHRE, hands, "order", "swap 9S", "play 9C", "play 7C", up="7D")
    assert said(view, EUCHRE, "play TC")[0] == "cheapest-winner"


def test_whoever_names_trump_holds_some() -> None:
    hands = "JD AD 9D AH 9C/KH TH 7C KC 8S/KD QH 8H AC TC/TD 8D 9S KS QS"
    view = reached(EUCHRE, hands, up="7D")
    assert said(view, EUCHRE, "order") == ["holds-trumps cards=JD.AD.9D number=3 suit=D"]
    assert said(view, EUCHRE, "pass") == []
    view = reached(EUCHRE, hands, "order", up="7D")
    assert said(view, EUCHRE, "swap 9S") == ["keeps-trumps number=3"], "with the one turned up"
    assert said(view, EUCHRE, "swap 8D") == []


def test_nobody_wants_the_jacks() -> None:
    hands = "KS QS 9S AH AD JD 9D QC/AS JS TH 9H AC KC JC TC/TS KH QH JH KD QD TD 9C"
    passed = "give AD", "give TH", "give TD"
    view = reached(JACKS, hands, *passed)
    mine = {str(card) for card in view.hand}
    assert "KS" in mine
    assert said(view, JACKS, "play KS")[0] == "others-take-it number=2"
    assert said(view, JACKS, "play 9S") == []


@every_game
def test_one_choice_is_no_choice(game: AnyGame) -> None:
    for view in views(game, "single", 300):
        legal = game.legal(view)
        if len(legal) == 1:
            (only,) = legal
            (ground,) = grounds_of(game, view, only)
            assert ground.code in (Ground.ONLY_CHOICE, Ground.LAST_CARD)
            return


@every_game
def test_two_worlds_that_look_alike_get_the_same_grounds(game: AnyGame) -> None:
    """For whatever is done, and for what a robot would do: equal seeds, equal answers."""
    little, found = Budget(2, inf), 0
    for n, (state, seat) in enumerate(positions(game, "grounds", 12)):
        view = game.view(state, seat)
        other = game.view(game.guess(view, Random(n)), Seat(seat))
        action = game.legal(view).sample(Random(n))
        told = [
            explain(game, v, Random(n), little, a) for v in (view, other) for a in (action, None)
        ]
        assert told[:2] == told[2:]
        found += len(told[0].grounds) + len(told[1].grounds)
    assert found
