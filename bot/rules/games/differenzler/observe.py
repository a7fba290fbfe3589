"""The view of a seat of Differenzler, built up from what it may know."""

from typing import Any

from bot.rules.games.differenzler.states import (
    Dealt,
    Naming,
    Playing,
    Predicted,
    Predicting,
    State,
)
from bot.rules.games.differenzler.view import DifferenzlerView
from bot.rules.kit.actions import Bid, Hidden
from bot.rules.kit.jass import trump_of
from bot.rules.kit.observe import at_first_lead, before_play, between_deals, quick_in_play
from bot.rules.kit.phases import BETWEEN_DEALS
from bot.rules.kit.reasons import Reason
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat, alone
from bot.rules.kit.view import Done, Shown

_in_play = quick_in_play(DifferenzlerView, "taken")


def observe(s: State, seat: Seat | None) -> DifferenzlerView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        insider = seat if s.dealt.options.announce == "hidden" else None
        return _in_play(_at_first_lead(s.dealt, insider, playing=s), s, seat, s.taken)
    sides = alone(s.match.players)
    if isinstance(s, BETWEEN_DEALS):
        return between_deals(DifferenzlerView, s, seat, sides)
    if isinstance(s, Naming):
        return before_play(DifferenzlerView, s, seat, sides, s.dealt.history)
    return _predicting(s, seat)


def _predicting(s: Predicting, seat: Seat | None) -> DifferenzlerView:
    is_open = s.dealt.options.announce == "in-turn"
    history = (*s.dealt.history, *(_seen(done, seat, is_open) for done in s.spoken))
    return before_play(
        DifferenzlerView,
        s,
        seat,
        alone(s.match.players),
        history,
        predicted=_known(s.predicted, seat, is_open),
        **_contract(s.dealt, s.contract),
    )


@per_seat
def _at_first_lead(dealt: Dealt, seat: Seat | None, *, playing: Playing) -> DifferenzlerView:
    is_open = dealt.options.announce != "hidden"
    return at_first_lead(
        DifferenzlerView,
        Playing.phase,
        dealt,
        seat,
        alone(dealt.match.players),
        tuple([_seen(done, seat, is_open) for done in dealt.history]),
        predicted=_known(playing.predicted, seat, is_open),
        **_contract(dealt, playing.contract),
    )


def _contract(dealt: Dealt, contract: str) -> dict[str, Any]:
    """The contract, its trump, and its maker or the card turned up, as fields of a view."""
    named = dealt.options.trump == "forehand"
    found: dict[str, Any] = {"contract": contract, "trump": trump_of(contract)}
    found["maker"] = dealt.eldest if named else None
    if dealt.turned is not None:
        found["turned"] = dealt.turned
        found["shown"] = (Shown(dealt.dealer, (dealt.turned,), Reason.of("turned")),)
    return found


def _seen(done: Done, seat: Seat | None, is_open: bool) -> Done:
    """An action as this seat saw it: a prediction may be its owner's secret."""
    if is_open or done.seat == seat or not isinstance(done.action, Bid):
        return done
    return Done(done.seat, Hidden(Bid.verb, 1))


def _known(predicted: Predicted, seat: Seat | None, is_open: bool) -> Predicted:
    """The predictions that this seat knows."""
    if is_open:
        return predicted
    return tuple([value if who == seat else None for who, value in enumerate(predicted)])
