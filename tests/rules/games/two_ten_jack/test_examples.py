"""The examples of the page, with hearts as trump unless something else is said."""

from random import Random
from typing import Any

import pytest

from bot.robots.kernel import AtRandom, Deals, Playout
from bot.rules import CHANCE, GAMES, Illegal, Refused, Seat, step
from bot.rules.games.two_ten_jack.options import PRESETS, TwoTenJackOptions
from bot.rules.games.two_ten_jack.order import (
    AS_SPADE,
    AS_TRUMP,
    PACK,
    THE_SIX,
    order_of,
    owed,
    trump_in,
    two_that_wins,
    worth_of,
)
from bot.rules.games.two_ten_jack.scoring import winners_of, written_down
from bot.rules.games.two_ten_jack.states import Speculating
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import CLUBS, HEARTS, SPADES, cards
from bot.rules.kit.duties import able
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.match import Match
from bot.rules.kit.tricks import Trick

GAME: Any = GAMES["two-ten-jack"]
HOUSE = TwoTenJackOptions()


def lying(played: str) -> Trick:
    """A trick that seat 0 led to."""
    found = Trick(Seat(0))
    for seat, card in enumerate(cards(played)):
        found = found.with_card(Seat(seat), card, order_of(HEARTS))
    return found


@pytest.mark.parametrize(
    ("played", "winner"),
    [("KS AS", 1), ("AH AS", 1), ("9D AS", 1), ("9D 2H", 1), ("9D KC", 0), ("JS 2S QS AS", 3)],
)
def test_who_takes_a_trick(played: str, winner: int) -> None:
    assert lying(played).winner == winner


@pytest.mark.parametrize(
    ("led", "hand", "led_as", "void", "allowed"),
    [
        ("KS", "AS 3C", "", "must-trump", "AS"),
        ("KS", "AS 4S 3C", "", "must-trump", "AS 4S"),
        ("9H", "AS KS", "", "must-trump", "AS"),
        ("9H", "AS 2H KS", "", "must-trump", "AS 2H"),
        ("9D", "4D AS", "", "must-trump", "4D"),
        ("9D", "AS 2H KS", "", "must-trump", "AS 2H"),
        ("9D", "AS 2H KS", "", "free", "AS 2H KS"),
        ("9D", "AS KS QC", "", "must-trump", "AS"),
        ("9D", "KS QC", "", "must-trump", "KS QC"),
        ("AS", "2H KS 3D", AS_TRUMP, "must-trump", "2H"),
        ("AS", "2H KS 3D", AS_SPADE, "must-trump", "KS"),
        ("AS", "2H 3D", AS_SPADE, "must-trump", "2H"),
    ],
)
def test_what_may_be_played(led: str, hand: str, led_as: str, void: str, allowed: str) -> None:
    found = able(cards(hand), owed(lying(led), HEARTS, void, led_as))
    assert found == cards(allowed)


@pytest.mark.parametrize(
    ("played", "two"),
    [
        ("JS 2S QS AS", "2S"),
        ("JH 2H QH AH", "2H"),
        ("JH 2H QH AS", None),
        ("JD 2D QD AD", None),
        ("JH TH QH AH", None),
        ("2H JH", None),
    ],
)
def test_four_of_a_suit_go_to_the_2(played: str, two: str | None) -> None:
    assert two_that_wins(cards(played), HEARTS) == two


@pytest.mark.parametrize(
    ("values", "ace", "total"), [("japan", -15, 0), ("japan", -5, 10), ("english", -15, 4)]
)
def test_what_a_deal_sums_to(values: str, ace: int, total: int) -> None:
    worth = worth_of(HEARTS, values, ace)
    assert set(worth) == set(PACK) and sum(worth.values()) == total


def test_trump_goes_round() -> None:
    assert [trump_in(HOUSE, deal) for deal in range(1, 5)] == ["C", "D", "H", "C"]
    assert trump_in(PRESETS["short"], 2) == HEARTS


@pytest.mark.parametrize(("ace", "gain"), [(-15, 55), (-5, 45)])
def test_all_six_spades_are_turned_round(ace: int, gain: int) -> None:
    match = Match.new(TwoTenJackOptions(reversal=True, spade_ace=ace), 4)
    cost = sum(worth_of(CLUBS, "japan", ace)[card] for card in THE_SIX)
    after: Any = written_down(match, [0, cost, 0, 0], [0, 6, 0, 0], ()).state
    assert after.match.scores == (0, gain, 0, 0)


def test_ties_are_shared_and_a_limit_ends_the_game() -> None:
    match = replace(Match.new(HOUSE, 4), scores=(12, -30, 12, 6), deal=3)
    assert winners_of(match) == (0, 2)
    assert winners_of(replace(match, deal=2)) == ()
    english = replace(Match.new(PRESETS["speculation"], 2), scores=(31, 19))
    assert winners_of(english) == (0,)
    assert winners_of(replace(english, scores=(29, 17))) == ()


def dealt(options: TwoTenJackOptions, players: int, seed: int = 1) -> Any:
    state = GAME.start(options, players)
    return step(GAME, state, CHANCE, GAME.chance(state, Random(seed).randrange)).state


@pytest.mark.parametrize(
    ("players", "hand", "stock", "with_a_draw"), [(2, 6, 40, 20), (4, 4, 36, 9)]
)
def test_hands_are_filled_up_from_the_stock(
    players: int, hand: int, stock: int, with_a_draw: int
) -> None:
    state, rng, drew = dealt(HOUSE, players), Random(2), 0
    assert len(state.stock) == stock
    while (turn := GAME.to_act(state)) and turn[0] != CHANCE:
        done = step(GAME, state, turn[0], GAME.legal(GAME.view(state, turn[0])).sample(rng))
        drew += sum(event.what.code == "you-drew" for event in done.events)
        state = done.state
    assert drew == with_a_draw * players == stock


def led_the_ace() -> Any:
    """Four players; seat 0 has led the ace of spades."""
    hands = map(cards, ("AS 3D 4D 5D", "2C KS 6D 7D", "3S 4S 8D 9D", "4C 5C TD JD"))
    held = tuple(hands)
    rest = tuple(card for card in PACK if not any(card in hand for hand in held))
    state = step(GAME, GAME.start(HOUSE, 4), CHANCE, Deal(held, (("stock", rest),))).state
    return step(GAME, state, 0, GAME.read("play AS")).state


@pytest.mark.parametrize(("said", "follows"), [("as trump", "play 2C"), ("as spade", "play KS")])
def test_whoever_leads_the_ace_of_spades_says_what_it_is(said: str, follows: str) -> None:
    state = led_the_ace()
    assert isinstance(state, Speculating) and GAME.to_act(state) == (0,)
    with pytest.raises(Illegal):
        step(GAME, state, 1, GAME.read("play 2C"))
    state = step(GAME, state, 0, GAME.read(said)).state
    assert [str(action) for action in GAME.legal(GAME.view(state, 1))] == [follows]
    with pytest.raises(Illegal) as refused:
        step(GAME, state, 1, GAME.read("play 6D"))
    code = "must-follow-trump" if said == "as trump" else "must-follow"
    assert refused.value.reason.code == code
    duty = GAME.duty(GAME.view(state, Seat(1)))
    assert duty is not None and duty.values["suit"] == follows[-1]


@pytest.mark.parametrize("held", ["AS 7S 7D 2H", "AS 8D 7D 2H"])
def test_whoever_can_follow_a_spade_is_not_told_to_trump(held: str) -> None:
    """The ace of spades follows it, as any spade does."""
    hands = tuple(map(cards, ("KS 3D 4D 5D", held, "3S 4S 8H 9D", "4C 5C TD JD")))
    rest = tuple(card for card in PACK if not any(card in hand for hand in hands))
    state = step(GAME, GAME.start(HOUSE, 4), CHANCE, Deal(hands, (("stock", rest),))).state
    state = step(GAME, state, Seat(0), GAME.read("play KS")).state
    with pytest.raises(Illegal) as refused:
        step(GAME, state, Seat(1), GAME.read("play 7D"))
    assert refused.value.reason.code == "must-follow"


def test_what_cannot_be_played_is_refused_in_the_lobby() -> None:
    with pytest.raises(Refused):
        GAME.check(TwoTenJackOptions(card_values="english"), 4)
    with pytest.raises(Refused):
        GAME.check(TwoTenJackOptions(partners=True), 2)
    GAME.check(TwoTenJackOptions(partners=True), 4)


def test_a_suit_that_was_not_followed_may_have_been_drawn_since() -> None:
    """In a guess somebody may hold a suit again that they lacked before a draw."""
    state, rng = dealt(HOUSE, 4, seed=4), Random(6)
    again = False
    for _ in range(24):
        seat = GAME.to_act(state)[0]
        state = step(GAME, state, seat, GAME.legal(GAME.view(state, seat)).sample(rng)).state
    view = GAME.view(state, Seat(0))
    for _ in range(50):
        guess = GAME.guess(view, rng)
        assert GAME.view(guess, Seat(0)) == view
        again |= any(card.suit == SPADES for hand in guess.tricks.hands[1:] for card in hand)
    assert again


def test_the_kernel_draws_in_the_order_of_the_stock() -> None:
    """Every lane ends with all cards gone, and with every point given to somebody."""
    state = dealt(TwoTenJackOptions(), 4)
    rest = GAME.rest(state)
    totals = Playout(Deals([rest])).to_end(AtRandom(Random(1))).totals()
    (tricks, brought, cost, spades) = totals[0]
    assert (sum(tricks), sum(brought), sum(cost), sum(spades)) == (13, 55, 55, 6)
