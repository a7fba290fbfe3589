"""Why something may not be done: a code and its facts, from a view alone."""

from bot.rules.actions import CLAIM, SHOVE, Action, Play, Weis
from bot.rules.reasons import Reason
from bot.rules.schieber.cardplay import highest_trump
from bot.rules.schieber.melds import NONE, contains, mask_of
from bot.rules.schieber.order import lower_trumps, order_of
from bot.rules.schieber.states import SchieberView
from bot.rules.schieber.weis import ladder_of, strongest
from bot.rules.why import why_no_play, why_not_now


def refusal(v: SchieberView, action: Action) -> Reason:
    """Why an action that is not among the choices is refused."""
    match v.phase, action:
        case ("must-name", _) if action == SHOVE:
            return Reason.of("must-name")
        case ("announcing", Weis()):
            return no_weis(v, action.kind) or why_not_now(v, action)
        case ("playing", _) if action == CLAIM:
            return no_claim(v) or why_not_now(v, action)
        case ("playing", Play()) if action.card in v.hand:
            return _no_play(v, action)
    return why_not_now(v, action)


def no_weis(v: SchieberView, kind: str) -> Reason | None:
    """Why this kind may not be announced; ``None`` if it may."""
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


def no_claim(v: SchieberView) -> Reason | None:
    """Why nobody may claim now; ``None`` if one may."""
    if v.options.claims != "by-hand":
        return Reason.of("claims-are-automatic")
    return None if any(v.tricks_won) else Reason.of("claim-too-early")


def _no_play(v: SchieberView, play: Play) -> Reason:
    """Suit must be followed, with a trump allowed instead; or the card is too low a trump."""
    led, trump = v.trick.led if v.trick else None, v.trump
    if v.trick is None or led is None or trump is None or led.suit == trump:
        reason = why_no_play(v, play, order_of(v.contract))
        if reason.code == "must-follow" and [c for c in v.hand if c.suit == trump] == [f"J{trump}"]:
            return Reason.of("puur-must-follow", **reason.values)
        return reason
    best = highest_trump(v.trick.cards, trump)
    if best is not None and play.card in lower_trumps(best):
        return Reason.of("undertrump", card=play.card, binding=best)
    binding = next((card for card in v.hand if card.suit == led.suit), None)
    if led.suit is None or binding is None:
        return why_not_now(v, play)
    return Reason.of(
        "must-follow-or-trump", card=play.card, suit=led.suit, binding=binding, trump=trump
    )
