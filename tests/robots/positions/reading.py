"""Reading positions: a text becomes a full deal, replayed through the contract of its game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from bot.rules import CHANCE, GAMES, Action, AnyGame, Card, Choose, Options, Seat, View
from bot.rules.about.steps import step
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import cards
from bot.rules.kit.dealing import deal_out
from bot.rules.kit.reasons import Illegal
from tests.support.kept import file_of

TRIES = 2_000
"""So often the cards that a position leaves open are laid anew before it counts as impossible."""

Line = tuple[int | None, str]
"""Something done: the seat (``None`` is whoever's turn it is) and the action's line."""


@dataclass
class Position:
    """A position as it is written: who knows what, what was done, and what must not happen."""

    game: AnyGame
    name: str
    options: Options
    players: int
    hands: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    piles: dict[str, tuple[Card, ...]] = field(default_factory=dict)
    scores: tuple[int, ...] = ()
    deal: int = 1
    done: list[Line] = field(default_factory=list)
    never: list[str] = field(default_factory=list)
    only: list[str] = field(default_factory=list)
    why: str = ""

    def __str__(self) -> str:
        return f"{self.game.key}/{self.name}"

    def forbids(self, action: Action) -> bool:
        """Whether no good player would do this."""
        return any(_fits(action, p) for p in self.never) or (
            bool(self.only) and not any(_fits(action, p) for p in self.only)
        )

    def view(self) -> View[Any]:
        """The view of the seat to act.

        :raises ValueError: no deal leads there, or there is nothing to be wrong about.
        """
        state = Laying(self).state()
        (seat, *_) = self.game.to_act(state)
        view: View[Any] = self.game.view(state, seat)
        if isinstance(self.game.legal(view), Choose):
            actions = list(self.game.legal(view))
            told = ", ".join(map(str, actions))
            for pattern in (*self.never, *self.only):
                if not any(_fits(action, pattern) for action in actions):
                    raise ValueError(f"{self}: {pattern!r} is not among {told}")
            wrong = sum(map(self.forbids, actions))
            if not 0 < wrong < len(actions):
                raise ValueError(f"{self}: {wrong} of {told} are wrong")
        return view


def _fits(action: Action, pattern: str) -> bool:
    """Whether an action is of this kind: its verb, and all the further words among its own.

    A number with a plus is this number or any above.
    """
    verb, *words = str(action).split()
    first, *others = pattern.split()
    if others and others[0].endswith("+"):
        return verb == first and words[0].isdigit() and int(words[0]) >= int(others[0][:-1])
    return verb == first and not Counter(others) - Counter(words)


def read(text: str, game: AnyGame) -> Iterator[Position]:
    """The positions of a game's text."""
    now: Position | None = None
    for line in text.splitlines():
        line = line.partition("#")[0].strip()
        head, _, rest = (part.strip() for part in line.partition(" "))
        if head == "position":
            if now is not None:
                yield now
            options = next(iter(game.presets.values()))
            now = Position(game, rest, options, _usual(game, options))
        elif line:
            assert now is not None, f"{line!r} stands before any position"
            _take(now, line, head, rest)
    if now is not None:
        yield now


def _usual(game: AnyGame, options: Options) -> int:
    sizes = game.players(options)
    return 4 if 4 in sizes else sizes[0]


def _take(now: Position, line: str, head: str, rest: str) -> None:
    """Take one line into the position."""
    what, _, told = (part.strip() for part in line.partition(":"))
    if head == "rules":
        preset, *changes = rest.split()
        now.options = now.game.presets[preset]
        for change in changes:
            now.options = now.options.with_value(*change.split("=", 1))
        now.players = _usual(now.game, now.options)
    elif head == "players":
        now.players = int(rest)
    elif head == "deal":
        now.deal = int(rest)
    elif head == "scores":
        now.scores = tuple(map(int, rest.split()))
    elif head == "hand":
        now.hands[int(what.split()[1])] = cards(told)
    elif head == "trick":
        leader = int(what.split()[1])
        for n, card in enumerate(told.split()):
            now.done.append((None if n else leader, f"play {card}"))
    elif head == "why:":
        now.why = told
    elif head in ("never:", "only:"):
        patterns = [_pattern(part) for part in told.split(",")]
        (now.never if head == "never:" else now.only).extend(patterns)
    elif what.isdigit():
        now.done.append((int(what), told))
    else:
        now.piles[what] = cards(told)


def _pattern(text: str) -> str:
    """A pattern; a card alone is to be played."""
    words = text.split()
    try:
        return f"play {Card(words[0])}" if len(words) == 1 else " ".join(words)
    except ValueError:
        return " ".join(words)


class Laying:
    """The search for a deal of which all that a position tells is true.

    The cards it tells lie fixed. The others are laid at random, and exchanged at random as long
    as that makes more of the actions legal.
    """

    def __init__(self, position: Position) -> None:
        self.position, self.game = position, position.game
        game, options, players = position.game, position.options, position.players
        game.check(options, players)
        self.start = game.start(options, players)
        match = self.start.match
        if position.scores:
            match = match.with_gains(position.scores)
        for _ in range(1, position.deal):
            match = match.next_deal(match.dealer)
        self.start = replace(self.start, match=match)
        self.actions = [(seat, game.read(line)) for seat, line in position.done]
        pack, layout = game.pack(options, players), game.layout_of(match)
        shape = deal_out(pack, layout, players, Seat(0))
        self.sizes = [*map(len, shape.hands), *(len(pile) for _, pile in shape.piles)]
        self.names = [name for name, _ in shape.piles]
        known = [position.hands.get(s, ()) for s in range(players)]
        known += [position.piles.get(name, ()) for name in self.names]
        self.fixed = [list(held) for held in known]
        if unknown := set(position.piles) - set(self.names):
            raise ValueError(f"{position}: there is no {', '.join(unknown)}")
        if left := Counter(held for place in self.fixed for held in place) - Counter(pack):
            raise ValueError(f"{position}: {' '.join(left)} is told too often")
        self.open = Counter(pack) - Counter(held for place in self.fixed for held in place)
        self._keep_what_was_played()
        for at, (place, size) in enumerate(zip(self.fixed, self.sizes, strict=True)):
            if len(place) > size:
                raise ValueError(f"{position}: {len(place)} cards at {at}, {size} go there")

    def _keep_what_was_played(self) -> None:
        """A card that a seat puts down was dealt to it, unless it is told elsewhere."""
        used: dict[int, Counter[Card]] = {s: Counter() for s in range(self.position.players)}
        seat = 0
        order = self._seats()
        for (told, action), guessed in zip(self.actions, order, strict=True):
            seat = guessed if told is None else told
            for card in action.cards:
                used[seat][card] += 1
                has = self.fixed[seat].count(card)
                room = len(self.fixed[seat]) < self.sizes[seat]
                if used[seat][card] > has and self.open[card] and room:
                    self.fixed[seat].append(card)
                    self.open[card] -= 1

    def _seats(self) -> Iterator[int]:
        """The seat of every action, as far as it follows from the one before."""
        seat = 0
        for told, _ in self.actions:
            seat = (seat + 1) % self.position.players if told is None else told
            yield seat

    def state(self) -> Any:
        """The state to which the position leads.

        :raises ValueError: no deal was found.
        """
        rng = Random(str(self.position))
        places = [list(held) for held in self.fixed]
        rest = list(self.open.elements())
        rng.shuffle(rest)
        spots = []
        for place, held in enumerate(places):
            while len(held) < self.sizes[place]:
                spots.append((place, len(held)))
                held.append(rest.pop())
        best, state, fault = self._replayed(places)
        for _ in range(TRIES):
            if not fault or len(spots) < 2:
                break
            (p, i), (q, j) = rng.sample(spots, 2)
            places[p][i], places[q][j] = places[q][j], places[p][i]
            reached, state, now = self._replayed(places)
            if reached >= best:
                best, fault = reached, now
            else:
                places[p][i], places[q][j] = places[q][j], places[p][i]
        if fault:
            raise ValueError(f"{self.position}: {fault}")
        return state

    def _replayed(self, places: Sequence[Sequence[Card]]) -> tuple[int, Any, str]:
        """The number of actions legal in this deal, the state after them, and the fault if any."""
        players = self.position.players
        piles = zip(self.names, map(tuple, places[players:]), strict=True)
        deal = Deal(tuple(tuple(h) for h in places[:players]), tuple(piles))
        state = step(self.game, self.start, CHANCE, deal).state
        for n, (told, action) in enumerate(self.actions):
            turn = self.game.to_act(state)
            if not turn or turn[0] == CHANCE:
                return n, state, f"the deal is over before {action}"
            seat = turn[0] if told is None else told
            try:
                state = step(self.game, state, seat, action).state
            except Illegal as refused:
                return n, state, f"{seat} cannot {action}: {refused}"
        return len(self.actions), state, ""


def positions_of(key: str) -> list[Position]:
    """All positions of a game."""
    text = file_of(key, "positions").read_text(encoding="utf-8")
    return list(read(text, GAMES[key]))
