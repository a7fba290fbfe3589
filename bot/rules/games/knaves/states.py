"""The phases of Knaves, from the deal to the end of the game."""

from dataclasses import dataclass

from bot.rules.games.knaves.options import KnavesOptions
from bot.rules.games.knaves.order import trump_of
from bot.rules.kit import phases
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.fast_frozen import fast_frozen, quick
from bot.rules.kit.match import Match
from bot.rules.kit.phases import Dealing, InPlay, Over


@fast_frozen
@dataclass(frozen=True, slots=True)
class KnavesMatch(Match[KnavesOptions]):
    """The standing, and the suit that was trump in the deal before as a letter; "" if none was."""

    trump_before: str = ""


@fast_frozen
@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(phases.Dealt[KnavesOptions]):
    """A deal in progress, with the card turned up and the trump that it makes."""

    up: Card
    trump: Suit | None


@fast_frozen
@dataclass(frozen=True, slots=True)
class Playing(InPlay[Dealt]):
    """The phase of the tricks, with the jacks each seat has taken."""

    taken: Hands


playing_on = quick(Playing)

State = Dealing[KnavesOptions] | Playing | Over[KnavesOptions]


def trump_before(match: Match[KnavesOptions]) -> str:
    """The suit that was trump in the deal before this one, as the match knows it."""
    assert isinstance(match, KnavesMatch)
    return match.trump_before


def trump_by(match: Match[KnavesOptions], up: Card) -> Suit | None:
    """The trump of a deal in which this card is turned up."""
    return trump_of(match.options, trump_before(match), up)
