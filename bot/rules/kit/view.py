"""The view of a seat: the public core that every game's view has.

Views are built up from what the seat may know, never stripped down from a state.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final, Generic

from bot.rules.kit.actions import Action, Hidden
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.match import Match, Opts, Result
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import CHANCE, Seat
from bot.rules.kit.tricks import Trick

MUST_BID: Final = "must-bid"
"""The key of a question for a bid without a pass."""


@fast_frozen
@dataclass(frozen=True, slots=True)
class Done:
    """An action of this deal. In a view the action is as that seat saw it (:class:`Hidden`)."""

    seat: Seat
    action: Action

    def as_seen_by(self, seat: Seat | None) -> "Done":
        """The action as this seat saw it: cards put down unseen are hidden from all others."""
        if self.seat == seat:
            return self
        return _unseen(self.seat, self.action.verb, len(self.action.cards))


@cache
def _unseen(seat: Seat, verb: str, count: int) -> Done:
    """So many cards put down unseen."""
    return Done(seat, Hidden(verb, count))


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards on the table that are in nobody's hand: how many, and those this seat may see."""

    name: str
    count: int
    cards: tuple[Card, ...] = ()


@fast_frozen
@dataclass(frozen=True, slots=True)
class Shown:
    """Cards a player has laid open (a meld), with their points in ``what``."""

    seat: Seat
    cards: tuple[Card, ...]
    what: Reason


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of a score sheet that is kept by something other than deals: a contract, say.

    ``points`` run by side, in the order of :meth:`Game.sides`; ``None`` is still to be written.
    """

    what: Reason
    points: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class View(Generic[Opts]):
    """The table as ``seat`` sees it (``None``: a spectator). All tuples run by seat number.

    ``hand`` is in playing order; ``turn`` holds everybody who may act now; ``contract`` is the
    suit letter, ``NT`` or the game's own word, empty before it is named; ``sides`` are as far as
    this seat can know; ``history`` is this deal, simultaneous choices in seat order; ``result``
    comes with the end of the game.
    """

    seat: Seat | None
    match: Match[Opts]
    phase: str
    turn: tuple[Seat, ...]
    counts: tuple[int, ...]
    sides: tuple[tuple[Seat, ...], ...]
    tricks_won: tuple[int, ...]
    hand: tuple[Card, ...] = ()
    history: tuple[Done, ...] = ()
    trick: Trick | None = None
    last_trick: Trick | None = None
    trump: Suit | None = None
    contract: str = ""
    maker: Seat | None = None
    sitting_out: tuple[Seat, ...] = ()
    piles: tuple[Pile, ...] = ()
    shown: tuple[Shown, ...] = ()
    result: Result | None = None

    @property
    def asks(self) -> str:
        """The key of the question asked, which everybody can see: the phase, or a word of its own.

        A phase in which one may pass has another word where one may not (:data:`MUST_BID`).
        """
        return self.phase

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The facts that players of this game keep count of, from nothing but this view."""
        return ()

    @property
    def stake(self) -> Reason | None:
        """The one thing that counts now in this deal, from nothing but this view.

        Everybody who knows the same sides reads the same, but for what somebody has said in secret:
        the code of that begins with ``own-``.
        """
        return None

    @property
    def slate(self) -> tuple[SheetLine, ...]:
        """The lines of the score sheet, where they are not the deals; everybody sees the same.

        A line is told in the game's own words, ``line-…``.
        """
        return ()

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The tags on a player's plate, from nothing but this view: a bid, a meld, points taken.

        All see the same plates, so they are alike in every view of a state; the most important is
        first. Where :attr:`facts` has nothing, they are told in words too.
        """
        return ()

    @property
    def players(self) -> int:
        """The number of players at the table."""
        return self.match.players

    @property
    def options(self) -> Opts:
        """The options of the game."""
        return self.match.options

    @property
    def deal(self) -> int:
        """The number of this deal, from 1."""
        return self.match.deal

    @property
    def dealer(self) -> Seat:
        """The seat whose deal it is."""
        return self.match.dealer

    @property
    def scores(self) -> tuple[int, ...]:
        """The points written down so far."""
        return self.match.scores

    @property
    def target(self) -> int:
        """The points that end the game; 0 where none do."""
        return self.match.options.target

    @property
    def last_deal(self) -> int:
        """The number of the deal that ends the game; 0 where something else does."""
        return self.match.options.deals_in(self.players)

    @property
    def waits_for_deck(self) -> bool:
        """Whether the next action is the deck's."""
        return self.turn == (CHANCE,)

    @property
    def is_asked(self) -> bool:
        """Whether a question is put to the viewing seat."""
        return self.seat in self.turn

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The side this seat belongs to, as far as known; the seat alone if nothing is."""
        return next((side for side in self.sides if seat in side), (seat,))
