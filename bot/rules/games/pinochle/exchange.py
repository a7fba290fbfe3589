"""Between the naming of trump and the first lead: the exchange, the melds, the surrender."""

from collections.abc import Sequence

from bot.rules.games.pinochle.melds import Meld, meld_of
from bot.rules.games.pinochle.scoring import score_surrender
from bot.rules.games.pinochle.states import (
    NO_ANSWERS,
    SEATS,
    Exchanging,
    Giving,
    PinochleDealt,
    Playing,
    Returning,
    State,
    Surrendering,
    who_exchange,
)
from bot.rules.kit.actions import SURRENDER, Action, Give
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.exchange import Gift, handed_over, told_of_exchange
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.meld_deals import Contract
from bot.rules.kit.melds import told_of_meld
from bot.rules.kit.pinochle import order_of
from bot.rules.kit.seats import Seat, partner
from bot.rules.kit.view import Done


def trump_named(dealt: PinochleDealt, contract: Contract, *told: Event) -> Step[State]:
    """The next question once trump is named."""
    options = dealt.options
    if not options.racehorse:
        return _lay_down(dealt, contract, told)
    if options.racehorse_how == "partner-first":
        return Step(Giving(dealt, partner(contract.maker), contract), told)
    asked = who_exchange(options, contract.maker)
    return Step(Exchanging(dealt, asked, NO_ANSWERS, contract), told)


def choose_gift(s: Exchanging, seat: Seat, action: Give) -> Step[State]:
    """A gift is chosen; the cards change hands when the last seat has chosen."""
    s, told = s.with_answer(seat, action), _gift(seat, action).told_of_giving()
    if s.turns:
        return Step(s, told)
    gifts = [_gift(done.seat, done.action) for done in s.chosen]
    got = [gift.told_of_getting() for gift in gifts]
    return _lay_down(_handed_over(s.dealt, s.contract, gifts), s.contract, (*told, *got))


def give_first(s: Giving, seat: Seat, action: Give) -> Step[State]:
    """The partner's cards go to the declarer, who sees them before giving any back."""
    gifts = [_gift(seat, action)]
    dealt = _handed_over(s.dealt, s.contract, gifts)
    return Step(Returning(dealt, s.contract), told_of_exchange(gifts))


def give_back(s: Returning, seat: Seat, action: Give) -> Step[State]:
    """The declarer gives back any cards, those just received too."""
    gifts = [_gift(seat, action)]
    dealt = _handed_over(s.dealt, s.contract, gifts)
    return _lay_down(dealt, s.contract, told_of_exchange(gifts))


def _gift(seat: Seat, action: Action) -> Gift:
    return Gift(seat, partner(seat), action.cards)


def _handed_over(dealt: PinochleDealt, contract: Contract, gifts: Sequence[Gift]) -> PinochleDealt:
    hands = handed_over(dealt.hands, gifts, order_of(contract.trump))
    said = [Done(gift.giver, Give(gift.cards)) for gift in gifts]
    return replace(dealt, hands=hands, history=(*dealt.history, *said))


def _lay_down(dealt: PinochleDealt, contract: Contract, told: tuple[Event, ...]) -> Step[State]:
    """All four lay down the most they can, and take it back."""
    options = dealt.options
    trump, extra_runs, scale = contract.trump, options.extra_run_melds, options.scale
    melds = tuple([meld_of(hand, trump, extra_runs, scale) for hand in dealt.hands])
    shown = tuple(map(told_of_meld, SEATS, melds))
    if options.surrender:
        return Step(Surrendering(dealt, contract, melds), (*told, *shown))
    return Step(_first_lead(dealt, contract, melds), (*told, *shown))


def answer_surrender(s: Surrendering, seat: Seat, action: Action) -> Step[State]:
    """The declarer gives up, or leads on."""
    dealt = s.dealt.with_done(seat, action)
    if action == SURRENDER:
        return score_surrender(dealt.match, s.contract, s.melds)
    return Step(_first_lead(dealt, s.contract, s.melds), (tell("leads-on", who=seat),))


def _first_lead(dealt: PinochleDealt, contract: Contract, melds: tuple[Meld, ...]) -> Playing:
    """The declarer leads."""
    return Playing(dealt, Tricks.begun(dealt.hands, contract.maker), contract, melds)
