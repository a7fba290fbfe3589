"""The view of a seat of Two-Ten-Jack, built up from what it may know."""

from bot.rules.games.two_ten_jack.states import Dealt, Playing, Speculating, State, sides_of
from bot.rules.games.two_ten_jack.view import TwoTenJackView
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.observe import at_first_lead, between_deals, quick_in_play
from bot.rules.kit.remembered import per_seat
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import Pile

_in_play = quick_in_play(TwoTenJackView, "piles", "led_as", "points", "drawn", "drawn_openly")


def observe(s: State, seat: Seat | None) -> TwoTenJackView:
    """The table as this seat sees it; ``None`` is a spectator."""
    match s:
        case Playing():
            return _playing(s, seat)
        case Speculating():
            return replace(_playing(s.play, seat), phase=s.phase, turn=s.turns)
    return between_deals(TwoTenJackView, s, seat, sides_of(s.match.options, s.match.players))


def _playing(s: Playing, seat: Seat | None) -> TwoTenJackView:
    return _in_play(
        _at_first_lead(s.dealt, None),
        s,
        seat,
        (Pile("stock", len(s.stock)),),
        s.led_as,
        s.points,
        () if seat is None else s.drawn[seat],
        s.drawn if s.dealt.options.drawn == "shown" else (),
    )


@per_seat
def _at_first_lead(dealt: Dealt, seat: Seat | None) -> TwoTenJackView:
    """The view of a seat (``None``: spectators) from the first lead on."""
    return at_first_lead(
        TwoTenJackView,
        Playing.phase,
        dealt,
        seat,
        sides_of(dealt.options, dealt.match.players),
        dealt.history,
        trump=dealt.trump,
        contract=dealt.trump,
    )
