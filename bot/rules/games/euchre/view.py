"""The view of a seat of the family, and the facts its players keep count of."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.games.euchre.family import Contract, FamilyOptions
from bot.rules.games.euchre.stake import stake_of
from bot.rules.games.euchre.states import MUST_NAME, MUST_SWAP, Naming, Swapping
from bot.rules.kit.bowers import trumps_in_pack
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.facts import trumps_played
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import View


@fast_frozen
@dataclass(frozen=True, slots=True)
class EuchreView(View[FamilyOptions]):
    """The public core, the turn-up and the suit it counts as, and the cards this seat drew.

    ``called`` is the suit whose highest card in play makes its holder the maker's partner.
    """

    up: Card | None = None
    up_suit: Suit | None = None
    drawn: tuple[Card, ...] = ()
    called: Suit | None = None

    @property
    def asks(self) -> str:
        """The phase; a dealer may be stuck with the naming, or have to take a joker turned up."""
        if self.turn == (self.dealer,):
            if self.phase == Naming.phase and self.options.stick_the_dealer:
                return MUST_NAME
            at_once = self.options.joker_turned == "makers-at-once"
            if self.phase == Swapping.phase and at_once and self.up == self.options.best_bower:
                return MUST_SWAP
        return self.phase

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The turn-up's fate, lone players, the call, the trumps; the stake tells of tricks."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """The tricks that the makers still need, as far as this seat knows the makers."""
        return stake_of(self)


def _facts(v: EuchreView) -> Iterator[Reason]:
    if v.up is None or v.up_suit is None:
        return
    if v.maker is None:
        yield _turn_up(v.up, v.up_suit, None, v.phase == Naming.phase)
        return
    contract = Contract(v.maker, v.trump, v.sitting_out, v.called)
    makers = v.side_of(v.maker) if len(v.sides) <= 2 else None
    yield from _of_contract(v, contract, v.up, v.up_suit)
    if v.trick and v.options.calls_partner:
        yield from _of_call(contract, makers)
    if v.trick and v.trump is not None:
        order, size = v.options.order(v.trump), v.options.pack_for(v.players)
        yield trumps_played(
            v, order.cards_of(v.trump), trumps_in_pack(v.trump, v.options.best_bower, size)
        )


def _of_contract(v: EuchreView, contract: Contract, up: Card, suit: Suit) -> Iterator[Reason]:
    is_taken = all(pile.name != "up" for pile in v.piles)
    yield _turn_up(up, suit, v.dealer if is_taken else None, contract.trump != suit)
    if contract.is_alone:
        yield Reason.of("alone", who=contract.maker)
    if (defender := contract.lone_defender) is not None:
        yield Reason.of("defends-alone", who=defender)


def _of_call(contract: Contract, makers: tuple[Seat, ...] | None) -> Iterator[Reason]:
    """The suit that the maker called, and the partner it turned out to make."""
    maker = contract.maker
    if contract.called is not None:
        yield Reason.of("called", suit=contract.called, maker=maker)
    if makers == (maker,):
        yield Reason.of("no-partner", maker=maker)
    elif makers is not None:
        (mate,) = (seat for seat in makers if seat != maker)
        yield Reason.of("partner", maker=maker, who=mate)


def _turn_up(up: Card, suit: Suit, taken_by: Seat | None, turned_down: bool) -> Reason:
    """Offered, taken by the dealer, or turned down."""
    if taken_by is not None:
        return Reason.of("turn-up-taken", card=up, who=taken_by)
    return Reason.of("turned-down" if turned_down else "turn-up", card=up, suit=suit)
