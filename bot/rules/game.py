"""The contract of a game.

A game is a stateless singleton: pure functions from frozen states to frozen states. A phase
is a state class of its own. Chance is an actor, and legality is read off a view alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar, Union

from bot.rules.decisions import Decision
from bot.rules.kit.actions import Action, Deal, Play, Vocabulary
from bot.rules.kit.binding import duty_of
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.cards import Card
from bot.rules.kit.claims import Plan, TrickRules, plan_for_all
from bot.rules.kit.dealing import Below, Layout, deal_out, misdealt, shuffled
from bot.rules.kit.events import Event, Stat, Step
from bot.rules.kit.fill import Fill, Unseen
from bot.rules.kit.lesson import Lesson
from bot.rules.kit.match import Match, Result
from bot.rules.kit.phases import Dealing, Over, Phase
from bot.rules.kit.play_rules import Rest, Totals
from bot.rules.kit.reasons import Reason, Refused
from bot.rules.kit.reckoning import Reckoning
from bot.rules.kit.remembered import remembered
from bot.rules.kit.seats import CHANCE, MOST_PLAYERS, Seat, alone
from bot.rules.kit.teaching import Example, Ranking
from bot.rules.kit.tricks import Order
from bot.rules.kit.view import View
from bot.rules.kit.worth import Promise
from bot.rules.options import Options

Opts = TypeVar("Opts", bound=Options)
P = TypeVar("P", bound=Phase)
V = TypeVar("V", bound=View[Any])

Sheet = Literal["sheet", "slate", "fives", "pegs"]
"""The ways to keep a score: on paper, on a slate, by two fives, or on a board with pegs."""
State: TypeAlias = Union[Dealing[Opts], P, Over[Opts]]  # noqa: UP007 - P is a variable
"""A game between two deals, in one of its own phases, or at its end."""


class Game(ABC, Generic[Opts, P, V]):
    """The contract of a game, through which tables, screens, robots and logs ask for everything.

    ``P`` are the game's own phases, between the deal and the score.
    """

    key: ClassVar[str]
    version: ClassVar[int] = 1
    options: type[Opts]
    presets: Mapping[str, Opts]
    expected: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Presets that everybody expects in some places: the locales (``de``, ``en-GB``) of each."""
    sizes: ClassVar[Sequence[int]]
    """The table sizes, the usual one first, where all options allow the same."""
    cards: ClassVar[tuple[Card, ...]]
    """The pack in its stated order, where it is always the same."""
    hands: ClassVar[Layout]
    """The layout by which a deal hands out the pack, where it is always the same."""
    clockwise: ClassVar[bool] = True
    rotates: ClassVar[bool] = True
    """Whether the deal passes to the next seat, or stays; else the rules say whose it is."""
    begins: ClassVar[bool] = False
    """Whether someone who has played none of the games is led to this one first."""
    has_trump: ClassVar[bool] = True
    """Whether a suit may beat the others."""
    sheet: ClassVar[Sheet] = "sheet"
    """The way in which its players keep their score."""
    counted: ClassVar[tuple[str, ...]] = ()
    """The codes that :meth:`stats` may tell of, in the order in which players want to read them."""
    achievements: ClassVar[tuple[str, ...]] = ()
    """The codes of those moments in its reckonings that are achievements."""
    of_hands: ClassVar[frozenset[str]] = frozenset()
    """The achievements that a hand is dealt: they stand where tricks were granted, not played."""
    draws: ClassVar[bool] = False
    """Whether hands are filled up during the play: one that could not follow may later."""
    turned_up: ClassVar[str] = ""
    """The name of the pile whose open card is turned up, to become trump; "" if there is none."""
    open_choices: ClassVar[frozenset[str]] = frozenset()
    """The phases whose choices everybody can see: no hidden card decides them.

    Only there may a table answer by itself where there is no choice.
    """
    bid_luck: ClassVar[float] = 1.0
    """Standard errors by which a robot's bid has to be better than :meth:`habit`'s."""
    least_luck: ClassVar[float] = 0.0
    """Standard errors by which a robot's bid has to be better at the least, however many deals it
    has imagined: where these err in one direction, more of them make it surer, not better."""
    lesson: ClassVar[Lesson | None] = None
    """The first deal of someone who has never played it."""
    vocabulary: Vocabulary
    example: Example
    """A deal up to a moment that shows a special feature, told on a page of help."""

    def check(self, options: Opts, players: int) -> None:
        """Refuse combinations that do not go together.

        :raises Refused: with the reason.
        """
        if players not in (sizes := self.table_sizes(options)):
            allowed = " ".join(map(str, sizes))
            raise Refused(Reason.of("table-size", players=players, allowed=allowed))

    def table_sizes(self, options: Opts) -> Sequence[int]:
        """The table sizes that there are: of those allowed, the ones with a place for everybody."""
        return [n for n in self.players(options) if 2 <= n <= MOST_PLAYERS]

    def players(self, options: Opts) -> Sequence[int]:
        """The table sizes allowed under these options: :attr:`sizes`, unless they turn on them."""
        return self.sizes

    def pack(self, options: Opts, players: int) -> tuple[Card, ...]:
        """The pack in its stated order: the shuffle starts from it."""
        return self.cards

    @abstractmethod
    def rankings(self, options: Opts, players: int) -> Sequence[Ranking]:
        """The cards from the top, as a beginner is shown them: a trump suit, a plain one …"""

    def sides(self, options: Opts, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides of the whole game: everybody for themselves, unless a game says otherwise."""
        return alone(players)

    def layout(self, options: Opts, players: int) -> Layout:
        """The layout by which a deal hands out the pack: the first one, if they differ."""
        return self.hands

    def layout_of(self, match: Match[Opts]) -> Layout:
        """The layout of one deal, for games whose hands grow or shrink from deal to deal.

        The cards go round from the left of its ``dealer``, whom the match names:
        :meth:`Match.next_deal`.
        """
        return self.layout(match.options, match.players)

    def expected_in(self, locale: str) -> str | None:
        """The preset that players of this locale expect; ``None`` if they expect none."""
        return next((name for name, known in self.expected.items() if locale in known), None)

    def start(self, options: Opts, players: int) -> State[Opts, P]:
        """A whole game before its first deal. Check the options first."""
        return Dealing(Match.new(options, players))

    def to_act(self, s: State[Opts, P]) -> tuple[Seat, ...]:
        """The seats that may act: none (over), ``CHANCE``, one, or several who choose together."""
        return s.turns

    def match(self, s: State[Opts, P]) -> Match[Opts]:
        """The standing between the deals, in any phase."""
        return s.match

    def result(self, s: State[Opts, P]) -> Result | None:
        """The result of the game; ``None`` while it goes on."""
        return s.result if isinstance(s, Over) else None

    def prospects(self, match: Match[Opts]) -> Sequence[float]:
        """The worth of a standing between two deals by seat, more being better.

        Here: its points. Robots and duels compare standings by it. A game in which a deal uses up
        something that counts later (each contract is played once) adds its worth.
        """
        return match.merits

    def settled(self, match: Match[Opts]) -> bool:
        """Whether a game that stands like this between two deals would be over by its rules.

        Here: someone has the target. It is an end, and no victory where the lowest score wins.
        Where the number of deals is the end, ``match.deal`` is that of the deal to come.
        """
        return 0 < match.options.target <= max(match.scores)

    @abstractmethod
    def view(self, s: State[Opts, P], seat: Seat | None) -> V:
        """The view of a seat: all that it may know; ``None`` is a spectator."""

    @abstractmethod
    def legal(self, v: V) -> Decision:
        """The choices of the viewing seat, from the view alone; nothing if it is not its turn."""

    def moves(self, s: State[Opts, P], seat: Seat) -> Decision:
        """The choices of a seat in a state, as a robot asks for them in a state it guessed.

        A game that knows a shorter way than building the view may take it.
        """
        return self.legal(self.view(s, seat))

    def habit(self, v: V) -> Action | None:
        """The action of a sober player by a rule of thumb, from the view alone; no card to a trick.

        By such rules robots imagine what others bid, name and put away, and which card makes
        trump where the first lead does, and say what may be said in the place of a card (a claim);
        ``None``: there is none.
        """
        return None

    def first_number(self, v: V) -> int | None:
        """The number offered first where many may be bid; ``None``: the lowest.

        It turns on what everybody can see alone, for otherwise it would be a hint.
        """
        return None

    def worth_trying(self, v: V) -> Sequence[Action]:
        """The choices a good player would weigh, where there are too many to try them all.

        None means all of them. It is never asked for a card to a trick.
        """
        return ()

    def promise(self, v: V, action: Action) -> Promise | None:
        """The promise of a hand by which :meth:`habit` judges an action; ``None``: it has none."""
        return None

    @abstractmethod
    def why(self, v: V, action: Action) -> Reason:
        """The reason why an action that is not legal is refused."""

    @abstractmethod
    def apply(self, s: State[Opts, P], seat: Seat, action: Action) -> Step[State[Opts, P]]:
        """The state after a legal action, and its events; `bot.rules.step` checks it before."""

    def fill(self, v: V, rng: Random) -> Fill:
        """The hidden cards of a view filled in, at random among the deals that lead to it.

        Asked for the very same view again it draws again, and works nothing out anew. This one
        is for games in which nothing is hidden but cards in hands, and in piles that stay where
        they are; the duties of the players it knows from :meth:`trick_rules`.
        """
        return _unseen(v, self).fill(rng)

    def guess(self, v: V, rng: Random) -> State[Opts, P]:
        """A full state, drawn at random among those the view allows: its deal is replayed."""
        if v.result is not None:
            return Over(v.match, v.result)
        if v.waits_for_deck:
            return Dealing(self.match_before(v))
        return self.replayed(v, self.fill(v, rng))

    def replayed(self, v: V, fill: Fill) -> State[Opts, P]:
        """The full state of a view whose hidden cards are these."""
        deal, history = fill.told()
        state: State[Opts, P] = Dealing(self.match_before(v))
        state = self.apply(state, CHANCE, deal).state
        for done in history:
            state = self.apply(state, done.seat, done.action).state
        return state

    def match_before(self, v: V) -> Match[Opts]:
        """The standing before this deal: the present one, unless a deal has points written down."""
        return v.match

    def chance(self, s: State[Opts, P], below: Below) -> Action:
        """The deck's action: Fisher-Yates over the pack, dealt from the dealer's left."""
        match = self.match(s)
        pack = shuffled(self.pack(match.options, match.players), below)
        return deal_out(pack, self.layout_of(match), match.players, match.eldest)

    def misdeal(self, s: State[Opts, P], action: Action) -> Reason | None:
        """The reason why this is no deal of the pack; ``None`` if it is one."""
        if not isinstance(action, Deal):
            return Reason.of("not-a-deal")
        match = self.match(s)
        pack = self.pack(match.options, match.players)
        return misdealt(action, pack, self.layout_of(match), match.players)

    def marks(self, v: V) -> Mapping[Card, str]:
        """Open cards that are not what they seem (a bower), by the word of their mark.

        A picture marks them wherever they lie: in a hand, a trick, the last one, a replay.
        """
        return {}

    @abstractmethod
    def order(self, v: V) -> Order:
        """The order of cards in this deal, as far as it is known; its hands lie in it."""

    def card_up(self, v: V) -> Card | None:
        """The card that lies turned up, to become trump, as long as it lies there."""
        piles = (pile for pile in v.piles if pile.name == self.turned_up and pile.cards)
        return next((pile.cards[0] for pile in piles), None)

    def trick_rules(self, v: V) -> TrickRules | None:
        """The rules of this deal's tricks, for proofs about the tricks to come.

        ``None`` is always right: then nothing is proved, and nobody is offered to claim the rest.
        """
        return None

    def duty(self, v: V) -> Reason | None:
        """The duty that binds the viewing seat in the present trick, from the view alone.

        ``None`` means that it may play any card, or that it is not playing to a trick.
        """
        rules = self.trick_rules(v)
        if rules is not None:
            return duty_of(v, rules.order, rules.owing(v))
        allowed = self.legal(v) if v.trick is not None and v.is_asked else ()
        barred = (Play(card) for card in v.hand if allowed and Play(card) not in allowed)
        return next((self.why(v, action) for action in barred), None)

    @property
    def claimable(self) -> bool:
        """Whether anybody can ever claim the rest of a deal: the game has a way to prove it."""
        kind = type(self)
        proofs = (kind.trick_rules is Game.trick_rules, kind.plan_for_rest is Game.plan_for_rest)
        return not all(proofs)

    def plan_for_rest(self, v: V) -> Plan | None:
        """The viewing seat's plan to take all that is left of this deal, if that is certain.

        From the view alone: it has to hold in every deal that the view allows, however the
        others play, and come to the same for the seat's side.
        """
        rules = self.trick_rules(v)
        return None if rules is None else plan_for_all(v, rules, self.legal(v))

    def rest(self, s: State[Opts, P]) -> Rest | None:
        """The rest of a deal whose cards are being played, as values that play themselves out.

        ``None`` is always right: then a robot plays it out through this contract.
        """
        return None

    def rest_with(self, s: State[Opts, P], rest: Rest, hands: Hands) -> Rest:
        """The ``rest`` of a deal of this state, had the players these hands instead."""
        return rest.with_hands(hands)

    def scored(self, s: State[Opts, P], totals: Totals) -> State[Opts, P]:
        """The state once the deal of :meth:`rest` has ended and its sides have these totals.

        :raises ValueError: the game says nothing of the rest of its deals.
        """
        raise ValueError(f"{self.key} cannot score what it did not count")

    def stats(self, told: Sequence[Event]) -> Iterable[Stat]:
        """The statistics of a deal, from all the events that were told of it.

        ``contract`` and ``made`` are said in every game in which one side a deal has a contract:
        boards go by them.
        """
        return ()

    @abstractmethod
    def reckon(self, told: Sequence[Event], options: Opts, players: int) -> Reckoning:
        """The reckoning of a deal that has ended, from all the events that were told of it."""

    def write(self, action: Action) -> str:
        """The line of an action."""
        return str(action)

    def read(self, text: str) -> Action:
        """The action of a line.

        :raises ValueError: with a sentence, if the line is none of this game's.
        """
        return self.vocabulary.read(text)


AnyGame = Game[Any, Any, Any]


@remembered
def _unseen(v: View[Any], game: AnyGame) -> Unseen:
    """The ways in which the hidden cards of a view may lie."""
    match = game.match_before(v)
    pack = game.pack(match.options, match.players)
    return Unseen(v, pack, game.layout_of(match), game.order(v), game.trick_rules(v))
