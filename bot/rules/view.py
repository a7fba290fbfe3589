"""What one seat may know: the public core that every game's view has.

Views are built up from what the seat may know, never stripped down from a state.
"""

from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.rules.actions import Action, Hidden
from bot.rules.cards import Card, Suit
from bot.rules.options import Options
from bot.rules.reasons import Reason
from bot.rules.seats import CHANCE, Seat
from bot.rules.tricks import Trick

Opts = TypeVar("Opts", bound=Options, covariant=True)


@dataclass(frozen=True, slots=True)
class Done:
    """One action of this deal. In a view the action is as that seat saw it (:class:`Hidden`)."""

    seat: Seat
    action: Action

    def seen_by(self, seat: Seat | None) -> "Done":
        """The same with its cards hidden, unless this seat did it. For cards put down unseen."""
        if self.seat == seat:
            return self
        return Done(self.seat, Hidden(self.action.verb, len(self.action.cards)))


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards on the table that are in nobody's hand: how many, and those this seat may see."""

    name: str
    count: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards a player has laid open (a meld), with what they count."""

    seat: Seat
    cards: tuple[Card, ...]
    what: Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Generic[Opts]):
    """The table as ``seat`` sees it (``None``: a spectator). All tuples run by seat number.

    ``hand`` is in playing order; ``turn`` holds everybody who may act now; ``contract`` is the
    suit letter, ``NT`` or the game's own word, empty before it is named; ``sides`` are as far as
    this seat can know; ``history`` is this deal, simultaneous choices in seat order; ``facts``
    are what the players of this game keep count of.
    """

    seat: Seat | None
    players: int
    options: Opts
    phase: str
    deal: int
    dealer: Seat
    turn: tuple[Seat, ...]
    hand: tuple[Card, ...] = ()
    counts: tuple[int, ...]
    trick: Trick | None = None
    last_trick: Trick | None = None
    trump: Suit | None = None
    contract: str = ""
    maker: Seat | None = None
    silent: tuple[Seat, ...] = ()
    sides: tuple[tuple[Seat, ...], ...]
    tricks_won: tuple[int, ...]
    scores: tuple[int, ...]
    target: int
    piles: tuple[Pile, ...] = ()
    shown: tuple[Shown, ...] = ()
    history: tuple[Done, ...] = ()
    facts: tuple[Reason, ...] = ()

    @property
    def waits_for_deck(self) -> bool:
        """Whether the next action is the deck's."""
        return self.turn == (CHANCE,)

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The side this seat belongs to, as far as known; the seat alone if nothing is."""
        return next((side for side in self.sides if seat in side), (seat,))
