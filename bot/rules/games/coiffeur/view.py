"""The view of a seat of Coiffeur: the slate, and the facts its players keep count of."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.games.coiffeur.slate import SLATES, TRICKS, factors_of, lines_of
from bot.rules.games.coiffeur.stake import stake_of
from bot.rules.games.coiffeur.states import SIDES, Pair, match_of, side_of
from bot.rules.games.coiffeur.tags import lines_tag
from bot.rules.kit.actions import SHOVE
from bot.rules.kit.facts import trumps_played
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.jass import order_of
from bot.rules.kit.reasons import Reason
from bot.rules.kit.seats import Seat
from bot.rules.kit.view import SheetLine, View


@fast_frozen
@dataclass(frozen=True, slots=True)
class CoiffeurView(View[CoiffeurOptions]):
    """The public core, the line that is played and its way, and the points of the tricks.

    ``contract`` says which way the present trick goes, where they turn.
    """

    line: str = ""
    way: str = ""
    cards: Pair = (0, 0)

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The line that is played, the shoves, the lines still open, the cards, the trumps."""
        return tuple(_facts(self))

    @property
    def stake(self) -> Reason | None:
        """A match in reach, or the points of the line so far."""
        return stake_of(self, self.line, self.cards)

    @property
    def slate(self) -> tuple[SheetLine, ...]:
        """The lines of the slate, with the points each side has written there."""
        factors, columns = factors_of(self.options), match_of(self.match).columns
        return tuple(
            SheetLine(Reason.of(line, factor=factors[line]), tuple(written))
            for line, *written in zip(lines_of(self.options), *columns, strict=True)
        )

    def tags(self, seat: Seat) -> tuple[Reason, ...]:
        """The number of lines that the side has to play after this one."""
        return (lines_tag(len(self.open_to(side_of(seat)))),)

    def open_to(self, side: int) -> Sequence[str]:
        """The lines that a side has to play after the one it plays now."""
        named = self.line if self.maker in SIDES[side] else ""
        return [line for line in match_of(self.match).open_to(side) if line != named]


def still_open(side: tuple[Seat, ...], lines: Sequence[str], factors: Mapping[str, int]) -> Reason:
    """The lines that a side has to play yet: of each line its factor, 0 if it is not open."""
    open_to = {f"of_{line}": factors[line] if line in lines else 0 for line in SLATES["eleven"]}
    return Reason.of("still-open", who=side, **open_to)


def _facts(v: CoiffeurView) -> Iterator[Reason]:
    if v.line:
        yield Reason.of("playing", line=v.line, factor=factors_of(v.options)[v.line])
    for done in v.history:
        if v.contract and done.action == SHOVE:  # before, the calls tell of it
            yield Reason.of("shoved", who=done.seat)
    if any(v.cards):
        for side in (0, 1):
            yield Reason.of("cards", who=SIDES[side], count=v.cards[side])
    for side in (0, 1):
        if still := v.open_to(side):
            yield still_open(SIDES[side], still, factors_of(v.options))
    if v.trump is not None:
        yield trumps_played(v, order_of(v.trump).cards_of(v.trump), TRICKS)
