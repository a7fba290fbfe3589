"""What one seat sees of a game of Widow Pitch, built up from what it may know."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.rules.actions import Discard
from bot.rules.cards import Card
from bot.rules.seats import Seat, alone
from bot.rules.view import Done, Pile
from bot.rules.widow_pitch.facts import facts_of
from bot.rules.widow_pitch.states import (
    Bidding,
    BidValue,
    Dealing,
    Dealt,
    Over,
    Playing,
    State,
    UnderWay,
    WidowPitchView,
)

SIDES: Final = alone(2)
CONTRACTS: Final[Mapping[BidValue, str]] = {
    3: "bid-3",
    4: "bid-4",
    5: "bid-5",
    6: "bid-6",
    7: "bid-7",
    "shoot": "bid-shoot",
}
"""The contract in a word: what the bidder has promised."""


def look(s: State, seat: Seat | None) -> WidowPitchView:
    """The table as this seat sees it; ``None`` is a spectator."""
    return _between_deals(s, seat) if isinstance(s, Dealing | Over) else _of_deal(s, seat)


def _between_deals(s: Dealing | Over, seat: Seat | None) -> WidowPitchView:
    match = s.match
    return WidowPitchView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        counts=(0, 0),
        sides=SIDES,
        tricks_won=(0, 0),
        scores=match.scores,
        target=match.options.target,
        result=s.result if isinstance(s, Over) else None,
    )


def _of_deal(s: UnderWay, seat: Seat | None) -> WidowPitchView:
    dealt, match = s.dealt, s.dealt.match
    playing = s if isinstance(s, Playing) else None
    contract = None if isinstance(s, Bidding) else s.contract
    hands = playing.hands if playing else dealt.hands
    return WidowPitchView(
        seat=seat,
        players=match.players,
        options=match.options,
        phase=s.phase,
        deal=match.deal,
        dealer=match.dealer,
        turn=s.turns,
        hand=() if seat is None else hands[seat],
        counts=tuple(map(len, hands)),
        trick=playing.trick if playing else None,
        last_trick=playing.last_trick if playing else None,
        trump=contract.trump if contract else None,
        contract=CONTRACTS[contract.bid] if contract else "",
        maker=contract.maker if contract else None,
        sides=SIDES,
        tricks_won=playing.tricks_won if playing else (0, 0),
        scores=match.scores,
        target=match.options.target,
        piles=tuple(_piles(dealt, seat)),
        history=(*_seen(dealt, seat), *(playing.plays if playing else ())),
        facts=facts_of(s),
        bid=s.high if isinstance(s, Bidding) else s.contract.bid,
        drawn=() if seat is None else dealt.drawn[seat],
    )


def _seen(dealt: Dealt, seat: Seat | None) -> Iterator[Done]:
    """The auction and the exchange as this seat saw them: others' discards stay hidden."""
    for done in dealt.history:
        yield done.seen_by(seat) if isinstance(done.action, Discard) else done


def _piles(dealt: Dealt, seat: Seat | None) -> Iterator[Pile]:
    """The widow, the stock, and what both have put away: one's own cards are known."""
    mine: tuple[Card, ...] = () if seat is None else dealt.away[seat]
    if dealt.widow:
        yield Pile("widow", len(dealt.widow))
    yield Pile("stock", len(dealt.stock))
    if count := sum(map(len, dealt.away)):
        yield Pile("away", count, mine)
