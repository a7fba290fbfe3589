"""The deal, and the three cards that everybody passes before the first lead."""

from bot.rules.kit.actions import Deal, Give
from bot.rules.kit.cardplay import Hands, Tricks
from bot.rules.kit.events import Event, Step, tell
from bot.rules.kit.exchange import Gift, handed_over
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat, after, seats
from bot.rules.kit.view import Done
from tests.newcomers.hearts_lite.options import HeartsLiteOptions
from tests.newcomers.hearts_lite.order import OPENER, ORDER
from tests.newcomers.hearts_lite.states import Dealt, Passing, Playing, State
from tests.newcomers.hearts_lite.ways import NOWHERE, way_of


def open_deal(match: Match[HeartsLiteOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; three are passed, but for each fourth deal."""
    dealt = Dealt(match, ORDER.laid(deal.hands))
    if way_of(match.deal) == NOWHERE:
        return _first_lead(dealt, dealt.told())
    nobody = (None,) * match.players
    return Step(Passing(dealt, seats(match.players), nobody), dealt.told())


def pass_cards(s: Passing, seat: Seat, action: Give) -> Step[State]:
    """Three cards are chosen; once all have chosen, the cards change hands."""
    match, told = s.match, gift_of(Done(seat, action), s.match.deal).told_of_giving()
    s = s.with_answer(seat, action)
    if s.turns:
        return Step(s, told)
    gifts = [gift_of(done, match.deal) for done in s.chosen]
    dealt = Dealt(match, handed_over(s.dealt.hands, gifts, ORDER), s.chosen)
    return _first_lead(dealt, (*told, *(gift.told_of_getting() for gift in gifts)))


def gift_of(passed: Done, deal: int) -> Gift:
    """The gift of a pass in the deal of this number."""
    return Gift(passed.seat, after(passed.seat, 4, way_of(deal)), passed.action.cards)


def _first_lead(dealt: Dealt, told: tuple[Event, ...]) -> Step[State]:
    """The seat that holds the two of clubs is to lead it, which everybody hears."""
    none: Hands = ((),) * len(dealt.hands)
    leader = next(seat for seat in seats(len(dealt.hands)) if OPENER in dealt.hands[seat])
    playing = Playing(dealt, Tricks.begun(dealt.hands, leader), none)
    return Step(playing, (*told, tell("opens", who=leader, card=OPENER)))
