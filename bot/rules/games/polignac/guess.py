"""A full deal of Polignac drawn at random among those a view allows, after the dealer's exchange.

The unseen cards are dealt into the hands as they are now and the dealer's two put away, among
which no jack can be; then the exchange is taken back.
"""

from random import Random

from bot.rules.games.polignac.order import COSTS, WHOLE, order_of
from bot.rules.games.polignac.states import SPARE, WIDOW
from bot.rules.games.polignac.view import PolignacView
from bot.rules.kit.actions import Deal, Discard, Hidden
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import without
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import lacking, played_by_seat
from bot.rules.kit.remembered import remembered
from bot.rules.kit.seats import placed
from bot.rules.kit.sharing import Sharing
from bot.rules.kit.view import Done


def guess_deal(v: PolignacView, rng: Random) -> Fill:
    """A deal and this deal's history with every hidden card filled in."""
    sharing, played = _unknowns(v)
    *hands, away = sharing.dealt(rng)

    def told() -> tuple[Deal, tuple[Done, ...]]:
        before = tuple([(*a, *b) for a, b in zip(hands, played, strict=True)])
        held = (*before[v.dealer], *away)
        widow = tuple(rng.sample(held, SPARE))
        deal = Deal(placed(before, v.dealer, without(held, *widow)), ((WIDOW, widow),))
        return deal, tuple([_in_full(done, Discard(away)) for done in v.history])

    return Fill(tuple(hands), told)


@remembered
def _unknowns(v: PolignacView) -> tuple[Sharing, Hands]:
    """The ways to share out the unseen cards among hands and cards put away; the cards played."""
    played = played_by_seat(v)
    away = next((pile.cards for pile in v.piles), ())
    fixed: Hands = (*((),) * v.players, away)
    if v.seat is not None:
        fixed = placed(fixed, v.seat, v.hand)
    counts = (*v.counts, sum(pile.count for pile in v.piles))
    wanted = [count - len(known) for count, known in zip(counts, fixed, strict=True)]
    unseen = without(WHOLE, *(card for cards in (*played, *fixed) for card in cards))
    allowed = [frozenset(unseen) - none for none in lacking(v, order_of(v.options))]
    allowed.append(frozenset(unseen).difference(COSTS))
    return Sharing(unseen, wanted, allowed, fixed), played


def _in_full(done: Done, discard: Discard) -> Done:
    """A hidden discard told openly."""
    return Done(done.seat, discard) if isinstance(done.action, Hidden) else done
