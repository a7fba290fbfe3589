"""A lobby: who sits where and by which rules, before the first card. A frozen value."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from bot.rules import GAMES, AnyGame, Options, Reason, Refused

LONGEST_FACT = 300
"""What people typed is quoted in a refusal, but not at any length."""
LEVELS = ("easy", "normal", "hard")
TAKEBACKS = ("off", "misclick", "consent")
"""Whether moves may be taken back: never, while nothing new was seen, or also by consent."""
HINTS = ("usual", "on", "off")
"""Whether a table gives hints; as usual it does for one person alone with robots."""
AWAY_AFTER = 3
"""Turns in a row that ran out; then a robot keeps the seat."""


class No(Exception):
    """A wish that is refused; ``reason`` says why, and ``words`` make a sentence of it."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        short = {k: v[:LONGEST_FACT] if isinstance(v, str) else v for k, v in facts.items()}
        self.reason = Reason.of(code, **short)


class Unfit(No):
    """Rules that do not go together: the game itself refuses them, in its own words."""

    def __init__(self, game: str, reason: Reason) -> None:
        super().__init__(reason.code)
        self.game = game
        self.reason = reason


@contextmanager
def _refused_by(game: str) -> Iterator[None]:
    try:
        yield
    except Refused as error:
        raise Unfit(game, error.reason) from None


@dataclass(frozen=True, slots=True)
class Chair:
    """A place in the circle: a person (``user``), a robot (``robot`` = its number), or empty.

    ``missed`` are the turns in a row that ran out; ``agrees`` to a pause.
    """

    user: int | None = None
    robot: int | None = None
    name: str = ""
    missed: int = 0
    agrees: bool = False

    @property
    def empty(self) -> bool:
        """Whether anybody may sit down."""
        return self.user is None and self.robot is None

    @property
    def away(self) -> bool:
        """Whether a robot keeps this person's seat until they are back."""
        return self.missed >= AWAY_AFTER

    @property
    def present(self) -> bool:
        """Whether a person sits here and plays."""
        return self.user is not None and not self.away

    def anew(self) -> "Chair":
        """The chair as somebody sits down on it."""
        return replace(self, missed=0, agrees=False)


EMPTY = Chair()


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    """Who sits where, by which rules, and how well the robots play."""

    game_key: str
    preset: str
    options: Options
    host: int
    chairs: tuple[Chair, ...]
    level: str = "normal"
    clock: int | None = None
    """Seconds a turn may take; 0 is no clock, ``None`` is as usual."""
    takebacks: str = "consent"
    hints: str = "usual"

    @classmethod
    def open(cls, game_key: str, preset: str, host: int, name: str) -> "Lobby":
        """A new lobby in which its opener sits."""
        game = GAMES.get(game_key)
        if game is None:
            raise No("unknown-game", game=game_key)
        if preset not in game.presets:
            raise No("unknown-preset", preset=preset)
        options = game.presets[preset]
        size = usual_size(game, options)
        chairs = (Chair(user=host, name=name),) + (EMPTY,) * (size - 1)
        return cls(game_key=game_key, preset=preset, options=options, host=host, chairs=chairs)

    @property
    def game(self) -> AnyGame:
        """The game of this table."""
        return GAMES[self.game_key]

    @property
    def people(self) -> tuple[int, ...]:
        """The people who sit here."""
        return tuple(chair.user for chair in self.chairs if chair.user is not None)

    @property
    def sizes(self) -> Sequence[int]:
        """The table sizes these options allow."""
        return self.game.players(self.options)

    def chair_of(self, user: int) -> int | None:
        """The place of this person in the circle."""
        return next((n for n, chair in enumerate(self.chairs) if chair.user == user), None)

    def join(self, user: int, name: str) -> "Lobby":
        """Sit down on the first empty chair, or on a robot's if none is empty."""
        if self.chair_of(user) is not None:
            raise No("already-here")
        free = [n for n, chair in enumerate(self.chairs) if chair.empty]
        free += [n for n, chair in reversed(list(enumerate(self.chairs))) if chair.robot]
        if not free:
            raise No("table-full", players=len(self.chairs))
        return self._put(free[0], Chair(user=user, name=name))

    def leave(self, user: int) -> "Lobby":
        """Stand up. If the host leaves, the next person round the circle is host."""
        place = self.chair_of(user)
        if place is None:
            raise No("not-here")
        left = self._put(place, EMPTY)
        if user == self.host and left.people:
            ring = self.chairs[place + 1 :] + self.chairs[:place]
            heir = next(chair.user for chair in ring if chair.user is not None)
            return replace(left, host=heir)
        return left

    def add_robot(self) -> "Lobby":
        """A robot on the first empty chair."""
        for place, chair in enumerate(self.chairs):
            if chair.empty:
                return self._put(place, self._robot())
        raise No("table-full", players=len(self.chairs))

    def remove_robot(self) -> "Lobby":
        """The last robot stands up."""
        for place, chair in reversed(list(enumerate(self.chairs))):
            if chair.robot is not None:
                return self._put(place, EMPTY)
        raise No("no-robot")

    def fill(self) -> "Lobby":
        """Robots on every empty chair."""
        full = self
        while any(chair.empty for chair in full.chairs):
            full = full.add_robot()
        return full

    def swap(self, one: int, other: int) -> "Lobby":
        """Two chairs change places."""
        if not (0 <= one < len(self.chairs) and 0 <= other < len(self.chairs)):
            raise No("no-such-chair")
        chairs = list(self.chairs)
        chairs[one], chairs[other] = chairs[other], chairs[one]
        return replace(self, chairs=tuple(chairs))

    def resize(self, players: int) -> "Lobby":
        """Another table size: chairs are added empty, or empty ones and robots' taken away."""
        if players not in self.sizes:
            raise No("table-size", players=players, allowed=" ".join(map(str, self.sizes)))
        chairs = list(self.chairs)
        while len(chairs) > players:
            spare = [n for n, c in enumerate(chairs) if c.empty]
            spare = spare or [n for n, c in enumerate(chairs) if c.robot]
            if not spare:
                raise No("too-many-people", players=players)
            del chairs[spare[-1]]
        chairs += [EMPTY] * (players - len(chairs))
        return replace(self, chairs=tuple(chairs))

    def with_preset(self, preset: str) -> "Lobby":
        """Take over a preset as it stands."""
        if preset not in self.game.presets:
            raise No("unknown-preset", preset=preset)
        return replace(self, preset=preset, options=self.game.presets[preset])._fitted()

    def with_option(self, name: str, value: str) -> "Lobby":
        """Change one option; refused with the reason if it does not go with the others."""
        with _refused_by(self.game_key):
            options = self.options.with_(name, value)
            if not self.game.players(options):
                raise Refused(Reason.of("option-clash", option=name))
            changed = replace(self, options=options)._fitted()
            self.game.check(options, len(changed.chairs))
        return changed

    def with_level(self, level: str) -> "Lobby":
        """How well the robots play."""
        if level not in LEVELS:
            raise No("unknown-level", level=level)
        return replace(self, level=level)

    def again(self, chairs: tuple[Chair, ...], host: int) -> "Lobby":
        """The same rules and the same circle for another game."""
        return replace(self, chairs=tuple(chair.anew() for chair in chairs), host=host)

    def with_clock(self, clock: int | None) -> "Lobby":
        """How long a turn may take."""
        return replace(self, clock=clock)

    def with_takebacks(self, takebacks: str) -> "Lobby":
        """Whether moves may be taken back."""
        if takebacks not in TAKEBACKS:
            raise No("forged")
        return replace(self, takebacks=takebacks)

    def with_hints(self, hints: str) -> "Lobby":
        """Whether the table gives hints."""
        if hints not in HINTS:
            raise No("forged")
        return replace(self, hints=hints)

    def ready(self) -> None:
        """Refuse to start while a chair is empty or the rules do not go together."""
        if missing := sum(chair.empty for chair in self.chairs):
            raise No("chairs-empty", count=missing)
        with _refused_by(self.game_key):
            self.game.check(self.options, len(self.chairs))

    def _fitted(self) -> "Lobby":
        if len(self.chairs) in self.sizes:
            return self
        return self.resize(min(self.sizes, key=lambda n: abs(n - len(self.chairs))))

    def _put(self, place: int, chair: Chair) -> "Lobby":
        return replace(self, chairs=(*self.chairs[:place], chair, *self.chairs[place + 1 :]))

    def _robot(self) -> Chair:
        taken = {chair.robot for chair in self.chairs}
        number = next(n for n in range(1, len(self.chairs) + 1) if n not in taken)
        return Chair(robot=number)


def usual_size(game: AnyGame, options: Options) -> int:
    """The table size to begin with: four where four may play, otherwise the smallest."""
    sizes = game.players(options)
    return 4 if 4 in sizes else min(sizes)
