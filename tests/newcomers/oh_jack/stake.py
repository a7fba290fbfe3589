"""The stake of a deal of Oh Jack: whether the bids ask for more tricks than there are."""

from bot.rules.kit.reasons import Reason
from tests.newcomers.oh_jack.states import Bids


def stake_of(bids: Bids, size: int) -> Reason | None:
    """The tricks that all bids together ask for, of those there are, once anybody has bid."""
    said = [bid for bid in bids if bid is not None]
    return Reason.of("bids", total=sum(said), tricks=size) if said else None
