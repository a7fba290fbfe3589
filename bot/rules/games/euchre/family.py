"""The differences between the games of the family, as values the shared rules ask for.

Every game's options settle its pack, its calls, its sides, the first lead, and the worth of a deal.
A rule that a game does not change stays as here.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from bot.rules.kit.bowers import JOKERS, euchre_pack, order_of
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.events import Event, tell
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.seats import Seat, alone, partner, seats
from bot.rules.kit.tricks import Order
from bot.rules.options import Options

TRICKS = 5
"""Everybody has five cards, in every game of the family."""
Sides = tuple[tuple[Seat, ...], ...]


@fast_frozen
@dataclass(frozen=True, slots=True)
class Contract:
    """The maker, the trump (``None``: no trump), and the seats that do not play.

    ``called`` is the suit whose highest card in play makes its holder the maker's partner.
    """

    maker: Seat
    trump: Suit | None
    sitting_out: tuple[Seat, ...] = ()
    called: Suit | None = None

    @property
    def word(self) -> str:
        """The contract in a word: the suit, or ``NT``."""
        return self.trump or "NT"

    @property
    def is_alone(self) -> bool:
        """Whether the maker plays without the partner."""
        return partner(self.maker) in self.sitting_out

    @property
    def lone_defender(self) -> Seat | None:
        """The defender who plays without the partner, if one does."""
        silenced = [seat for seat in self.sitting_out if seat != partner(self.maker)]
        return partner(silenced[0]) if silenced else None


@fast_frozen
@dataclass(frozen=True, slots=True)
class Played:
    """A deal played to the end: the contract, the number of players, the makers, their tricks."""

    contract: Contract
    players: int
    makers: tuple[Seat, ...]
    tricks: int

    @property
    def made(self) -> bool:
        """Whether the makers have the three tricks they promised."""
        return self.tricks > TRICKS // 2


@dataclass(frozen=True, slots=True)
class FamilyOptions(Options, ABC):
    """The options of a game of the family. A field of a game takes the place of a property here."""

    @property
    @abstractmethod
    def target(self) -> int:
        """The points that end the game."""

    @property
    @abstractmethod
    def stick_the_dealer(self) -> bool:
        """Whether the dealer must name a suit in round 2."""

    @property
    @abstractmethod
    def joker(self) -> str:
        """``none``, ``best-bower`` or ``benny``."""

    @property
    def joker_turned(self) -> str:
        """The meaning of a joker turned up: it counts as a heart."""
        return "hearts"

    @property
    def defend_alone(self) -> str:
        """The makers against which a defender may play without the partner."""
        return "no"

    @property
    def partner_must_go_alone(self) -> bool:
        """Whether the dealer's partner may accept the turn-up only alone."""
        return False

    @property
    def farmers_hand(self) -> str:
        """The fate of a hand of nines and tens."""
        return "no"

    @property
    def no_trump(self) -> bool:
        """Whether no trump may be named."""
        return False

    @property
    def needs_trump(self) -> bool:
        """Whether the maker must hold a trump."""
        return False

    @property
    def partners_best(self) -> bool:
        """Whether a lone maker may exchange a card with the partner."""
        return False

    @property
    def has_loners(self) -> bool:
        """Whether a maker may say ``alone``."""
        return False

    @property
    def calls_partner(self) -> bool:
        """Whether the maker calls for a partner once the turn-up is settled."""
        return False

    @property
    def ace_only(self) -> bool:
        """Whether of the suit called only the ace makes a partner."""
        return False

    @property
    def best_bower(self) -> Card | None:
        """The joker or the benny, if one is in the pack."""
        return JOKERS[self.joker]

    def order(self, trump: Suit | None) -> Order:
        """The order of cards under this trump."""
        return order_of(trump, JOKERS[self.joker])

    @abstractmethod
    def pack_for(self, players: int) -> int:
        """The number of cards at a table of this size, without the joker."""

    def cards(self, players: int) -> tuple[Card, ...]:
        """The pack in its stated order, with the best bower if one is in it."""
        return euchre_pack(self.pack_for(players), self.best_bower)

    def check(self) -> None:
        """Refuse combinations that do not go together.

        :raises Refused: with the reason.
        """

    def sides(self, players: int) -> Sides:
        """The sides of the whole game: everybody for themselves."""
        return alone(players)

    def sides_of_deal(self, players: int, maker: Seat) -> Sides:
        """The sides of a deal as far as its maker's name tells them: those of the game."""
        return self.sides(players)

    def maker_left_leads(self, is_alone: bool) -> bool:
        """Whether the maker's left leads first, instead of the dealer's left."""
        return False

    @abstractmethod
    def gains(self, deal: Played) -> tuple[int, ...]:
        """The points a deal is worth, one number a seat."""

    def outcome(self, deal: Played) -> Event:
        """A deal played to the end, as everybody is told it."""
        code = "euchred" if not deal.made else "march" if deal.tricks == TRICKS else "made"
        return tell(code, makers=deal.makers, tricks=deal.tricks)

    def winners(self, scores: tuple[int, ...]) -> tuple[Seat, ...]:
        """The winners: every seat that has reached the target; none while the game goes on."""
        target = self.target
        if max(scores) < target:
            return ()
        return tuple([Seat(n) for n, score in enumerate(scores) if score >= target])


def gains_of_one(deal: Played, march: int, euchred: int) -> tuple[int, ...]:
    """The points a seat where a maker plays without a partner.

    The maker earns 1 for three or four tricks and ``march`` for all five; below three, every
    other seat earns ``euchred``.
    """
    maker = 0 if not deal.made else march if deal.tricks == TRICKS else 1
    other = 0 if deal.made else euchred
    return tuple([maker if seat in deal.makers else other for seat in seats(deal.players)])


def against(makers: tuple[Seat, ...], players: int) -> Sides:
    """The makers on one side, everybody else on the other."""
    return makers, tuple(seat for (seat,) in alone(players) if seat not in makers)
