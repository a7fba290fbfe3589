"""A full deal of Pepper drawn at random among those a view allows."""

from random import Random

from bot.rules.games.pepper.states import PACK_SIZE
from bot.rules.games.pepper.view import PepperView
from bot.rules.kit.actions import Deal
from bot.rules.kit.bowers import euchre_pack, order_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import without
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import lacking, played_by_seat
from bot.rules.kit.remembered import remembered
from bot.rules.kit.seats import seats
from bot.rules.kit.sharing import Sharing, mixed
from bot.rules.kit.view import Done


def guess_deal(v: PepperView, rng: Random) -> Fill:
    """A deal that leads to this view. Bids bind to no cards, so only voids are known."""
    sharing, played = _unknowns(v)
    places = sharing.dealt(rng)

    def told() -> tuple[Deal, tuple[Done, ...]]:
        hands = tuple([(*places[seat], *played[seat]) for seat in seats(v.players)])
        lying = [tuple(mixed(cards, rng)) for cards in places[v.players :]]
        names = [pile.name for pile in v.piles]
        return Deal(hands, tuple(zip(names, lying, strict=True))), v.history

    return Fill(places[: v.players], told)


@remembered
def _unknowns(v: PepperView) -> tuple[Sharing, Hands]:
    """The ways to share out the unseen cards among hands and piles, and the cards played."""
    played = played_by_seat(v)
    pack = euchre_pack(PACK_SIZE, None)
    unseen = without(pack, *(card for cards in (*played, v.hand) for card in cards))
    fixed = [v.hand if seat == v.seat else () for seat in seats(v.players)]
    wanted = [count - len(known) for count, known in zip(v.counts, fixed, strict=True)]
    anything = frozenset(pack)
    allowed = [anything - none for none in lacking(v, order_of(v.trump))]
    for pile in v.piles:
        fixed.append(())
        wanted.append(pile.count)
        allowed.append(anything)
    return Sharing(unseen, wanted, allowed, fixed), played
