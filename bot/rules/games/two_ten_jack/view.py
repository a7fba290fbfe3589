"""The view of a seat of Two-Ten-Jack, and the facts its players keep count of."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.rules.games.two_ten_jack.options import TwoTenJackOptions
from bot.rules.games.two_ten_jack.order import THE_SIX, THE_THREE, worth_of
from bot.rules.games.two_ten_jack.stake import stake_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.history import plays_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.tags import points_tag
from bot.rules.kit.view import View


@fast_frozen
@dataclass(frozen=True, slots=True)
class TwoTenJackView(View[TwoTenJackOptions]):
    """The public core, the word on the ace of spades led, the points taken, and cards drawn.

    ``drawn`` are the cards that this seat has drawn, in order; ``drawn_openly`` by seat those of
    all, where they are shown.
    """

    led_as: str = ""
    points: tuple[int, ...] = ()
    drawn: tuple[Card, ...] = ()
    drawn_openly: Hands = ()

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The cards that bring and that cost most, as far as they are still out."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """The points that are still to be won."""
        return stake_of(self, self.still_out if self.trump is not None else ())

    @property
    def still_out(self) -> tuple[Card, ...]:
        """The cards that count and have not been played, in the order of the pack."""
        assert self.trump is not None
        options = self.options
        worth = worth_of(self.trump, options.card_values, options.spade_ace)
        played = {card for done in plays_of(self) for card in done.action.cards}
        return tuple([card for card in worth if worth[card] and card not in played])

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The points taken, once there are any."""
        if not self.points or not (self.points[seat] or any(self.tricks_won)):
            return ()
        return (points_tag(self.points[seat]),)


def _facts(v: TwoTenJackView) -> Iterator[Reason]:
    if v.trump is None or v.trick is None:
        return
    out = v.still_out
    if wanted := tuple([c for c in out if c.suit == v.trump and c.rank in THE_THREE]):
        yield Reason.of("wanted-out", cards=wanted)
    if feared := tuple([card for card in out if card in THE_SIX]):
        yield Reason.of("feared-out", cards=feared)
