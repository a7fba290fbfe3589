"""A hand lies as its owner likes it: always the same cards, by the order of the game."""

from itertools import pairwise, product
from random import Random
from typing import get_args

import pytest

from bot.rules import CHANCE, GAMES, Seat, step
from bot.rules.about.hand_order import AS_LAID, HandOrder, Ranks, Side, SuitOrder, arranged
from bot.rules.kit.bowers import order_of
from bot.rules.kit.cards import HEARTS, RANKS, SPADES, cards, pack
from bot.rules.kit.tricks import Order

WISHES = [
    HandOrder(*parts) for parts in product(get_args(SuitOrder), get_args(Ranks), get_args(Side))
]
BOWERS = order_of(HEARTS)
HELD = cards("JH JD AH KS 9S TC AD 9D")
"""With hearts as trumps, as the game lays it: both bowers and the ace are trumps."""


def laid(wish: HandOrder, held: str = " ".join(HELD), order: Order = BOWERS) -> str:
    return " ".join(arranged(cards(held), order, wish))


@pytest.mark.parametrize("wish", WISHES, ids=str)
def test_an_order_is_read_as_it_was_written(wish: HandOrder) -> None:
    assert HandOrder.read(str(wish)) == wish


def test_what_is_not_known_is_as_the_game_lays_it() -> None:
    assert HandOrder.read("HCSD sideways up") == HandOrder.read("") == AS_LAID


def test_bowers_lie_with_the_trumps() -> None:
    assert laid(HandOrder("SHDC")) == "JH JD AH KS 9S AD 9D TC"
    assert laid(HandOrder("CSHD", "rising", "right")) == "TC 9S KS 9D AD AH JD JH"
    assert laid(HandOrder("SHDC", "rising")) == "AH JD JH 9S KS 9D AD TC"


def test_suits_take_turns_from_the_trumps_on_either_side() -> None:
    held = "AS KS AH AC AD"
    plain = Order.plain(pack(RANKS), RANKS, trump=HEARTS)
    assert laid(HandOrder(ranks="rising"), held, plain) == "AH AC AD KS AS"
    assert laid(HandOrder(trumps="right"), held, plain) == "AC AD AS KS AH"


def test_a_card_of_no_suit_lies_beyond_the_trumps() -> None:
    joker = cards("JK")[0]
    assert laid(HandOrder(trumps="right"), "JK AS KH", order_of(None, joker)) == "AS KH JK"
    assert laid(HandOrder(trumps="right"), "JK JS AS KH", order_of(SPADES, joker)) == "KH JK JS AS"
    assert laid(HandOrder(ranks="rising"), "JK AS KH", order_of(None, joker)) == "JK AS KH"


@pytest.mark.parametrize("key", GAMES)
def test_hands_of_every_game_lie_in_its_order(key: str) -> None:
    """As laid by the game, and as wished: suits stay together, and rise or fall throughout."""
    rng, game = Random(7), GAMES[key]
    for options in game.presets.values():
        state = game.start(options, game.players(options)[-1])
        for _ in range(120):
            if not (turn := game.to_act(state)):
                break
            seat = rng.choice(turn)
            if seat == CHANCE:
                action = game.chance(state, rng.randrange)
            else:
                action = game.legal(game.view(state, seat)).sample(rng)
            state = step(game, state, seat, action).state
            view = game.view(state, Seat(rng.randrange(game.match(state).players)))
            order, wish = game.order(view), rng.choice(WISHES)
            assert order.sorted(view.hand) == view.hand
            lying = arranged(view.hand, order, wish)
            assert sorted(lying) == sorted(view.hand)
            suits = [order.suit_of[card] for card in lying]
            assert len([1 for a, b in pairwise(suits) if a != b]) == max(len({*suits}) - 1, 0)
            if view.trump in suits:
                assert suits[0 if wish.trumps == "left" else -1] in (view.trump, None)
            for low, high in pairwise(lying):
                if order.suit_of[low] == order.suit_of[high]:
                    rises = order.strength[high] - order.strength[low]
                    assert rises == 0 or (rises > 0) == (wish.ranks == "rising")
