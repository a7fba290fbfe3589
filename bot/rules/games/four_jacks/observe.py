"""What one seat sees of a game of Four Jacks, built up from what it may know."""

from typing import Final

from bot.rules.games.four_jacks.states import Dealt, Passing, Playing, State
from bot.rules.games.four_jacks.view import FourJacksView
from bot.rules.kit.cards import Card
from bot.rules.kit.observe import between_deals, counts_of, hand_of, none_yet
from bot.rules.kit.phases import Dealing, Over
from bot.rules.kit.seats import Seat, after, alone
from bot.rules.kit.view import Done

SIDES: Final = alone(3)


def look(s: State, seat: Seat | None) -> FourJacksView:
    """The table as this seat sees it; ``None`` is a spectator."""
    if isinstance(s, Playing):
        return _playing(s, seat)
    if isinstance(s, Dealing | Over):
        return between_deals(FourJacksView, s, seat, SIDES)
    return _passing(s, seat)


def _passing(s: Passing, seat: Seat | None) -> FourJacksView:
    dealt = s.dealt
    return FourJacksView(
        seat=seat,
        match=dealt.match,
        phase=s.phase,
        turn=s.turns,
        hand=hand_of(dealt.hands, seat),
        counts=counts_of(dealt.hands),
        sides=SIDES,
        tricks_won=none_yet(dealt.match.players),
        history=_seen(s.chosen, seat),
    )


def _playing(s: Playing, seat: Seat | None) -> FourJacksView:
    dealt, tricks = s.dealt, s.tricks
    return FourJacksView(
        seat=seat,
        match=dealt.match,
        phase=s.phase,
        turn=s.turns,
        hand=hand_of(tricks.hands, seat),
        counts=counts_of(tricks.hands),
        trick=tricks.trick,
        last_trick=tricks.last_trick,
        sides=SIDES,
        tricks_won=tricks.won,
        history=(*_seen(dealt.history, seat), *tricks.plays),
        received=_received(dealt, seat),
        taken=s.taken,
    )


def _seen(passed: tuple[Done, ...], seat: Seat | None) -> tuple[Done, ...]:
    """The passing as this seat saw it: cards are passed face down."""
    return tuple([done.seen_by(seat) for done in passed])


def _received(dealt: Dealt, seat: Seat | None) -> Card | None:
    """The card that came from the left, if cards were passed."""
    if seat is None or not dealt.history:
        return None
    (card,) = dealt.history[after(seat, dealt.match.players)].action.cards
    return card
