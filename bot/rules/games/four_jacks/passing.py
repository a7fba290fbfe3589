"""The deal, and the card that everybody passes to the right before the first lead."""

from bot.rules.games.four_jacks.options import FourJacksOptions
from bot.rules.games.four_jacks.order import ORDER
from bot.rules.games.four_jacks.states import Dealt, Passing, Playing, State
from bot.rules.kit.actions import Deal, Give
from bot.rules.kit.cardplay import Hands, Tricks
from bot.rules.kit.events import Step
from bot.rules.kit.exchange import Gift, handed_over
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat, after, seats
from bot.rules.kit.view import Done


def open_deal(match: Match[FourJacksOptions], deal: Deal) -> Step[State]:
    """The cards are dealt; a card is passed, unless the options say not to."""
    dealt = Dealt(match, ORDER.laid(deal.hands))
    if match.options.pass_cards == "none":
        return Step(_first_lead(dealt), dealt.told())
    nobody = (None,) * match.players
    return Step(Passing(dealt, seats(match.players), nobody), dealt.told())


def pass_card(s: Passing, seat: Seat, action: Give) -> Step[State]:
    """A card is chosen; once all have chosen the cards change hands."""
    match, told = s.match, gift_of(Done(seat, action), s.match.players).told_of_giving()
    s = s.with_answer(seat, action)
    if s.turns:
        return Step(s, told)
    gifts = [gift_of(done, match.players) for done in s.chosen]
    dealt = Dealt(match, handed_over(s.dealt.hands, gifts, ORDER), s.chosen)
    return Step(_first_lead(dealt), (*told, *(gift.told_of_getting() for gift in gifts)))


def gift_of(passed: Done, players: int) -> Gift:
    """The gift of a pass, which goes to the right-hand neighbour."""
    return Gift(passed.seat, right_of(passed.seat, players), passed.action.cards)


def right_of(seat: Seat, players: int) -> Seat:
    """The seat that gets the card passed by ``seat``."""
    return after(seat, players, -1)


def _first_lead(dealt: Dealt) -> Playing:
    """The dealer's left leads."""
    none: Hands = ((),) * len(dealt.hands)
    return Playing(dealt, Tricks.begun(dealt.hands, dealt.eldest), none)
