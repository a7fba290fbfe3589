"""Beliefs: the words of others before the first card tell which deals are likely.

A player who bid has a hand worth a bid, one who passed has none. A guess at the hidden cards in
which somebody's words are not those of the game's sober rules is kept only now and then: people and
robots bid by rules of their own.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from bot.robots.work import ACTED, ASKED, DRAWN, TOLD, Work
from bot.rules import CHANCE, Action, Card, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import (
    NO,
    PASS,
    Call,
    Discard,
    Give,
    Hidden,
    NameContract,
    Play,
    Say,
    Swap,
)
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.fill import Fill
from bot.rules.kit.history import played_by_seat, verb_of
from bot.rules.kit.phases import Dealing
from bot.rules.kit.seats import Seat, seats

DOUBT: Final = 0.25
"""The share of guesses kept in which somebody would have passed who bid, or named another suit."""
QUIBBLE: Final = 0.6
"""The share kept in which somebody would have bid more, or less."""
QUIET: Final = (PASS, NO)
MOVES: Final = frozenset(kind.verb for kind in (Play, Swap, Discard, Give))
"""The verbs by which cards leave a hand."""
PATIENCE: Final = 4
"""So many unlikely guesses are drawn again, then one is kept."""
Said = tuple[Seat, View[Any], Action]
"""A seat, its view, and its words."""


class Beliefs:
    """The likely guesses at a view, by the words of others while they held their cards as dealt."""

    def __init__(
        self, game: AnyGame, view: View[Any], fill: Fill, work: Work | None = None
    ) -> None:
        self._game, self._work = game, work or Work()
        said = _said(game, view, fill)
        self._work.does(ACTED * len(view.history) + TOLD)
        moved = _moved(view)
        self._said = sorted(said, key=lambda one: (one[0] in moved, one[2] in QUIET))
        self._played = played_by_seat(view)
        self._moved = [who in moved or self._grew(who, view, then) for who, then, _ in self._said]
        pack = game.pack(view.options, view.players)
        self._place = {card: place for place, card in enumerate(pack)}
        self._known: dict[tuple[int, tuple[Card, ...]], float] = {}

    def _grew(self, seat: Seat, view: View[Any], then: View[Any]) -> bool:
        """Whether a seat has got cards since it spoke, though none have left its hand."""
        return view.counts[seat] + len(self._played[seat]) > then.counts[seat]

    def fill(self, view: View[Any], rng: Random) -> Fill:
        """A likely guess, or after some others any."""
        fill = self._drawn(view, rng)
        for _ in range(PATIENCE if self._said else 0):
            if self.keeps(fill, rng):
                break
            fill = self._drawn(view, rng)
        return fill

    def _drawn(self, view: View[Any], rng: Random) -> Fill:
        fill = self._game.fill(view, rng)
        self._work.does(DRAWN * fill.tries)
        return fill

    def keeps(self, fill: Fill, rng: Random) -> bool:
        """Whether a guess is kept: always if everybody said the rule's words."""
        for which, (seat, _, _) in enumerate(self._said):
            if self._moved[which]:
                self._work.does(TOLD)
                hand = fill.told()[0].hands[seat]
            else:
                hand = fill.hands[seat] + self._played[seat]
            share = self._share(which, hand)
            if share < 1 and rng.random() > share:
                return False
        return True

    def _share(self, which: int, hand: tuple[Card, ...]) -> float:
        """The share of guesses kept in which these words were said with this hand."""
        key = which, tuple(sorted(hand, key=self._place.__getitem__))
        found = self._known.get(key)
        if found is None:
            _, view, action = self._said[which]
            self._work.does(ASKED)
            would = self._game.habit(replace(view, hand=key[1]))
            found = self._known[key] = _likely(action, would)
        return found


def _moved(view: View[Any]) -> frozenset[Seat]:
    """The seats whose hands, with the cards they have played, may not be those dealt to them."""
    moving = [done for done in view.history if verb_of(done) in MOVES - {Play.verb}]
    given = any(verb_of(done) == Give.verb for done in moving)
    return frozenset(seats(view.players) if given else [done.seat for done in moving])


def _likely(said: Action, would: Action | None) -> float:
    """The share of guesses kept in which someone said this instead of the rule's word."""
    if would is None or said == would:
        return 1.0
    is_alike = type(said) is type(would) and not isinstance(said, Say)
    return QUIBBLE if is_alike and _suit(said) == _suit(would) else DOUBT


def _suit(action: Action) -> object:
    match action:
        case Call():
            return action.suit
        case NameContract():
            return action.contract
    return None


def _said(game: AnyGame, view: View[Any], fill: Fill) -> Sequence[Said]:
    """The words of the others on their hands, for all to hear, while these were as dealt."""
    deal, history = fill.told()
    state = game.apply(Dealing(game.match_before(view)), CHANCE, deal).state
    found: list[Said] = []
    for done, heard in zip(history, view.history, strict=True):
        if verb_of(done) in MOVES:
            break
        if done.seat != view.seat and not isinstance(heard.action, Hidden):
            sight = game.view(state, done.seat)
            if len(game.legal(sight)) > 1 and game.habit(sight) is not None:
                found.append((done.seat, sight, done.action))
        state = game.apply(state, done.seat, done.action).state
    return found
