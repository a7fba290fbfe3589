"""A full deal of Four Jacks drawn at random among those a view allows.

The unseen cards are dealt into the hands as they are now; then the cards played and passed are
taken back.
"""

from random import Random

from bot.rules.games.four_jacks.order import ORDER, PACK
from bot.rules.games.four_jacks.passing import gift_of, right_of
from bot.rules.games.four_jacks.states import Playing
from bot.rules.games.four_jacks.view import FourJacksView
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


def guess_deal(v: FourJacksView, rng: Random) -> Fill:
    """A deal and this deal's history with every hidden card filled in."""
    sharing, played = _unknowns(v)
    hands = sharing.dealt(rng)

    def told() -> tuple[Deal, tuple[Done, ...]]:
        before = tuple([(*a, *b) for a, b in zip(hands, played, strict=True)])
        return _told_backwards(v, before, rng)

    return Fill(hands, told)


@remembered
def _unknowns(v: FourJacksView) -> tuple[Sharing, Hands]:
    """The ways to share out the unseen cards among the hands as they are, and those played."""
    played = played_by_seat(v)
    fixed = _fixed(v, played)
    unseen = without(PACK, *(card for cards in (*played, *fixed) for card in cards))
    wanted = [count - len(known) for count, known in zip(v.counts, fixed, strict=True)]
    allowed = [frozenset(unseen) - none for none in lacking(v, ORDER)]
    return Sharing(unseen, wanted, allowed, fixed), played


def _told_backwards(v: FourJacksView, hands: Hands, rng: Random) -> tuple[Deal, tuple[Done, ...]]:
    """From the hands before the first lead (while cards are being chosen as they are now)."""
    passed = [_in_full(v, done, hands, rng) for done in v.history if verb_of(done) == Give.verb]
    if v.phase == Playing.phase:
        hands = handed_over(hands, [_taken_back(v, done) for done in passed], ORDER)
    return Deal(hands), (*passed, *plays_of(v))


def _fixed(v: FourJacksView, played: Hands) -> Hands:
    """The cards known to be in each hand now: one's own, and the card one has passed."""
    fixed: Hands = ((),) * v.players
    if v.seat is None:
        return fixed
    fixed = placed(fixed, v.seat, v.hand)
    if v.received:
        mine = gift_of(v.history[v.seat], v.players)
        kept = tuple([card for card in mine.cards if card not in played[mine.taker]])
        fixed = placed(fixed, mine.taker, kept)
    return fixed


def _in_full(v: FourJacksView, passed: Done, hands: Hands, rng: Random) -> Done:
    """A pass with its card: as far as it is not known, any card of the seat that holds it now."""
    if not isinstance(passed.action, Hidden):
        return passed
    giver, taker = passed.seat, right_of(passed.seat, v.players)
    if v.received and taker == v.seat:
        return Done(giver, Give((v.received,)))
    holder = taker if v.phase == Playing.phase else giver
    return Done(giver, Give((rng.choice(hands[holder]),)))


def _taken_back(v: FourJacksView, passed: Done) -> Gift:
    """A passed card on its way back."""
    gift = gift_of(passed, v.players)
    return Gift(gift.taker, gift.giver, gift.cards)
