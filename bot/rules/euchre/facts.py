"""What the players of the family keep count of. Made once and remembered: they are asked often."""

from collections.abc import Iterator
from functools import lru_cache

from bot.rules.cards import Card, Suit
from bot.rules.euchre.family import Contract, Sides
from bot.rules.euchre.order import trumps_in_pack
from bot.rules.euchre.partnership import are_known
from bot.rules.euchre.settling import is_alone, lone_defender
from bot.rules.euchre.states import Dealt, Playing
from bot.rules.reasons import Reason
from bot.rules.seats import Seat

Facts = tuple[Reason, ...]


def facts_of_making(dealt: Dealt, contract: Contract | None, turned_down: bool) -> Facts:
    """What became of the turn-up, and who plays alone."""
    if dealt.suit is None:
        return ()
    if contract is None:
        return (_turn_up(dealt.up, dealt.suit, None, turned_down),)
    taken_by = None if dealt.buried is None else dealt.dealer
    return _of_contract(contract, dealt.up, dealt.suit, taken_by)


def facts_of_play(s: Playing, sides: Sides) -> Facts:
    """The tricks of either side, the trumps played, the turn-up, who plays alone or with whom.

    ``sides`` are as far as the viewer knows: where they are open, so are the makers' tricks.
    """
    dealt, won = s.dealt, s.tricks_won
    makers = next(side for side in sides if s.contract.maker in side)
    return _of_play(
        s.contract,
        makers if are_known(sides) else None,
        dealt.up,
        dealt.suit,
        None if dealt.buried is None else dealt.dealer,
        sum([won[seat] for seat in makers]),
        sum(won),
        s.trumps_out,
        (dealt.options.best_bower, dealt.options.pack_for(dealt.match.players)),
        dealt.options.calls_partner,
    )


@lru_cache(4096)
def _of_play(
    contract: Contract,
    makers: tuple[Seat, ...] | None,
    up: Card,
    suit: Suit,
    taken_by: Seat | None,
    tricks: int,
    all_tricks: int,
    trumps_out: int,
    pack: tuple[Card | None, int],
    calls_partner: bool,
) -> Facts:
    facts = []
    if makers is not None:
        facts.append(Reason.of("makers-tricks", maker=contract.maker, count=tricks))
        facts.append(Reason.of("defenders-tricks", count=all_tricks - tricks))
    facts += _of_contract(contract, up, suit, taken_by)
    if calls_partner:
        facts += _of_call(contract, makers)
    if contract.trump is not None:
        total = trumps_in_pack(contract.trump, *pack)
        facts.append(Reason.of("trumps-played", count=trumps_out, total=total))
    return tuple(facts)


@lru_cache(1024)
def _of_contract(contract: Contract, up: Card, suit: Suit, taken_by: Seat | None) -> Facts:
    facts = [_turn_up(up, suit, taken_by, contract.trump != suit)]
    if is_alone(contract):
        facts.append(Reason.of("alone", who=contract.maker))
    if (defender := lone_defender(contract)) is not None:
        facts.append(Reason.of("defends-alone", who=defender))
    return tuple(facts)


def _of_call(contract: Contract, makers: tuple[Seat, ...] | None) -> Iterator[Reason]:
    """What the maker called for, and who turned out to be meant."""
    maker = contract.maker
    if contract.called is not None:
        yield Reason.of("called", suit=contract.called, maker=maker)
    if makers == (maker,):
        yield Reason.of("no-partner", maker=maker)
    elif makers is not None:
        (mate,) = (seat for seat in makers if seat != maker)
        yield Reason.of("partner", maker=maker, who=mate)


@lru_cache(1024)
def _turn_up(up: Card, suit: Suit, taken_by: Seat | None, turned_down: bool) -> Reason:
    """Offered, taken by the dealer, or turned down."""
    if taken_by is not None:
        return Reason.of("turn-up-taken", card=up, who=taken_by)
    return Reason.of("turned-down" if turned_down else "turn-up", card=up, suit=suit)
