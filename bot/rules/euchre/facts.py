"""What the players of Euchre keep count of. Made once and remembered: they are asked often."""

from functools import lru_cache

from bot.rules.cards import Card, Suit
from bot.rules.euchre.order import trumps_in_pack
from bot.rules.euchre.scoring import lone_defender
from bot.rules.euchre.settling import is_alone
from bot.rules.euchre.states import Contract, Dealt, Playing, partner
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


def facts_of_play(s: Playing) -> Facts:
    """The tricks of either side, the trumps played, the turn-up, and who plays alone."""
    dealt, maker, won = s.dealt, s.contract.maker, s.tricks_won
    makers = won[maker] + won[partner(maker)]
    return _of_play(
        s.contract,
        dealt.up,
        dealt.suit,
        None if dealt.buried is None else dealt.dealer,
        makers,
        sum(won) - makers,
        s.trumps_out,
        (dealt.options.best_bower, dealt.options.pack),
    )


@lru_cache(4096)
def _of_play(
    contract: Contract,
    up: Card,
    suit: Suit,
    taken_by: Seat | None,
    makers: int,
    defenders: int,
    trumps_out: int,
    pack: tuple[Card | None, int],
) -> Facts:
    facts = [
        Reason.of("makers-tricks", maker=contract.maker, count=makers),
        Reason.of("defenders-tricks", count=defenders),
        *_of_contract(contract, up, suit, taken_by),
    ]
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


@lru_cache(1024)
def _turn_up(up: Card, suit: Suit, taken_by: Seat | None, turned_down: bool) -> Reason:
    """Offered, taken by the dealer, or turned down."""
    if taken_by is not None:
        return Reason.of("turn-up-taken", card=up, who=taken_by)
    return Reason.of("turned-down" if turned_down else "turn-up", card=up, suit=suit)
