"""A game as a table holds it: its log, the state after it, and the events told. A frozen value."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from bot.rules import (
    CHANCE,
    GAMES,
    AnyGame,
    Decision,
    Event,
    Log,
    Options,
    Result,
    Seat,
    View,
    step,
)
from bot.rules.about.log import LAID, reseeded, taken_back
from bot.rules.about.rule_changes import is_change
from bot.rules.kit.actions import Action, Play
from bot.rules.kit.events import Stat
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.reckoning import Reckoning
from bot.rules.kit.seats import placed
from bot.storage.rows.ids import GameId, UserId
from bot.storage.rows.people import FORMER
from bot.tables.model.chairs import Chair, Seen
from bot.tables.model.last_trick import closed
from bot.tables.model.proposal import Proposal
from bot.tables.model.turn_clock import TurnClock
from bot.tables.model.views import NO_VIEWS, Views

NO_DECISION = -1


CLAIMS: Final = ("rest-claimed", "deal-conceded")
"""The codes of events with which the cards of a deal are no longer played out one by one."""
ENDS_OF_PLAY: Final = ("trick-won", *CLAIMS)
"""The codes of events that end the play of a trick, or of all that are left in a deal."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score sheet: the score of each seat after this deal."""

    deal: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSession:
    """One game at a table, move by move.

    ``chairs`` run by seat. ``numbers`` name the decision each seat faces (−1: none); a number is
    never used twice, and one player's choice never changes another's. ``told`` are the events of
    this deal, ``closing`` those that ended the deal before; ``sheet`` has a line for each deal
    that has ended. ``chosen`` is by seat the number of the line of its last choice in this deal
    (0: none), the one it might take back, and ``heard`` the number of events that were told
    before its last line in it. ``turns`` are the clocks that run, ``paused_at`` since when they all
    stand. ``most_deals`` are the deals of the deck after which the table ends the game, whatever
    its rules say (0: they alone do).
    """

    game_id: GameId
    log: Log
    state: Any = field(repr=False)
    chairs: tuple[Chair, ...]
    numbers: tuple[int, ...]
    told: tuple[Event, ...] = field(default=(), repr=False)
    closing: tuple[Event, ...] = field(default=(), repr=False)
    sheet: tuple[Line, ...] = field(default=(), repr=False)
    chosen: tuple[int, ...] = field(default=(), repr=False)
    heard: tuple[int, ...] = field(default=(), repr=False)
    most_deals: int = 0
    turns: tuple[TurnClock, ...] = field(default=(), compare=False)
    paused_at: float | None = field(default=None, compare=False)
    proposals: int = field(default=0, compare=False)
    """The number of proposals so far, and the open one."""
    proposal: Proposal | None = field(default=None, compare=False)
    aside: Proposal | None = field(default=None, compare=False)
    """Rules agreed on for the next deal, while ``proposal`` is about something else."""
    seen: tuple[Seen, ...] = field(default=(), compare=False)
    """The hands that people left behind."""
    movers: tuple[UserId | None, ...] = field(default=(), compare=False, repr=False)
    """The person behind each line of the log; ``None`` if it was the deck or a robot."""
    stats: tuple[tuple[Stat, ...], ...] = field(default=(), repr=False)
    """The deeds that players keep count of, for each deal that has ended."""
    closed: View[Any] | None = field(default=None, repr=False, compare=False)
    """Between two deals the public view as the last one ended, its last trick complete."""
    reckonings: tuple[Reckoning, ...] = field(default=(), repr=False)
    """The bids and their outcome, for each deal that has ended, as :attr:`stats` are."""
    views: Views = field(default=NO_VIEWS, repr=False, compare=False)
    """Sessions of the same state share them, such as before and after a clock was set."""

    def __post_init__(self) -> None:
        if self.views.state is not self.state:
            object.__setattr__(self, "views", Views(self.state))

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return GAMES[self.log.game]

    @property
    def options(self) -> Options:
        """The rules of this game, as options."""
        options: Options = self.game.match(self.state).options
        return options

    @property
    def turn(self) -> tuple[Seat, ...]:
        """The seats that may act."""
        return self.game.to_act(self.state)

    @property
    def between_deals(self) -> bool:
        """Whether no player is to act: the next deal is still to come, or the game is over."""
        return no_player_acts(self.turn)

    @property
    def result(self) -> Result | None:
        """The result of the game; ``None`` while it goes on."""
        return self.game.result(self.state)

    @property
    def deals(self) -> int:
        """The number of deals so far: actions of the deck, but for changes of the rules."""
        course = self.log.mainline
        return sum(seat == CHANCE and not is_change(seat, line) for seat, line in course)

    def view(self, seat: Seat | None) -> View[Any]:
        """The view of a seat; ``None`` is a spectator."""
        return self.views.view(self.game, seat)

    def decision(self, seat: Seat) -> Decision:
        """The decision of a seat in this state."""
        return self.views.decision(self.game, seat)

    def seat_of(self, user: UserId) -> Seat | None:
        """The seat of this person; ``None`` if they have none."""
        for n, chair in enumerate(self.chairs):
            if chair.user == user:
                return Seat(n)
        return None

    @property
    def deserted(self) -> bool:
        """Whether nobody plays here just now, so that the robots wait too."""
        return not any(chair.present for chair in self.chairs)

    def seen_by(self, user: UserId) -> list[Seen]:
        """The hands of this deal that somebody may know who does not sit here (any more).

        Somebody who has left none behind under this name may be a former player; their part in
        this game is no proof, for a forgetting may have been cut off.
        """
        now = [seen for seen in self.seen if seen.deal == self.deals]
        own = [seen for seen in now if seen.user == user]
        return own or [seen for seen in now if seen.user == FORMER]

    def left_by(self, seat: Seat, user: UserId, chair: Chair) -> "GameSession":
        """The session with another chair here, in which this person's hand is known to them."""
        known = tuple(s for s in self.seen if s.deal == self.deals and s.user != user)
        seen = (*known, Seen(user, seat, self.deals))
        return replace(self.with_chair(seat, chair), seen=seen)

    def retractable(self, seat: Seat) -> int:
        """The line of this seat's last choice in this deal, if who sits here made it; or 0."""
        number, user = self.chosen[seat], self.chairs[seat].user
        return number if number and user is not None and self.movers[number - 1] == user else 0

    def chosen_by_robot(self, seat: Seat) -> Action | None:
        """The last choice of this seat in this deal, if a robot made it; otherwise ``None``."""
        number = self.chosen[seat]
        if not number or self.movers[number - 1] is not None:
            return None
        return self.game.read(self.log.moves[number - 1][1])

    def turn_of(self, seat: Seat) -> TurnClock | None:
        """The clock of this seat's decision, if one runs."""
        return next((turn for turn in self.turns if turn.seat == seat), None)

    def with_chair(self, seat: Seat, chair: Chair) -> "GameSession":
        """The session with another chair at this seat."""
        return replace(self, chairs=placed(self.chairs, seat, chair))

    def plus(self, seat: Seat, action: Action) -> "GameSession":
        """The session after this action.

        :raises Illegal: it is not that seat's turn, or the rules do not allow it.
        """
        game, before = self.game, self.turn
        known = self.decision(seat) if seat in before and seat != CHANCE else None
        done = step(game, self.state, seat, action, known)
        log = self.log.with_line(seat, game.write(action))
        turn = game.to_act(done.state)
        dealt, told = seat == CHANCE, self.told + done.events
        ended = no_player_acts(turn)
        return replace(
            self,
            log=log,
            state=done.state,
            numbers=self._numbers(seat, turn, len(log.moves)),
            told=(*self.new_rules, *done.events) if dealt else told,
            closing=claims_in(self.told) + done.events if ended else self.closing,
            sheet=self.sheet + self._written(done.state, turn),
            chosen=self._chosen(seat, ended or dealt, len(log.moves)),
            heard=(0,) * log.players if dealt else placed(self.heard, seat, len(self.told)),
            movers=(*self.movers, None),
            stats=(*self.stats, tuple(self.game.stats(told))) if ended else self.stats,
            reckonings=(*self.reckonings, self._reckoned(told)) if ended else self.reckonings,
            closed=closed(self.view(None), Seat(seat), action, done.events) if ended else None,
        )

    def _reckoned(self, told: tuple[Event, ...]) -> Reckoning:
        """The reckoning of the deal of which all this was told."""
        return self.game.reckon(told, self.options, self.log.players)

    def reckoning_of(self, deal: int) -> Reckoning | None:
        """The reckoning of the deal of this number, the last one if it was dealt more than once."""
        return next((one for one in reversed(self.reckonings) if one.deal == deal), None)

    def by(self, user: UserId | None) -> "GameSession":
        """The session, its last line this person's."""
        return replace(self, movers=(*self.movers[:-1], user))

    @property
    def voted_on(self) -> Proposal | None:
        """The proposal, if there is still something to vote on; else the rules aside."""
        if self.result is not None:
            return None
        proposal = self.proposal
        return proposal if proposal is not None and self._stands(proposal) else self.aside

    def _stands(self, proposal: Proposal) -> bool:
        """Whether there is still something to vote on."""
        if proposal.what.word == "concession" and self.seat_of(proposal.by) is None:
            return False  # a person who has left concedes nothing
        return bool(proposal.what.fits(self.chairs, self.view(None).deal))

    def proposal_of(self, number: int) -> Proposal | None:
        """The proposal of this number, if it is open or stands aside."""
        both = (self.voted_on, self.aside if self.result is None else None)
        return next((one for one in both if one is not None and one.number == number), None)

    def proposing(self, proposal: Proposal) -> "GameSession":
        """The session with this proposed, or as far as it has come now."""
        if self.aside is not None and self.aside.number == proposal.number:
            return replace(self, aside=proposal)
        return replace(self, proposal=proposal, proposals=proposal.number)

    def without(self, proposal: Proposal) -> "GameSession":
        """The session in which this proposal is off, or done; the rules aside are open again."""
        if self.aside is not None and self.aside.number == proposal.number:
            return replace(self, aside=None)
        return replace(self, proposal=self.aside, aside=None)

    @property
    def new_rules(self) -> tuple[Event, ...]:
        """The events of new rules, or of a new seed, told since the last deal."""
        new = all(event.what.code in ("rule-changed", "seed-renewed") for event in self.told)
        return self.told if new else ()

    def _chosen(self, seat: Seat, anew: bool, number: int) -> tuple[int, ...]:
        """By seat, the line to take back after this seat has acted (0: none, as in a new deal)."""
        if anew:
            return (0,) * self.log.players
        if self.only_answer(seat) is not None:
            return self.chosen
        return placed(self.chosen, seat, number)

    def has_said(self, user: UserId, line: str, number: int) -> bool:
        """Whether someone has answered their decision ``number`` by this line, which still stands.

        Their last card may have played itself. A line that is taken back takes along all that came
        after it.
        """
        seat, moves = self.seat_of(user), self.log.moves
        mine = (n for n, (who, _) in enumerate(moves) if who == seat and n >= number)
        at = next(mine, None) if number != NO_DECISION else None
        if at is None or moves[at][1] != line or self.movers[at] != user:
            return False
        back = [taken_back(later) for _, later in moves[at + 1 :]]
        return all(first is None or first > at + 1 for first in back)

    @property
    def scored(self) -> bool:
        """Whether anybody has points from a deal that is over: one that all passed counts not."""
        return any(any(line.scores) for line in self.sheet)

    @property
    def newly_sealed(self) -> bool:
        """Whether this deal is the first of its seed, or there is another seed since."""
        deals = 0
        for seat, line in reversed(self.log.moves):
            if seat == CHANCE:
                if reseeded(line) is not None or line == LAID:
                    return True
                deals += not is_change(seat, line)
                if deals > 1:
                    return False
        return True

    @property
    def claims(self) -> tuple[Event, ...]:
        """The claim, or the concession, with which the last deal ended before its last trick."""
        return claims_in(self.closing)

    @property
    def scored_last(self) -> bool:
        """Whether the last deal came to a result: one that all have passed in does not."""
        return self.has_result and self.sheet[-1].deal == self.view(None).deal - 1

    @property
    def has_result(self) -> bool:
        """Whether the last deal of the sheet was played, or brought anybody points."""
        if not self.sheet:
            return False
        before = self.sheet[-2].scores if len(self.sheet) > 1 else (0,) * self.log.players
        played = any(event.what.code in ENDS_OF_PLAY for event in self.closing)
        return played or self.sheet[-1].scores != before

    def _written(self, after: Any, turn: tuple[Seat, ...]) -> tuple[Line, ...]:
        """The line of the deal that has just ended; none if it goes on, or is dealt anew."""
        played, now = self.game.match(self.state), self.game.match(after)
        if not no_player_acts(turn) or (turn and now.deal == played.deal):
            return ()
        return (Line(played.deal, now.scores),)

    def revealing(self, seed: str) -> "GameSession":
        """The session with the secret of its shuffles, once the last card is played."""
        return replace(self, log=replace(self.log, seed=seed))

    def _numbers(self, actor: Seat, turn: tuple[Seat, ...], moves: int) -> tuple[int, ...]:
        """The decisions that all face after somebody has acted: others still face their own."""
        numbers = [NO_DECISION] * len(self.numbers)
        for seat in turn:
            if seat != CHANCE:
                waited_on = self.numbers[seat]
                mine = waited_on == NO_DECISION or seat == actor
                numbers[seat] = moves if mine else waited_on
        return tuple(numbers)

    def only_answer(self, seat: Seat) -> Action | None:
        """The answer the table may give for this seat: there is just one, and all can see it.

        That is the last card in hand, and a choice that the rules call open. Where a hidden
        card decides whether there is a choice, a person who is asked presses the one button
        there is: no pause of ours is like a person's, and an answer for them would show.
        """
        view, decision = self.view(seat), self.decision(seat)
        if len(decision) != 1:
            return None
        (answer,) = decision
        if isinstance(answer, Play):
            return answer if view.counts[seat] == 1 else None
        return answer if view.phase in self.game.open_choices else None


def no_player_acts(turn: tuple[Seat, ...]) -> bool:
    """Whether of these seats, which are to act, none is a player's: at most the deck is."""
    return turn in ((), (CHANCE,))


def claims_in(told: Iterable[Event]) -> tuple[Event, ...]:
    """The claims and concessions with which a deal ended before its last trick."""
    return tuple([event for event in told if event.what.code in CLAIMS])
