"""A full deal of Hearts Lite drawn at random among those a view allows.

The unseen cards are dealt into the hands as they are now; then what was played and what was
passed is taken back.
"""

from random import Random

from bot.rules.kit.actions import Deal, Give, Hidden
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import without
from bot.rules.kit.exchange import Gift, handed_over
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import lacking, played_by_seat, plays_of, verb_of
from bot.rules.kit.remembered import remembered
from bot.rules.kit.seats import placed
from bot.rules.kit.sharing import Sharing
from bot.rules.kit.view import Done
from tests.newcomers.hearts_lite.exchange import gift_of
from tests.newcomers.hearts_lite.order import OPENER, ORDER, PACK, RULES
from tests.newcomers.hearts_lite.states import Passing, Playing
from tests.newcomers.hearts_lite.view import HeartsLiteView
from tests.newcomers.hearts_lite.ways import PASSED


def guess_deal(v: HeartsLiteView, rng: Random) -> Fill:
    """A deal and this deal's history with every hidden card filled in."""
    sharing, played = _unknowns(v)
    hands = sharing.dealt(rng)

    def told() -> tuple[Deal, tuple[Done, ...]]:
        before = tuple([(*a, *b) for a, b in zip(hands, played, strict=True)])
        return _told_backwards(v, before, rng)

    return Fill(hands, told)


@remembered
def _unknowns(v: HeartsLiteView) -> tuple[Sharing, Hands]:
    """The ways to share out the unseen cards among the hands as they are, and those played."""
    played = played_by_seat(v)
    fixed = _fixed(v, played)
    unseen = without(PACK, *(card for cards in (*played, *fixed) for card in cards))
    wanted = [count - len(known) for count, known in zip(v.counts, fixed, strict=True)]
    gone = lacking(v, ORDER, RULES.owed, RULES.leads)
    return Sharing(unseen, wanted, [frozenset(unseen) - none for none in gone], fixed), played


def _told_backwards(v: HeartsLiteView, hands: Hands, rng: Random) -> tuple[Deal, tuple[Done, ...]]:
    """From the hands before the first lead (while cards are being chosen as they are now)."""
    passed = [_in_full(v, done, hands, rng) for done in v.history if verb_of(done) == Give.verb]
    if v.phase == Playing.phase:
        back = [gift_of(done, v.deal) for done in passed]
        hands = handed_over(hands, [Gift(g.taker, g.giver, g.cards) for g in back], ORDER)
    return Deal(hands), (*passed, *plays_of(v))


def _fixed(v: HeartsLiteView, played: Hands) -> Hands:
    """The known part of the hands: one's own, the cards one has passed, and the opener's."""
    fixed: Hands = ((),) * v.players
    if v.seat is not None:
        fixed = placed(fixed, v.seat, v.hand)
        if v.received:
            mine = gift_of(v.history[v.seat], v.deal)
            kept = tuple([card for card in mine.cards if card not in played[mine.taker]])
            fixed = placed(fixed, mine.taker, kept)
    if v.phase == Playing.phase and not any(played):
        (opener,) = v.turn
        if OPENER not in fixed[opener]:
            fixed = placed(fixed, opener, (*fixed[opener], OPENER))
    return fixed


def _in_full(v: HeartsLiteView, passed: Done, hands: Hands, rng: Random) -> Done:
    """A pass with its cards: as far as unknown, any three of the seat that holds them now."""
    if not isinstance(passed.action, Hidden):
        return passed
    giver = passed.seat
    taker = giver if v.phase == Passing.phase else gift_of(passed, v.deal).taker
    if v.received and taker == v.seat:
        return Done(giver, Give(v.received))
    return Done(giver, Give(tuple(rng.sample(hands[taker], PASSED))))
