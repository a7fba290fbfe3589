"""A game as a table holds it: the log, the state it comes to, and what was told. A frozen value."""

from dataclasses import dataclass, field, replace
from typing import Any

from bot.rules import CHANCE, GAMES, AnyGame, Event, Log, Options, Result, Seat, View, step
from bot.rules.actions import Action, Play
from bot.rules.events import Feat
from bot.tables.lobby import Chair
from bot.tables.turns import Turn

NO_DECISION = -1


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score sheet: what each seat had after this deal."""

    deal: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """One game at a table, move by move.

    ``chairs`` run by seat. ``numbers`` name the decision each seat faces (−1: none); a number is
    never used twice, and one player's choice never changes another's. ``told`` are the events of
    this deal, ``closing`` those that ended the deal before; ``sheet`` has a line for each deal
    that has ended. ``turns`` are the clocks that run, ``paused_at`` since when they all stand.
    """

    game_id: int
    log: Log
    state: Any = field(repr=False)
    chairs: tuple[Chair, ...]
    numbers: tuple[int, ...]
    told: tuple[Event, ...] = field(default=(), repr=False)
    closing: tuple[Event, ...] = field(default=(), repr=False)
    sheet: tuple[Line, ...] = field(default=(), repr=False)
    turns: tuple[Turn, ...] = field(default=(), compare=False)
    paused_at: float | None = field(default=None, compare=False)
    movers: tuple[int | None, ...] = field(default=(), compare=False, repr=False)
    """Who made each move; nobody if it was the deck or a robot."""
    feats: tuple[tuple[Feat, ...], ...] = field(default=(), repr=False)
    """What players keep count of, for each deal that has ended."""

    @classmethod
    def begin(cls, game_id: int, log: Log, chairs: tuple[Chair, ...]) -> "Sitting":
        """The game of this log before its first move; the log's own moves are replayed."""
        game = GAMES[log.game]
        state = game.start(game.options.read(log.options), log.players)
        sitting = cls(
            game_id=game_id,
            log=replace(log, moves=()),
            state=state,
            chairs=chairs,
            numbers=(NO_DECISION,) * log.players,
        )
        for seat, line in log.moves:
            sitting = sitting.plus(seat, game.read(line))
        return sitting

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return GAMES[self.log.game]

    @property
    def options(self) -> Options:
        """Its options."""
        options: Options = self.game.match(self.state).options
        return options

    @property
    def turn(self) -> tuple[Seat, ...]:
        """Who may act."""
        return self.game.to_act(self.state)

    @property
    def result(self) -> Result | None:
        """How it ended, if it has."""
        return self.game.result(self.state)

    @property
    def deals(self) -> int:
        """How often the deck has acted."""
        return sum(seat == CHANCE for seat, _ in self.log.moves)

    def view(self, seat: Seat | None) -> View[Any]:
        """What a seat may know."""
        seen: View[Any] = self.game.view(self.state, seat)
        return seen

    def seat_of(self, user: int) -> Seat | None:
        """Where this person sits."""
        return next((Seat(n) for n, chair in enumerate(self.chairs) if chair.user == user), None)

    def turn_of(self, seat: Seat) -> Turn | None:
        """The clock of this seat's decision, if one runs."""
        return next((turn for turn in self.turns if turn.seat == seat), None)

    def with_chair(self, seat: Seat, chair: Chair) -> "Sitting":
        """The sitting with another chair at this seat."""
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def plus(self, seat: Seat, action: Action) -> "Sitting":
        """The sitting after this action.

        :raises Illegal: it is not that seat's turn, or the rules do not allow it.
        """
        done = step(self.game, self.state, seat, action)
        log = self.log.plus(seat, self.game.write(action))
        turn = self.game.to_act(done.state)
        dealt = seat == CHANCE
        return replace(
            self,
            log=log,
            state=done.state,
            numbers=tuple(
                self._number(Seat(n), seat, turn, len(log.moves)) for n in range(log.players)
            ),
            told=done.events if dealt else self.told + done.events,
            closing=done.events if turn in ((CHANCE,), ()) else self.closing,
            sheet=self.sheet + self._written(done.state, turn),
            feats=self.feats + self._done(self.told + done.events, turn),
        )

    def _done(
        self, told: tuple[Event, ...], turn: tuple[Seat, ...]
    ) -> tuple[tuple[Feat, ...], ...]:
        """What was done in the deal that has just ended; nothing while it goes on."""
        return () if turn not in ((CHANCE,), ()) else (tuple(self.game.feats(told)),)

    def by(self, user: int | None) -> "Sitting":
        """The sitting, its last move made by this person."""
        return replace(self, movers=(*self.movers, user))

    def _written(self, after: Any, turn: tuple[Seat, ...]) -> tuple[Line, ...]:
        """The line of the deal that has just ended; none if it goes on, or is dealt anew."""
        played, now = self.game.match(self.state), self.game.match(after)
        if turn not in ((CHANCE,), ()) or (turn and now.deal == played.deal):
            return ()
        return (Line(played.deal, now.scores),)

    def revealing(self, seed: str) -> "Sitting":
        """The sitting with the secret of its shuffles, once the last card is played."""
        return replace(self, log=replace(self.log, seed=seed))

    def _number(self, seat: Seat, actor: Seat, turn: tuple[Seat, ...], moves: int) -> int:
        if seat not in turn:
            return NO_DECISION
        waited_on = self.numbers[seat]
        return waited_on if waited_on != NO_DECISION and seat != actor else moves

    def only_answer(self, seat: Seat) -> Action | None:
        """The answer the table may give for this seat: there is just one.

        Of cards to play only the last one in hand plays itself: that there was no choice is
        then plain to everybody.
        """
        view = self.view(seat)
        decision = self.game.legal(view)
        if len(decision) != 1:
            return None
        (answer,) = decision
        return None if isinstance(answer, Play) and view.counts[seat] > 1 else answer
