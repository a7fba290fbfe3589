"""The contract of a game.

A game is a stateless singleton: pure functions from frozen states to frozen states. A phase
is a state class of its own. Chance is an actor, and legality is read off a view alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from bot.rules.actions import Action, Deal, Vocabulary
from bot.rules.cards import Card
from bot.rules.decisions import Decision
from bot.rules.options import Options
from bot.rules.reasons import Fact, Illegal, Reason, Refused
from bot.rules.seats import CHANCE, Seat, after
from bot.rules.view import View

Opts = TypeVar("Opts", bound=Options)
S = TypeVar("S")
V = TypeVar("V", bound=View[Any])

Below = Callable[[int], int]
"""Draws a whole number from 0 to n − 1, every one as likely."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for those who may know it: ``to=None`` is everybody."""

    what: Reason
    to: tuple[Seat, ...] | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether this seat (``None``: a spectator) may know of it."""
        return self.to is None or (seat is not None and seat in self.to)


def tell(code: str, *, to: tuple[Seat, ...] | None = None, **facts: Fact) -> Event:
    """An event in one line."""
    return Event(Reason.of(code, **facts), to)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A state and what was told on the way to it."""

    state: S
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: one score a seat, every winner (all who share the top), and why."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    why: Reason


@dataclass(frozen=True, slots=True)
class Match(Generic[Opts]):
    """What stands between the deals: options, scores a seat, whose deal it is and which."""

    options: Opts
    players: int
    scores: tuple[int, ...]
    dealer: Seat
    deal: int = 1

    @classmethod
    def new(cls, options: Opts, players: int) -> "Match[Opts]":
        """A game not yet begun. The first dealer is the highest seat."""
        return cls(options, players, (0,) * players, Seat(players - 1))

    def scored(self, gains: Sequence[int]) -> "Match[Opts]":
        """The same with each seat's gain added."""
        return replace(self, scores=tuple(map(sum, zip(self.scores, gains, strict=True))))

    def next_deal(self) -> "Match[Opts]":
        """The deal passes to the next seat."""
        return replace(self, dealer=after(self.dealer, self.players), deal=self.deal + 1)


@dataclass(frozen=True, slots=True)
class Layout:
    """How the deck is handed out: cards a hand, and the piles in the order they are filled.

    A pile of ``None`` cards takes all that is left. ``packet`` cards are dealt at a time.
    """

    hand: int
    piles: tuple[tuple[str, int | None], ...] = ()
    packet: int = 1


class Game(ABC, Generic[Opts, S, V]):
    """One game. Everything a table, a screen, a robot or a log needs is asked through here."""

    key: ClassVar[str]
    version: ClassVar[int] = 1
    options: type[Opts]
    presets: Mapping[str, Opts]
    clockwise: ClassVar[bool] = True
    vocabulary: Vocabulary

    def check(self, options: Opts, players: int) -> None:
        """Refuse combinations that do not go together.

        :raises Refused: with the reason.
        """
        if players not in self.players(options):
            allowed = " ".join(str(n) for n in self.players(options))
            raise Refused(Reason.of("table-size", players=players, allowed=allowed))

    @abstractmethod
    def players(self, options: Opts) -> Sequence[int]:
        """The table sizes allowed."""

    @abstractmethod
    def pack(self, options: Opts, players: int) -> tuple[Card, ...]:
        """The pack in its stated order: the shuffle starts from it."""

    @abstractmethod
    def sides(self, options: Opts, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides of the whole game."""

    @abstractmethod
    def layout(self, options: Opts, players: int) -> Layout:
        """How a deal hands out the pack."""

    @abstractmethod
    def start(self, options: Opts, players: int) -> S:
        """A whole game, before its first deal. Check the options first."""

    @abstractmethod
    def to_act(self, s: S) -> tuple[Seat, ...]:
        """Who may act: () when over, (CHANCE,), one seat, or several who choose together."""

    @abstractmethod
    def match(self, s: S) -> Match[Opts]:
        """What stands between the deals, in any phase."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> V:
        """What that seat may know; ``None`` is a spectator."""

    @abstractmethod
    def legal(self, v: V) -> Decision:
        """What the viewing seat may do now, from the view alone; nothing if it is not its turn."""

    def moves(self, s: S, seat: Seat) -> Decision:
        """What ``legal`` says of this seat's view, as a robot asks it in a state it guessed.

        A game that knows a shorter way than building the view may take it.
        """
        return self.legal(self.view(s, seat))

    @abstractmethod
    def guess(self, v: V, rng: Random) -> S:
        """A full state, drawn at random among those the view allows."""

    @abstractmethod
    def why(self, v: V, action: Action) -> Reason:
        """Why an action that is not legal is refused."""

    @abstractmethod
    def apply(self, s: S, seat: Seat, action: Action) -> Step[S]:
        """Carry out a legal action. Not checked here: see :func:`step`."""

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """How the game ended; ``None`` while it goes on."""

    def chance(self, s: S, below: Below) -> Action:
        """The deck's action: Fisher-Yates over the pack, dealt from the dealer's left."""
        match = self.match(s)
        pack = shuffled(self.pack(match.options, match.players), below)
        first = after(match.dealer, match.players)
        return deal_out(pack, self.layout(match.options, match.players), match.players, first)

    def marks(self, v: V) -> Mapping[Card, str]:
        """Cards of the hand that are not what they seem (a bower), by the word that marks them."""
        return {}

    def write(self, action: Action) -> str:
        """The line of an action."""
        return str(action)

    def read(self, text: str) -> Action:
        """The action of a line; ``ValueError`` with a sentence if there is none."""
        return self.vocabulary.read(text)

    def misdeal(self, s: S, action: Action) -> Reason | None:
        """Why this is no deal of the pack; ``None`` if it is one."""
        match = self.match(s)
        pack = self.pack(match.options, match.players)
        layout = self.layout(match.options, match.players)
        if not isinstance(action, Deal):
            return Reason.of("not-a-deal")
        right = deal_out(pack, layout, match.players, Seat(0))
        shape = [len(h) for h in right.hands], [(n, len(p)) for n, p in right.piles]
        if shape != ([len(h) for h in action.hands], [(n, len(p)) for n, p in action.piles]):
            return Reason.of("misdealt-counts")
        if sorted(action.cards) != sorted(pack):
            return Reason.of("misdealt-cards")
        return None


AnyGame = Game[Any, Any, Any]


def shuffled(pack: Sequence[Card], below: Below) -> tuple[Card, ...]:
    """Fisher-Yates from the last card down: swap place i with place ``below(i + 1)``."""
    cards = list(pack)
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def deal_out(pack: Sequence[Card], layout: Layout, players: int, first: Seat) -> Deal:
    """Hand out a shuffled pack from its top, in packets from ``first`` on, then the piles."""
    hands: list[list[Card]] = [[] for _ in range(players)]
    at = 0
    while any(len(hand) < layout.hand for hand in hands):
        for turn in range(players):
            hand = hands[(first + turn) % players]
            size = min(layout.packet, layout.hand - len(hand))
            hand.extend(pack[at : at + size])
            at += size
    piles = []
    for name, count in layout.piles:
        end = len(pack) if count is None else at + count
        piles.append((name, tuple(pack[at:end])))
        at = end
    return Deal(tuple(map(tuple, hands)), tuple(piles))


def step(game: Game[Opts, S, V], s: S, seat: int, action: Action) -> Step[S]:
    """Check turn and legality, then apply.

    :raises Illegal: not this seat's turn, or not allowed; it carries the reason.
    """
    turn = game.to_act(s)
    if seat not in turn:
        raise Illegal(not_your_turn(turn))
    if seat == CHANCE:
        if fault := game.misdeal(s, action):
            raise Illegal(fault)
    else:
        view = game.view(s, Seat(seat))
        if action not in game.legal(view):
            raise Illegal(game.why(view, action))
    return game.apply(s, Seat(seat), action)


def not_your_turn(turn: tuple[Seat, ...]) -> Reason:
    """Why a seat that is not asked may not act: the game is over, dealing, or another's turn."""
    if not turn:
        return Reason.of("game-over")
    if turn == (CHANCE,):
        return Reason.of("being-dealt")
    return Reason.of("not-your-turn", turn=turn)
