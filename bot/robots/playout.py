"""Playing a deal on in one's head, in any game."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from bot.robots.evaluate import Evaluation
from bot.rules import Action, Card, Choose, Decision, Pick, Seat, Suit
from bot.rules.game import AnyGame
from bot.rules.kit.actions import NO, PASS, Bid, Call, NameContract, Play

MAX_ACTIONS: Final = 400
"""The actions after which a playout stops, so that no game can hold a robot for ever."""
MAX_CANDIDATES: Final = 24
"""The actions of a decision above which only a sample is compared."""
PASS_RATE: Final = 0.6
"""The share of passes where passing is allowed, whatever the hand: auctions stay short."""
AUCTION_PASS_RATE: Final = 0.92
"""The share of passes in an auction: nobody should bid in the hope of being outbid."""
LONG_SUIT_RATE: Final = 0.8
"""The share of namings that go to the longest suit."""


def candidates(decision: Decision, rng: Random) -> Sequence[Action]:
    """The different actions worth comparing: all of them, or a sample where there are many.

    Of many sets of cards these are drawn at random. Of a long row of bids they are the lowest,
    and then ever larger steps: a robot that wants to bid higher will be asked again.
    """
    if isinstance(decision, Pick):
        if len(decision) <= MAX_CANDIDATES:
            return tuple(dict.fromkeys(decision))
        drawn = (decision.sample(rng) for _ in range(MAX_CANDIDATES))
        return tuple(dict.fromkeys((*decision.others, *drawn)))
    bids = numbers_bid(decision)
    if len(bids) <= MAX_CANDIDATES:
        return tuple(dict.fromkeys(decision))
    steps = {bids[2**n - 1] for n in range(len(bids).bit_length())}
    left_out = set(bids) - steps
    return tuple(action for action in decision if action not in left_out)


def numbers_bid(decision: Choose) -> Sequence[Bid]:
    """The bids of a number among the choices, from the lowest up."""
    return [a for a in decision.actions if type(a) is Bid and isinstance(a.value, int)]


def habit(decision: Decision, hand: Callable[[], tuple[Card, ...]], rng: Random) -> Action:
    """A plausible action for a playout: pass more often than not, bid low, name a long suit.

    Cards fall at random: in one game of the house the highest card is best, in another the
    lowest is worst, and chance is the only player that misjudges neither.
    """
    if not isinstance(decision, Choose) or isinstance(decision.actions[0], Play):
        return decision.sample(rng)
    bids = numbers_bid(decision)
    for quiet in (PASS, NO):
        if quiet in decision.actions and rng.random() < (AUCTION_PASS_RATE if bids else PASS_RATE):
            return quiet
    if bids:
        return bids[min(int(rng.expovariate(1)), len(bids) - 1)]
    if rng.random() < LONG_SUIT_RATE and (named := _of_the_longest_suit(decision, hand)):
        return rng.choice(named)
    return decision.sample(rng)


def _of_the_longest_suit(
    decision: Choose, hand: Callable[[], tuple[Card, ...]]
) -> Sequence[Action]:
    """The choices that name the suit of which the hand has most cards, if suits are named."""
    suits = {a: suit for a in decision.actions if (suit := suit_named(a)) is not None}
    if len(suits) < 2:
        return ()
    held = Counter(card.suit for card in hand())
    most = max(held[suit] for suit in suits.values())
    return [action for action, suit in suits.items() if held[suit] == most]


def suit_named(action: Action) -> Suit | None:
    """The suit that an action names, if it does."""
    if isinstance(action, Call):
        return action.suit
    if isinstance(action, NameContract) and isinstance(action.contract, Suit):
        return action.contract
    return None


def play_out(
    game: AnyGame,
    evaluation: Evaluation,
    state: Any,
    rng: Random,
    until: Callable[[Any], object] = lambda _: False,
) -> Any:
    """The state after the rest of the deal, or once it is ``until`` there, everyone by habit."""
    for _ in range(MAX_ACTIONS):
        turn = game.to_act(state)
        if evaluation.over(state, turn) or until(state):
            break
        action = habit(game.moves(state, turn[0]), _hand(game, state, turn[0]), rng)
        state = game.apply(state, turn[0], action).state
    return state


def _hand(game: AnyGame, state: Any, seat: Seat) -> Callable[[], tuple[Card, ...]]:
    """The cards of a seat, looked up only where they are asked for."""
    return lambda: tuple(game.view(state, seat).hand)
