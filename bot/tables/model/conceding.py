"""The rest of a deal, granted to the other side: played out with the cards open.

Each trick is played so that the other side takes it, wherever the cards allow that; the game's
own scoring does the rest. It is done once everybody has agreed, so the search tells nobody
anything while there is still something to decide.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any, cast

from bot.rules import Action, Seat
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play
from bot.rules.kit.events import Step
from bot.tables.model.session import GameSession, no_player_acts
from bot.tables.model.table_words import granted

MOST_TRIED = 600
"""So many cards are tried at most to find how a trick is given away."""

Line = tuple[tuple[Seat, Action], ...]


def in_play(session: GameSession) -> bool:
    """Whether cards are being played: then the rest of the deal can be granted.

    Not where the lowest score wins: there a trick is no gift.
    """
    if session.options.lowest_wins:
        return False
    if session.between_deals or session.view(None).trick is None:
        return False
    return any(type(action) is Play for action in session.decision(session.turn[0]))


def may_cost(session: GameSession) -> bool:
    """Whether a trick to come, or a card in one, costs its taker: a rest like that is no gift.

    Everybody can tell: it turns on nothing but the cards in finished tricks.
    """
    rest = session.game.rest(session.state)
    if rest is None:
        return False
    habits, tricks = rest.rules.habits, rest.tricks
    to_come = chain(*tricks.hands, tricks.trick.cards, rest.stock)
    return habits.trick < 0 or any(habits.worth.get(card, 0) < 0 for card in to_come)


def given_away(session: GameSession, seat: Seat, side: tuple[Seat, ...]) -> GameSession:
    """The session after ``seat`` has granted the others the rest of its deal: a long search.

    Each trick takes a few milliseconds.
    """
    after, deal = granted(session, seat, side), session.view(None).deal
    while not after.between_deals and after.view(None).deal == deal:
        for turn, action in _trick(after.game, after.state, side):
            chair = after.chairs[turn]
            after = after.plus(turn, action).by(chair.user if chair.present else None)
    return after


def _trick(game: AnyGame, state: Any, side: tuple[Seat, ...]) -> Line:
    """The next plays of this trick: to its end if it is clear who takes it, or one card.

    Every card it can begin with is given its share of the cards tried, so that one that takes the
    trick in any case does not hide the one that loses it.
    """
    turn, left, all_tried = game.to_act(state)[0], MOST_TRIED, True
    plays = list(_plays(game, state, turn, side))
    for n, action in enumerate(plays):
        search = _Search(game, side, left // (len(plays) - n))
        left -= search.left
        if (line := search.lost_with(state, turn, action)) is not None:
            return line
        left += search.left
        all_tried = all_tried and search.left > 0
    return _anyhow(game, state, side, to_the_end=all_tried)


@dataclass
class _Search:
    """Looks for cards with which a side does not take a trick; ``left`` may still be tried."""

    game: AnyGame
    side: tuple[Seat, ...]
    left: int

    def lost_with(self, state: Any, turn: Seat, action: Action) -> Line | None:
        """Plays that begin with this action and lose the trick; ``None`` if none were found."""
        if self.left <= 0:
            return None
        self.left -= 1
        done = self.game.apply(state, turn, action)
        if _is_over(self.game, done):
            return None if _winner(done) in self.side else ((turn, action),)
        then = self.game.to_act(done.state)[0]
        for follows in _plays(self.game, done.state, then, self.side):
            if (rest := self.lost_with(done.state, then, follows)) is not None:
                return ((turn, action), *rest)
        return None


def _winner(done: Step[Any]) -> Seat | None:
    won = (event.what.values["who"] for event in done.events if event.what.code == "trick-won")
    return cast(Seat | None, next(won, None))


def _is_over(game: AnyGame, done: Step[Any]) -> bool:
    """Whether the trick is."""
    return _winner(done) is not None or no_player_acts(game.to_act(done.state))


def _anyhow(game: AnyGame, state: Any, side: tuple[Seat, ...], to_the_end: bool) -> Line:
    """One card more, the nearest to the aim; or all of a trick that nothing loses."""
    turn = game.to_act(state)[0]
    action = next(_plays(game, state, turn, side))
    done = game.apply(state, turn, action)
    if not to_the_end or _is_over(game, done):
        return ((turn, action),)
    return ((turn, action), *_anyhow(game, done.state, side, to_the_end))


def _plays(game: AnyGame, state: Any, turn: Seat, side: tuple[Seat, ...]) -> Iterator[Action]:
    """The choices of this seat, in the order in which they are tried.

    The side that grants the rest gets rid of high cards, the others save theirs for later. Where
    something is said before a card it says the least, and the others the most: that stands last.
    """
    view = game.view(state, turn)
    decision = list(game.legal(view))
    plays = [action for action in decision if type(action) is Play]
    if not plays:
        yield decision[0 if turn in side else -1]
        return
    rules = game.trick_rules(view)
    if rules is not None:
        plays.sort(key=lambda play: rules.order.strength[play.card], reverse=turn in side)
    yield from plays
