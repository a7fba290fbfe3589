"""The reasons of refusals: a code and its facts, from a view alone."""

from bot.rules.games.schieber import states
from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.games.schieber.owed import owed
from bot.rules.games.schieber.view import SchieberView
from bot.rules.games.schieber.weis import ladder_of, strongest
from bot.rules.kit.actions import CLAIM, SHOVE, Action, Play, Weis
from bot.rules.kit.jass import order_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from bot.rules.kit.weis import NONE, contains, mask_of


def refusal(v: SchieberView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    match v.phase, action:
        case (states.MustName.phase, _) if action == SHOVE:
            return Reason.of("must-name")
        case (states.Announcing.phase, Weis()):
            return no_weis(v, action.kind) or why_not_now(v, action)
        case (states.Playing.phase, _) if action == CLAIM:
            return why_no_claim(v.options, any(v.tricks_won)) or why_not_now(v, action)
        case (states.Playing.phase, Play()) if v.trick and v.trick.cards:
            duties = owed(v.trick, v.contract, v.options)
            return _no_play(v, why_no_play(v, action, order_of(v.contract), duties))
    return why_not_now(v, action)


def no_weis(v: SchieberView, kind: str) -> Reason | None:
    """The reason why this kind may not be announced; ``None`` if it may."""
    if kind == NONE:
        return None
    ladder = ladder_of(v.options, v.contract)
    if kind not in ladder:
        return Reason.of("weis-unknown")
    if not contains(mask_of(v.hand), kind):
        return Reason.of("weis-not-held", kind=kind)
    named = strongest(v.announced.kinds, ladder)
    if named == NONE or ladder.index(kind) >= ladder.index(named):
        return None
    return Reason.of("weis-too-weak", kind=kind, named=named)


def may_claim(options: SchieberOptions, has_won: bool) -> bool:
    """Whether the target may be claimed now: by hand, after a whole trick."""
    return has_won and options.claims == "by-hand"


def why_no_claim(options: SchieberOptions, has_won: bool) -> Reason | None:
    """The reason why nobody may claim now; ``None`` if one may: by hand, after a whole trick."""
    if options.claims != "by-hand":
        return Reason.of("claims-are-automatic")
    return None if has_won else Reason.of("claim-too-early")


def _no_play(v: SchieberView, reason: Reason) -> Reason:
    """A lone Puur need not be played, unless the table has agreed that it must."""
    trumps = [card for card in v.hand if card.suit == v.trump]
    if reason.code == "must-follow" and trumps == [f"J{v.trump}"]:
        return Reason.of("puur-must-follow", **reason.values)
    return reason
