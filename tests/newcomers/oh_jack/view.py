"""The view of a seat of Oh Jack, built up from what it may know."""

from dataclasses import dataclass

from bot.rules.kit.cards import Card
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.reasons import Reason
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat, alone
from bot.rules.kit.tags import bid_tag
from bot.rules.kit.view import Pile, View
from tests.newcomers.oh_jack.options import OhJackOptions
from tests.newcomers.oh_jack.order import UP, hand_size
from tests.newcomers.oh_jack.stake import stake_of
from tests.newcomers.oh_jack.states import Bids, Dealt, Playing, State, bids_in
from tests.newcomers.oh_jack.tags import taken_tag


@fast_frozen
@dataclass(frozen=True, slots=True)
class OhJackView(View[OhJackOptions]):
    """The public core; the bids are read off its history."""

    @property
    def bids(self) -> Bids:
        """The bids so far."""
        return bids_in(self.history, self.players)

    @property
    def size(self) -> int:
        """The number of tricks in this deal."""
        return hand_size(self.match)

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The card turned up, while bids are made; later the plates are told."""
        up = next((pile.cards[0] for pile in self.piles if pile.name == UP), None)
        return () if up is None or self.trick is not None else (Reason.of("turned-up", card=up),)

    @property
    def stake(self) -> Reason | None:
        """By how many tricks all bids together miss those there are."""
        return stake_of(self.bids, self.size)

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The bid; once cards are played, the tricks taken so far beside it."""
        bid = self.bids[seat]
        if bid is None:
            return ()
        if self.trick is None:
            return (bid_tag(bid),)
        return (taken_tag(bid, self.tricks_won[seat]),)


def observe(s: State, seat: Seat | None) -> OhJackView:
    """The table as this seat sees it; ``None`` is a spectator."""
    sides = alone(s.match.players)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(OhJackView, s, seat, sides)
    if isinstance(s, Playing):
        return in_play(_at_first_lead(s.dealt), s, seat)
    own = _of_deal(s.dealt)
    return before_play(OhJackView, s, seat, sides, s.dealt.history, **own)


@per_seat
def _at_first_lead(dealt: Dealt) -> OhJackView:
    sides = alone(dealt.match.players)
    own = _of_deal(dealt)
    return at_first_lead(OhJackView, Playing.phase, dealt, None, sides, dealt.history, **own)


def _of_deal(dealt: Dealt) -> dict[str, object]:
    up: tuple[Card, ...] = () if dealt.up is None else (dealt.up,)
    piles = (Pile(UP, len(up), up), Pile("stock", len(dealt.stock)))
    contract = dealt.trump or "NT"
    return {
        "trump": dealt.trump,
        "contract": contract,
        "piles": tuple(pile for pile in piles if pile.count),
    }
