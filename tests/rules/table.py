"""A game being played at random, with everything that is needed to check and to replay it."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.rules import CHANCE, Action, AnyGame, Event, Log, Options, Seat, Seed, Step, step
from bot.rules.decisions import Choose, Decision
from bot.rules.kit.actions import PASS, Bid
from bot.rules.kit.seats import seats

Viewer = Seat | None
SOBER = 0.95
"""The share of cautious decisions in a game that is to come to an end."""


class Broken(AssertionError):
    """A promise that a game did not keep; the text is a sentence, the log follows it."""


def must(kept: object, promise: str, *shown: object) -> None:
    """Fail with the promise and what was found, unless it was kept.

    :raises Broken: it was not.
    """
    if not kept:
        raise Broken("\n  ".join([promise, *(repr(thing) for thing in shown)]))


@dataclass
class Table:
    """One game in progress. ``moves`` are those of this deal, ``before`` the state before it.

    ``caution`` is how often a bidder bids as little as possible: where a bid that fails is
    dear, those who bid at random go down for ever, and their game never ends.
    """

    game: AnyGame
    options: Options
    players: int
    seed: Seed
    state: Any = None
    before: Any = None
    moves: list[tuple[Seat, Action]] = field(default_factory=list)
    acts: int = 0
    caution: float = 0.0
    log: Log = field(init=False)

    def __post_init__(self) -> None:
        self.state = self.before = self.game.start(self.options, self.players)
        self.log = Log(
            game=self.game.key,
            version=self.game.version,
            options=str(self.options),
            players=self.players,
            commitment=self.seed.commitment,
        )

    @classmethod
    def opened(cls, game: AnyGame, options: Options, players: int, rng: Random) -> "Table":
        """A table whose secret comes from ``rng``."""
        return cls(game, options, players, Seed(rng.randbytes(32)))

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and a spectator."""
        return (*seats(self.players), None)

    @property
    def turn(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        return not self.turn

    def view(self, viewer: Viewer, state: Any = None) -> Any:
        return self.game.view(self.state if state is None else state, viewer)

    def choose(self, rng: Random) -> tuple[Seat, Action]:
        """Somebody who may act, and something they may do."""
        seat = rng.choice(self.turn)
        if seat == CHANCE:
            return seat, self.deal(self.acts + 1)
        decision = self.game.legal(self.view(seat))
        if self.caution and rng.random() < self.caution:
            return seat, _cautious(decision, rng)
        return seat, decision.sample(rng)

    def deal(self, act: int) -> Action:
        """The act of the deck with this number, as the seed makes it."""
        return self.game.chance(self.state, self.seed.below(f"deal {act}"))

    def move(self, seat: Seat, action: Action) -> Step[Any]:
        """Act and remember it."""
        if seat == CHANCE:
            self.acts += 1
            self.before, self.moves = self.state, []
        done = step(self.game, self.state, seat, action)
        self.moves.append((seat, action))
        self.log = self.log.with_line(seat, self.game.write(action))
        self.state = done.state
        return done

    def deal_over(self, state: Any) -> bool:
        """Whether the present deal is no longer under way in this later state."""
        turn = self.game.to_act(state)
        return not turn or turn == (CHANCE,)


def _cautious(decision: Decision, rng: Random) -> Action:
    """In an auction mostly a pass, else the lowest bid; never alone; otherwise anything."""
    actions = decision.actions if isinstance(decision, Choose) else ()
    lowest = next((action for action in actions if isinstance(action, Bid)), None)
    if lowest is not None:
        return PASS if PASS in actions and rng.random() < 0.8 else lowest
    together = [action for action in actions if not getattr(action, "alone", False)]
    return rng.choice(together) if together else decision.sample(rng)


def told(events: tuple[Event, ...], viewer: Viewer) -> tuple[Any, ...]:
    """The events that this viewer gets to know."""
    return tuple(event.what for event in events if event.seen_by(viewer))
