"""Euchre against the ``Smart`` strategy of euchre-plt: 24 cards, its own way of calling.

Its modules for machine learning and for servers are loaded by its package though nothing of them
is used; stand-ins take the place of what they need.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import MagicMock

from bot.robots.players import Player
from bot.rules import GAMES, Action, Card, Suit, View
from bot.rules.game import AnyGame
from bot.rules.games.euchre.view import EuchreView
from bot.rules.kit.actions import PASS, Call, OrderUp, Play, Swap
from bot.rules.kit.view import Done
from tests.benchmarks.anchors.anchor import Anchor, Follower, NotInstalledError, findable

SUITS: Final = "CDHS"
"""Our suits in the order of its numbers."""
RANKS: Final = "9TJQKA"
PLAYERS: Final = 4
STRATEGY: Final = "Smart 1"
"""The strategy with the parameters of its class, among those of its configuration."""
UNUSED: Final = ("pandas", "requests", "ml", "ml.strategy", "ml.predictor")


class Smart:
    """A seat in which the strategy sits."""

    def __init__(self, source: Path) -> None:
        findable(source, "euchplt/strategy/smart.py")
        if find_spec("yaml") is None:
            raise NotInstalledError("euchre-plt reads YAML: pip install pyyaml")
        (source / "log").mkdir(exist_ok=True)
        for name in UNUSED:
            sys.modules.setdefault(name, MagicMock())
        self._euchre, self._card = import_module("euchplt.euchre"), import_module("euchplt.card")
        strategies = import_module("euchplt.strategy")
        self._strategy = strategies.Strategy.new(STRATEGY)
        self._follower = Follower()
        self._bids: list[Any] = []
        self._tricks: list[Any] = []
        self._won = [0] * PLAYERS
        self._kept: dict[str, Any] = {}
        self._contract: Any = None
        self._caller = 0
        self._context: Any = None

    def __call__(self, game: AnyGame, view: View[Any], rng: Random) -> Action:
        """Its action, once it has been told what happened since."""
        for action in self._follower.new(view):
            self._tell(view, action)
        decision = game.legal(view)
        if view.phase == "swapping":
            hand = (*view.hand, up_of(view))
            return Swap(self._ours(self._strategy.discard(self._state(view, hand))))
        if view.trick is None:
            return self._bid(view, self._strategy.bid(self._state(view, view.hand)))
        self._open_trick(view)
        valid = [self._theirs(action.cards[0]) for action in decision]
        state = self._state(view, view.hand)
        return Play(self._ours(self._strategy.play_card(state, self._tricks[-1], valid)))

    def _tell(self, view: View[Any], done: Done) -> None:
        """Someone called, passed or played."""
        action = done.action
        if type(action) is Play:
            self._open_trick(view)
            self._play(done.seat, self._theirs(action.card))
            self._sit_out(view, after=done.seat)
        elif action == PASS:
            self._bids.append(self._euchre.PASS_BID)
        elif isinstance(action, OrderUp | Call):
            named = action.suit if isinstance(action, Call) else up_of(view).suit
            assert named is not None
            suit = self._card.SUITS[SUITS.index(named)]
            self._contract, self._caller = self._euchre.Bid(suit, action.alone), done.seat
            self._bids.append(self._contract)
            if action.alone:
                self._bids += [self._euchre.NULL_BID] * 3
            self._context = self._euchre.Trick(SimpleNamespace(trump_suit=suit))
            every = self._card.SUITS
            self._played = {s: self._euchre.Hand([]) for s in every}
            self._unplayed: dict[Any, set[Any]] = {s: set() for s in every}
            for card in self._card.CARDS:
                self._unplayed[card.effsuit(self._context)].add(card)

    def _open_trick(self, view: View[Any]) -> None:
        """A trick to play to: the eldest hand leads to the first, unless it sits out."""
        if self._tricks and len(self._tricks[-1].plays) < PLAYERS:
            return
        if self._tricks:
            winner = self._tricks[-1].winning_pos
            self._won[winner] += 1
            self._won[winner ^ 2] += 1
        self._tricks.append(self._euchre.Trick(self._context))
        if len(self._tricks) == 1:
            self._sit_out(view, after=PLAYERS - 1)

    def _sit_out(self, view: View[Any], after: int) -> None:
        """A partner who sits out puts nothing down, when it would be their turn."""
        trick, seat = self._tricks[-1], (after + 1) % PLAYERS
        if seat in view.sitting_out and seat not in [pos for pos, _ in trick.plays]:
            trick.play_card(seat, None)

    def _play(self, seat: int, card: Any) -> None:
        trick, suit = self._tricks[-1], card.effsuit(self._context)
        trick.play_card(seat, card)
        self._played[suit].append_card(card)
        self._unplayed[suit].discard(card)

    def _state(self, view: View[Any], hand: Sequence[Card]) -> Any:
        """The deal as euchre-plt tells its strategies of it; seat 3 deals, as there."""
        is_alone = bool(view.sitting_out)
        return self._euchre.DealState(
            pos=view.seat,
            hand=self._euchre.Hand([self._theirs(card) for card in hand]),
            turn_card=self._theirs(up_of(view)),
            bids=self._bids,
            def_bids=[self._euchre.NULL_BID] * 3 if is_alone else [],
            tricks=self._tricks,
            contract=self._contract,
            caller_pos=self._caller if self._contract else None,
            go_alone=self._contract.alone if self._contract else None,
            def_alone=None,
            def_pos=None,
            played_by_suit=self._played if self._contract else {},
            unplayed_by_suit=self._unplayed if self._contract else {},
            tricks_won=self._won,
            points=[],
            player_state=self._kept,
        )

    def _bid(self, view: View[Any], bid: Any) -> Action:
        if bid.is_pass():
            return PASS
        suit = Suit(SUITS[bid.suit.idx])
        return OrderUp(bid.alone) if view.phase == "ordering-up" else Call(suit, bid.alone)

    def _theirs(self, card: Card) -> Any:
        assert card.suit is not None
        return self._card.CARDS[RANKS.index(card.rank) * 4 + SUITS.index(card.suit)]

    def _ours(self, card: Any) -> Card:
        return Card(f"{RANKS[card.idx // 4]}{SUITS[card.idx % 4]}")


def up_of(view: View[Any]) -> Card:
    """The card turned up."""
    assert isinstance(view, EuchreView) and view.up is not None
    return view.up


def sit_down(source: Path) -> Player:
    """The strategy in one seat."""
    return Smart(source)


def nothing(view: View[Any], actions: Sequence[Action]) -> Action | None:
    """Both know everything that is asked."""
    return None


ANCHOR: Final = Anchor(
    name="euchre-plt's Smart",
    game="euchre",
    options=GAMES["euchre"].options.read("pack=24 lone_lead=eldest"),
    sit_down=sit_down,
    settled=nothing,
)
