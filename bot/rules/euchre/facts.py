"""What the players of Euchre keep count of. Made once and remembered: they are asked often."""

from functools import cache, lru_cache

from bot.rules.cards import Card, Suit
from bot.rules.euchre.order import trumps, trumps_in_pack
from bot.rules.euchre.scoring import lone_defender
from bot.rules.euchre.settling import is_alone
from bot.rules.euchre.states import Contract, Dealt, Playing, partner
from bot.rules.reasons import Reason
from bot.rules.seats import Seat
from bot.rules.view import Done


def facts_of_making(
    dealt: Dealt, contract: Contract | None, turned_down: bool
) -> tuple[Reason, ...]:
    """What became of the turn-up, and who plays alone."""
    if contract is None:
        return _turn_up(dealt.up, dealt.suit, turned_down)
    return (*turn_up_fate(dealt, contract), *_loners(contract.maker, contract.silent))


def facts_of_play(s: Playing) -> tuple[Reason, ...]:
    """The tricks of either side, the trumps played, the turn-up, and who plays alone."""
    contract, joker = s.contract, s.dealt.options.best_bower
    makers = s.tricks_won[contract.maker] + s.tricks_won[partner(contract.maker)]
    facts = (
        *_tricks(contract.maker, makers, sum(s.tricks_won) - makers),
        *turn_up_fate(s.dealt, contract),
        *_loners(contract.maker, contract.silent),
    )
    if contract.trump is None:
        return facts
    return (*facts, _trumps_played(s.plays, contract.trump, joker, s.dealt.options.pack))


@cache
def _turn_up(up: Card, suit: Suit | None, turned_down: bool) -> tuple[Reason, ...]:
    if suit is None:
        return ()
    return (Reason.of("turned-down" if turned_down else "turn-up", card=up, suit=suit),)


def turn_up_fate(dealt: Dealt, contract: Contract) -> tuple[Reason, ...]:
    """Taken by the dealer, turned down, or lying dead."""
    if dealt.buried is not None:
        return (_taken(dealt.up, dealt.dealer),)
    return _turn_up(dealt.up, dealt.suit, contract.trump != dealt.suit)


@cache
def _taken(card: Card, who: Seat) -> Reason:
    return Reason.of("turn-up-taken", card=card, who=who)


@cache
def _tricks(maker: Seat, makers: int, defenders: int) -> tuple[Reason, ...]:
    return (
        Reason.of("makers-tricks", maker=maker, count=makers),
        Reason.of("defenders-tricks", count=defenders),
    )


@cache
def _loners(maker: Seat, silent: tuple[Seat, ...]) -> tuple[Reason, ...]:
    contract = Contract(maker, None, silent)
    facts = [Reason.of("alone", who=maker)] if is_alone(contract) else []
    if (defender := lone_defender(contract)) is not None:
        facts.append(Reason.of("defends-alone", who=defender))
    return tuple(facts)


def _trumps_played(plays: tuple[Done, ...], trump: Suit, joker: Card | None, size: int) -> Reason:
    high = trumps(trump, joker)
    played = [done.action.cards[0] for done in plays]
    return _trump_count(sum([card in high for card in played]), trumps_in_pack(trump, joker, size))


@lru_cache(256)
def _trump_count(count: int, total: int) -> Reason:
    return Reason.of("trumps-played", count=count, total=total)
