"""A full deal of Double Pepper drawn at random among those a view allows.

Twins make cards a matter of numbers: the giver of the ace of spades does not know whether the ace
played since is that one, only that the maker held at least as many as were given.
"""

from collections import Counter
from random import Random

from bot.rules.games.double_pepper.choices import EXCHANGED
from bot.rules.games.double_pepper.order import PACK, order_of
from bot.rules.games.double_pepper.states import partners_of
from bot.rules.games.double_pepper.view import DoublePepperView
from bot.rules.kit.actions import Action, Deal, Discard, Give
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, without
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import lacking, played_by_seat, verb_of
from bot.rules.kit.remembered import remembered
from bot.rules.kit.seats import seats
from bot.rules.kit.sharing import Sharing
from bot.rules.kit.view import Done


def guess_deal(v: DoublePepperView, rng: Random) -> Fill:
    """A deal and this deal's history with every hidden card filled in."""
    sharing, played = _unknowns(v)
    places = sharing.dealt(rng)

    def told() -> tuple[Deal, tuple[Done, ...]]:
        hands = [(*places[s], *played[s]) for s in seats(v.players)]
        return _told_backwards(v, hands, places[v.players], rng)

    return Fill(places[: v.players], told)


@remembered
def _unknowns(v: DoublePepperView) -> tuple[Sharing, Hands]:
    """The ways to share the unseen cards out to the hands and the discard; the cards played."""
    played = played_by_seat(v)
    fixed, away = _fixed(v, played), _away(v)
    known = [card for cards in (*played, *fixed, away) for card in cards]
    wanted = [count - len(mine) for count, mine in zip(v.counts, fixed, strict=True)]
    wanted.append(sum(pile.count for pile in v.piles) - len(away))
    anything = frozenset(PACK)
    lacks = lacking(v, order_of(v.trump, v.options.bowers))
    allowed = [*(anything - none for none in lacks), anything]
    return Sharing(without(PACK, *known), wanted, allowed, (*fixed, away)), played


def _told_backwards(
    v: DoublePepperView, hands: list[tuple[Card, ...]], away: tuple[Card, ...], rng: Random
) -> tuple[Deal, tuple[Done, ...]]:
    """From the hands that played back to the hands that were dealt, and the history in full."""
    secrets: dict[str, Action] = {}
    if v.maker is not None and v.sitting_out:
        maker, giver = v.maker, partners_of(v.maker, v.players)[0]
        if _has_given(v):
            given = _given(v) or tuple(rng.sample(hands[maker], EXCHANGED))
            hands[maker] = without(hands[maker], *given)
            hands[giver] += given
            secrets[Give.verb] = Give(given)
        if v.piles:
            hands[maker] += away
            secrets[Discard.verb] = Discard(away)
    return Deal(tuple(hands)), tuple([_told(done, secrets) for done in v.history])


def _fixed(v: DoublePepperView, played: Hands) -> Hands:
    """The known cards of the hands now: one's own, and those one gave that are not played."""
    fixed: list[tuple[Card, ...]] = [()] * v.players
    if v.maker is not None:
        left = Counter(_given(v)) - Counter(played[v.maker])
        fixed[v.maker] = tuple(left.elements())
    if v.seat is not None:
        fixed[v.seat] = v.hand
    return tuple(fixed)


def _away(v: DoublePepperView) -> tuple[Card, ...]:
    return tuple(card for pile in v.piles for card in pile.cards)


def _has_given(v: DoublePepperView) -> bool:
    return any(verb_of(done) == Give.verb for done in v.history)


def _given(v: DoublePepperView) -> tuple[Card, ...]:
    """The cards given, if this seat saw them."""
    return next((d.action.cards for d in v.history if isinstance(d.action, Give)), ())


def _told(done: Done, secrets: dict[str, Action]) -> Done:
    return Done(done.seat, secrets.get(verb_of(done), done.action))
