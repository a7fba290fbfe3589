"""Schieber against ``ChallengePlayer`` of pyschieber (its git source), who won in 2017.

Every contract counts once, and nothing but the cards of tricks: there is no Weis and no match.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.robots.players import Player
from bot.rules import GAMES, Action, Card, Suit, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import SHOVE, NameContract, Play, Weis
from bot.rules.kit.history import plays_of, tricks_taken
from tests.benchmarks.anchors.anchor import Anchor, Follower, findable

SUITS: Final[Mapping[str, str]] = {"S": "SHIELD", "C": "ACORN", "D": "BELL", "H": "ROSE"}
RANKS: Final[Mapping[str, int]] = {rank: number for number, rank in enumerate("6789TJQKA", 6)}
CONTRACTS: Final = {**SUITS, "obenabe": "OBE_ABE", "undenufe": "UNDE_UFE"}
NAMED: Final = {theirs: ours for ours, theirs in CONTRACTS.items()}


class Challenger:
    """A seat in which a ``ChallengePlayer`` sits."""

    def __init__(self, source: Path) -> None:
        findable(source, "pyschieber/player/challenge_player")
        self._player = import_module("pyschieber.player.challenge_player.challenge_player")
        self._card = import_module("pyschieber.card")
        self._suit = import_module("pyschieber.suit").Suit
        self._follower = Follower()
        self._me: Any = None
        self._plays: list[tuple[int, Card]] = []

    def __call__(self, game: AnyGame, view: View[Any], rng: Random) -> Action:
        """Its action, once it has been told what happened since."""
        if self._me is None:
            self._sit_down(view)
        for action in self._follower.new(view):
            if type(action.action) is Play:
                self._tell(game, view, action.seat, action.action.card)
        if not view.contract:
            shoved = any(done.action == SHOVE for done in view.history)
            named = next(self._me.choose_trumpf(geschoben=shoved)).name
            return SHOVE if named == "SCHIEBEN" else _contract(NAMED[named])
        card = next(self._me.choose_card(state=self._state(game, view)))
        (rank,) = (rank for rank, value in RANKS.items() if value == card.value)
        (suit,) = (suit for suit, name in SUITS.items() if name == card.suit.name)
        return Play(Card(f"{rank}{suit}"))

    def _sit_down(self, view: View[Any]) -> None:
        assert view.seat is not None
        self._me = self._player.ChallengePlayer()
        self._me.id = view.seat
        own = [d.action.cards[0] for d in plays_of(view) if d.seat == view.seat]
        for card in (*view.hand, *own):
            self._me.set_card(self._theirs(card))

    def _tell(self, game: AnyGame, view: View[Any], seat: int, card: Card) -> None:
        """Someone played a card; the table is told as it was before."""
        theirs = self._theirs(card)
        if seat == view.seat and theirs in self._me.cards:
            self._me.cards.remove(theirs)
        self._me.move_made(seat, theirs, self._state(game, view))
        self._plays.append((seat, card))

    def _theirs(self, card: Card) -> Any:
        return self._card.Card(self._suit[SUITS[card.suit]], RANKS[card.rank])

    def _state(self, game: AnyGame, view: View[Any]) -> dict[str, Any]:
        """The table as pyschieber tells its players of it, after the plays told so far."""
        trumpf = CONTRACTS[view.contract]
        complete = len(self._plays) // 4 * 4
        tricks = tricks_taken(plays_of(view)[:complete], 4, game.order(view))
        stiche = [
            {
                "player_id": trick.winner,
                "trumpf": trumpf,
                "played_cards": list(self._told(zip(trick.seats, trick.cards, strict=True))),
            }
            for trick in tricks
        ]
        return {
            "stiche": stiche,
            "trumpf": trumpf,
            "geschoben": any(done.action == SHOVE for done in view.history),
            "point_limit": 0,
            "table": list(self._told(self._plays[complete:])),
            "teams": [{"points": 0}, {"points": 0}],
        }

    def _told(self, plays: Iterable[tuple[int, Card]]) -> Iterator[dict[str, Any]]:
        for seat, card in plays:
            yield {"player_id": seat, "card": str(self._theirs(card))}


def _contract(word: str) -> NameContract:
    return NameContract(Suit(word) if word in SUITS else word)


def no_weis(view: View[Any], actions: Sequence[Action]) -> Action | None:
    """The announcement of no Weis, whenever one is asked for; ``None`` for all other questions."""
    return next((a for a in actions if isinstance(a, Weis) and a.kind == "none"), None)


def sit_down(source: Path) -> Player:
    """A challenger for one seat."""
    return Challenger(source)


GAME: Final = GAMES["schieber"]
ANCHOR: Final = Anchor(
    name="pyschieber's ChallengePlayer",
    game="schieber",
    options=GAME.options.read("factors=1-1-1-1-1-1 undenufe_six=11 match=0 weis_by=hand"),
    sit_down=sit_down,
    settled=no_weis,
    is_share=True,
)
