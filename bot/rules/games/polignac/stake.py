"""The stake of a deal of Polignac: every trick of a capot, else the jacks still to be taken."""

from bot.rules.games.polignac.options import PolignacOptions
from bot.rules.games.polignac.order import COSTS
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.reasons import Reason
from bot.rules.kit.stake import tricks_wanted
from bot.rules.kit.view import View


def capot_is_open(v: View[PolignacOptions]) -> bool:
    """Whether a capot was said, and its bidder has lost no trick."""
    return v.maker is not None and v.tricks_won[v.maker] == sum(v.tricks_won)


def jacks_count(v: View[PolignacOptions]) -> bool:
    """Whether a jack taken in this deal will be written down, as far as that is decided."""
    failed = v.maker is not None and not capot_is_open(v)
    return not (failed and v.options.failed_capot == "five")


def is_decided(v: View[PolignacOptions], taken: Hands) -> bool:
    """Whether the tricks to come count for nothing, whoever takes them."""
    if v.maker is None:
        silent = v.options.silent_capot == "others-five" and sum(v.tricks_won) == max(v.tricks_won)
        return not silent and sum(map(len, taken)) == len(COSTS)
    if capot_is_open(v):
        return False
    return not jacks_count(v) or sum(map(len, taken)) == len(COSTS)


def stake_of(v: View[PolignacOptions], taken: Hands) -> Reason | None:
    """The tricks wanted for an open capot, or the jacks that are out; nothing once all is done."""
    if v.trick is None:
        return None
    if v.maker is not None and capot_is_open(v):
        lies = v.trick.cards
        total = sum(v.tricks_won) + (sum(v.counts) + len(lies)) // v.players
        return tricks_wanted(v, (v.maker,), total, total)
    left = tuple(jack for jack in COSTS if not any(jack in mine for mine in taken))
    return Reason.of("jacks-left", cards=left) if left and jacks_count(v) else None
