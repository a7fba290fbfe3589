"""Between the naming of trump and the first lead: the exchange, the melds, the surrender."""

from collections.abc import Mapping
from dataclasses import replace

from bot.rules.actions import SURRENDER, Action, Give
from bot.rules.cards import Card, without
from bot.rules.events import Event, Step, tell
from bot.rules.pinochle.melds import Meld, meld_of
from bot.rules.pinochle.order import in_order
from bot.rules.pinochle.scoring import score_surrender
from bot.rules.pinochle.states import (
    SEATS,
    Contract,
    Dealt,
    Exchanging,
    Giving,
    Playing,
    Returning,
    State,
    Surrendering,
    partner,
)
from bot.rules.reasons import Reason
from bot.rules.seats import Seat
from bot.rules.tricks import Trick
from bot.rules.view import Done


def trump_named(dealt: Dealt, contract: Contract, *told: Event) -> Step[State]:
    """What is asked once trump is named."""
    options = dealt.options
    if not options.racehorse:
        return _lay_down(dealt, contract, told)
    if options.racehorse_how == "partner-first":
        return Step(Giving(dealt, contract), told)
    return Step(Exchanging(dealt, contract), told)


def choose_gift(s: Exchanging, seat: Seat, action: Give) -> Step[State]:
    """One of several chooses; the cards change hands when the last has chosen."""
    chosen = (*s.chosen[:seat], action, *s.chosen[seat + 1 :])
    told = _told_of_giving(seat, action)
    s = replace(s, chosen=chosen)
    if s.turns:
        return Step(s, told)
    gifts = {seat: give for seat in SEATS if (give := chosen[seat]) is not None}
    dealt = _handed_over(s.dealt, s.contract, gifts)
    got = tuple(_told_of_getting(giver, give) for giver, give in gifts.items())
    return _lay_down(dealt, s.contract, (*told, *got))


def give_first(s: Giving, seat: Seat, action: Give) -> Step[State]:
    """The partner's cards go to the declarer, who sees them before giving any back."""
    dealt = _handed_over(s.dealt, s.contract, {seat: action})
    told = (*_told_of_giving(seat, action), _told_of_getting(seat, action))
    return Step(Returning(dealt, s.contract), told)


def give_back(s: Returning, seat: Seat, action: Give) -> Step[State]:
    """The declarer gives back any cards, those just received too."""
    dealt = _handed_over(s.dealt, s.contract, {seat: action})
    told = (*_told_of_giving(seat, action), _told_of_getting(seat, action))
    return _lay_down(dealt, s.contract, told)


def _handed_over(dealt: Dealt, contract: Contract, gifts: Mapping[Seat, Give]) -> Dealt:
    hands: list[tuple[Card, ...]] = list(dealt.hands)
    for giver, give in gifts.items():
        hands[giver] = without(hands[giver], *give.cards)
    for giver, give in gifts.items():
        taker = partner(giver)
        hands[taker] = in_order((*hands[taker], *give.cards), contract.trump)
    said = [Done(giver, give) for giver, give in gifts.items()]
    return replace(dealt, hands=tuple(hands), history=(*dealt.history, *said))


def _told_of_giving(giver: Seat, give: Give) -> tuple[Event, ...]:
    taker = partner(giver)
    return (
        tell("gave", who=giver, count=len(give.cards), receiver=taker),
        tell("you-gave", to=(giver,), cards=give.cards, receiver=taker),
    )


def _told_of_getting(giver: Seat, give: Give) -> Event:
    return tell("you-got", to=(partner(giver),), cards=give.cards, giver=giver)


def _lay_down(dealt: Dealt, contract: Contract, told: tuple[Event, ...]) -> Step[State]:
    """All four lay down the most they can, and take it back."""
    options = dealt.options
    melds = tuple(
        meld_of(hand, contract.trump, options.extra_run_melds, options.scale)
        for hand in dealt.hands
    )
    shown = tuple(_told_of_meld(seat, melds[seat]) for seat in SEATS)
    if options.surrender:
        return Step(Surrendering(dealt, contract, melds), (*told, *shown))
    return Step(_first_lead(dealt, contract, melds), (*told, *shown))


def _told_of_meld(seat: Seat, meld: Meld) -> Event:
    if not meld.cards:
        return tell("no-meld", who=seat)
    return Event(Reason.of("meld", **{**meld.what.values, "who": seat, "cards": meld.cards}))


def answer_surrender(s: Surrendering, seat: Seat, action: Action) -> Step[State]:
    """The declarer gives up, or leads on."""
    dealt = s.dealt.said(seat, action)
    if action == SURRENDER:
        return score_surrender(dealt.match, s.contract, s.melds)
    return Step(_first_lead(dealt, s.contract, s.melds), (tell("leads-on", who=seat),))


def _first_lead(dealt: Dealt, contract: Contract, melds: tuple[Meld, ...]) -> Playing:
    """The declarer leads."""
    maker = contract.maker
    return Playing(dealt, contract, melds, dealt.hands, maker, Trick(maker))
