"""The phases of Four Jacks: dealing, passing a card, playing, over."""

from dataclasses import dataclass

from bot.rules.actions import Deal, Give
from bot.rules.cards import Card
from bot.rules.match import Match, Result
from bot.rules.options import Options, option
from bot.rules.seats import Seat, after, seats
from bot.rules.tricks import Trick
from bot.rules.view import Done, View


@dataclass(frozen=True, slots=True)
class FourJacksOptions(Options):
    """The options of Four Jacks."""

    end: str = option("deals", "limit")
    deals: int = option(10, 3, 6, 9, 12)
    limit: int = option(10, 5, 15, 20)
    pass_cards: str = option("right", "none")


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deck is to be dealt."""

    match: Match[FourJacksOptions]


@dataclass(frozen=True, slots=True)
class Passing:
    """Everybody chooses a card for the right-hand neighbour, before seeing what comes."""

    match: Match[FourJacksOptions]
    dealt: Deal
    given: tuple[Card | None, ...]

    @property
    def history(self) -> tuple[Done, ...]:
        """The choices made so far, in seat order whoever was quicker."""
        return tuple(
            Done(Seat(seat), Give((card,))) for seat, card in enumerate(self.given) if card
        )


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks are played. ``taken`` are the jacks each seat had to take."""

    match: Match[FourJacksOptions]
    dealt: Deal
    history: tuple[Done, ...]
    hands: tuple[tuple[Card, ...], ...]
    trick: Trick
    last_trick: Trick | None
    tricks_won: tuple[int, ...]
    taken: tuple[tuple[Card, ...], ...]

    @property
    def turn(self) -> Seat:
        """Whose card is next."""
        return after(self.trick.leader, self.match.players, len(self.trick.cards))


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    match: Match[FourJacksOptions]
    result: Result


State = Dealing | Passing | Playing | Over


@dataclass(frozen=True, slots=True, kw_only=True)
class FourJacksView(View[FourJacksOptions]):
    """The public core, and the card this seat was passed."""

    received: Card | None = None
    taken: tuple[tuple[Card, ...], ...] = ()
    result: Result | None = None


def right_of(seat: int, players: int) -> Seat:
    """Who gets the card that ``seat`` passes."""
    return after(seat, players, -1)


def begin_play(match: Match[FourJacksOptions], dealt: Deal, given: tuple[Card, ...]) -> Playing:
    """The first lead, with the passed cards in their new hands (none passed: ``()``)."""
    n = match.players
    hands = list(dealt.hands)
    if given:
        kept = [tuple(c for c in hand if c != given[s]) for s, hand in enumerate(hands)]
        hands = [(*kept[s], given[after(s, n)]) for s in seats(n)]
    history = tuple(Done(Seat(s), Give((card,))) for s, card in enumerate(given))
    nothing: tuple[Card, ...] = ()
    return Playing(
        match=match,
        dealt=dealt,
        history=history,
        hands=tuple(hands),
        trick=Trick(after(match.dealer, n)),
        last_trick=None,
        tricks_won=(0,) * n,
        taken=(nothing,) * n,
    )
