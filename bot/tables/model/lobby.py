"""A lobby: the chairs and the rules, before the first card. A frozen value."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from bot.rules import GAMES, AnyGame, Options, Reason, Refused
from bot.rules.about.rule_codes import read_code
from bot.rules.kit.seats import placed
from bot.storage.rows.ids import UserId
from bot.tables.model import chairs as chair_rules
from bot.tables.model import circle
from bot.tables.model.chairs import EMPTY, Chair
from bot.tables.model.clock import PACES, USUAL
from bot.tables.model.refusals import Refusal

HOUSE = "house"
"""The set of rules that every game has."""
LEVELS = ("easy", "normal", "hard")
TAKEBACKS = ("off", "misclick", "consent")
"""Whether moves may be taken back: never, while nothing new was seen, or also by consent."""
ROBOTS = ("welcome", "none")
"""Whether robots may sit down at a table."""
HINTS = ("usual", "on", "off")
"""Whether a table gives hints; as usual it does for one person alone with robots."""


class BadOptions(Refusal):
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
        raise BadOptions(game, error.reason) from None


@dataclass(frozen=True, slots=True)
class OwnRules:
    """A server's set of rules, as it was when a table took it over."""

    name: str
    options: Options


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    """A table before the first card: its chairs, its rules, and the level of its robots."""

    game_key: str
    preset: str
    options: Options
    host: UserId
    chairs: tuple[Chair, ...]
    level: str = "normal"
    clock: int | None = None
    """Seconds a turn may take; 0 is no clock, ``None`` is as usual."""
    own: OwnRules | None = None
    """The server's set of rules it was opened by; then ``preset`` is the house's."""
    locked: bool = False
    """Whether only those may sit down for whom a chair is kept."""
    barred: tuple[UserId, ...] = ()
    """The people who were sent away."""
    takebacks: str = "consent"
    hints: str = "usual"
    robots: str = "welcome"
    talk: bool = True
    """Whether quick phrases may be said at the table."""
    rail: bool = False
    """Whether each deal is told with all hands in a thread, once it is over."""
    pace: str = USUAL
    """The pace at which the table goes on by itself."""

    @classmethod
    def open(cls, game_key: str, preset: str, host: UserId, name: str) -> "Lobby":
        """A new lobby in which its opener sits.

        :raises Refusal: the game or the preset does not exist.
        """
        game = GAMES.get(game_key)
        if game is None:
            raise Refusal("unknown-game", game=game_key)
        if preset not in game.presets:
            raise Refusal("unknown-preset", preset=preset)
        options = game.presets[preset]
        size = usual_size(game, options)
        chairs = (Chair(user=host, name=name),) + (EMPTY,) * (size - 1)
        return cls(game_key=game_key, preset=preset, options=options, host=host, chairs=chairs)

    @property
    def game(self) -> AnyGame:
        """The game of this table."""
        return GAMES[self.game_key]

    @property
    def people(self) -> tuple[UserId, ...]:
        """The people who sit here."""
        return tuple(chair.user for chair in self.chairs if chair.user is not None)

    @property
    def sizes(self) -> Sequence[int]:
        """The table sizes these options allow."""
        return self.game.table_sizes(self.options)

    def chair_of(self, user: UserId) -> int | None:
        """The place of this person in the circle."""
        return next((n for n, chair in enumerate(self.chairs) if chair.user == user), None)

    def join(self, user: UserId, name: str) -> "Lobby":
        """Sit down on the chair kept for one, the first empty one, or else on a robot's.

        :raises Refusal: the person sits here already, or may take no chair.
        """
        if self.chair_of(user) is not None:
            raise Refusal("already-here")
        place = self.places_for(user)[0]
        return replace(self, chairs=placed(self.chairs, place, Chair(user=user, name=name)))

    def places_for(self, user: UserId) -> list[int]:
        """The chairs that a person may take, the most fitting first.

        :raises Refusal: no chair is free for them, or they were sent away.
        """
        if user in self.barred:
            raise Refusal("sent-away")
        return chair_rules.for_whom(self.chairs, user, self.locked)

    def not_here(self, user: UserId) -> Refusal:
        """The refusal for somebody who has no seat: whoever was sent away reads that."""
        return Refusal("sent-away" if user in self.barred else "not-here")

    def leave(self, user: UserId) -> "Lobby":
        """Stand up from a chair; if the host leaves, the next person round the circle is host.

        :raises Refusal: the person does not sit here.
        """
        place = self.chair_of(user)
        if place is None:
            raise self.not_here(user)
        left = replace(self, chairs=placed(self.chairs, place, EMPTY))
        heir = chair_rules.heir(left.chairs, place) if left.people else None
        return replace(left, host=heir) if user == self.host and heir is not None else left

    def add_robot(self) -> "Lobby":
        """The lobby with a robot on the first empty chair.

        :raises Refusal: the table takes no robots, or is full.
        """
        if not self.takes_robots:
            raise Refusal("robots-unwelcome")
        return replace(self, chairs=circle.robot_added(self.chairs))

    def remove_robot(self) -> "Lobby":
        """The lobby without the last robot.

        :raises Refusal: no robot sits here.
        """
        return replace(self, chairs=circle.robot_removed(self.chairs))

    def with_lock(self, locked: bool) -> "Lobby":
        """The lobby in which only those may sit down for whom a chair is kept, or anybody again."""
        return replace(self, locked=locked)

    def without(self, user: UserId) -> "Lobby":
        """The lobby after a person was sent away, who is kept no chair and may take none."""
        chairs = tuple(
            replace(c, kept=None, kept_name="") if c.kept == user else c for c in self.chairs
        )
        return replace(self, chairs=chairs, barred=(*self.barred, user))

    @property
    def host_name(self) -> str:
        """The name of the host, by the chair they sit on or that is kept for them."""
        chairs = [chair for chair in self.chairs if self.host in (chair.user, chair.kept)]
        return next((chair.name or chair.kept_name for chair in chairs), "?")

    def kept_warm(self) -> "Lobby":
        """Robots on the empty chairs that are kept for somebody, if robots are welcome."""
        if not self.takes_robots:
            return self
        return replace(self, chairs=circle.kept_warm(self.chairs))

    def fill(self) -> "Lobby":
        """Robots on every empty chair."""
        full = self
        while any(chair.empty for chair in full.chairs):
            full = full.add_robot()
        return full

    def swap(self, one: int, other: int) -> "Lobby":
        """The lobby with two chairs exchanged.

        :raises Refusal: a chair of these numbers does not exist.
        """
        return replace(self, chairs=circle.swapped(self.chairs, one, other))

    def resize(self, players: int) -> "Lobby":
        """The lobby with so many chairs: empty ones are added, or empty ones and robots' removed.

        :raises Refusal: the rules do not allow this size, or too many people sit here.
        """
        if players not in self.sizes:
            raise Refusal("table-size", players=players, allowed=" ".join(map(str, self.sizes)))
        return replace(self, chairs=circle.resized(self.chairs, players))

    def with_preset(self, preset: str) -> "Lobby":
        """Take over a preset as it stands.

        :raises Refusal: the game has no such preset.
        """
        if preset not in self.game.presets:
            raise Refusal("unknown-preset", preset=preset)
        options = self.game.presets[preset]
        return replace(self, preset=preset, own=None, options=options)._fitted()

    def with_own(self, own: OwnRules) -> "Lobby":
        """Take over a server's set of rules as it stands."""
        return replace(self, preset=HOUSE, own=own, options=own.options)._fitted()

    def with_code(self, text: str) -> "Lobby":
        """Take over the rules of a code, shown as they differ from the most similar set.

        :raises Refusal: the code is wrong, or of another game.
        """
        with _refused_by(self.game_key):
            game, options = read_code(text)
        if game.key != self.game_key:
            raise Refusal("code-of-another-game", typed=text.strip())
        sets = self.game.presets
        nearest = min(sets, key=lambda name: len(options.differing(sets[name])))
        return replace(self, preset=nearest, own=None, options=options)._fitted()

    def ruled_like(self, other: "Lobby") -> "Lobby":
        """Take over the rules of another lobby of this game."""
        ruled = replace(self, preset=other.preset, own=other.own, options=other.options)
        return ruled._fitted()

    @property
    def base(self) -> Options:
        """The set of rules that was chosen, before single ones were changed."""
        return self.own.options if self.own else self.game.presets[self.preset]

    @property
    def is_local(self) -> bool:
        """Whether it plays, as it stands, by a preset that is expected only in some places."""
        return self.own is None and self.options == self.base and self.preset in self.game.expected

    def with_option(self, name: str, value: str) -> "Lobby":
        """Change one option of the rules.

        :raises Refusal: the option or value does not exist, or does not go with the others.
        """
        with _refused_by(self.game_key):
            options = self.options.with_value(name, value)
            if not self.game.table_sizes(options):
                raise Refused(Reason.of("option-clash", option=name))
            changed = replace(self, options=options)._fitted()
            self.game.check(options, len(changed.chairs))
        return changed

    def with_level(self, level: str) -> "Lobby":
        """The lobby with robots of this level.

        :raises Refusal: the level does not exist.
        """
        if level not in LEVELS:
            raise Refusal("unknown-level", level=level)
        return replace(self, level=level)

    def again(self, chairs: tuple[Chair, ...], host: UserId) -> "Lobby":
        """A lobby with these rules and this circle for another game."""
        seated = tuple(chair.anew() for chair in chairs)
        if not self.takes_robots:
            seated = tuple(EMPTY if chair.robot is not None else chair for chair in seated)
        return replace(self, chairs=seated, host=host, locked=False, barred=())

    def afresh(self, host: UserId, name: str) -> "Lobby":
        """A lobby with these rules for a new circle, in which only the host sits."""
        chairs = (Chair(user=host, name=name),) + (EMPTY,) * (len(self.chairs) - 1)
        return replace(self, chairs=chairs, host=host, locked=False, barred=())

    def with_clock(self, clock: int | None) -> "Lobby":
        """The lobby with so many seconds for a turn; 0 is no clock, ``None`` is as usual."""
        return replace(self, clock=clock)

    def with_takebacks(self, takebacks: str) -> "Lobby":
        """The lobby with this rule about taking moves back.

        :raises Refusal: the value does not exist.
        """
        if takebacks not in TAKEBACKS:
            raise Refusal("forged")
        return replace(self, takebacks=takebacks)

    def with_hints(self, hints: str) -> "Lobby":
        """The lobby with this rule about hints.

        :raises Refusal: the value does not exist.
        """
        if hints not in HINTS:
            raise Refusal("forged")
        return replace(self, hints=hints)

    def with_robots(self, robots: str) -> "Lobby":
        """The lobby with this rule about robots; where they may not sit, those here stand up.

        :raises Refusal: the value does not exist.
        """
        if robots not in ROBOTS:
            raise Refusal("forged")
        chairs = self.chairs
        if robots == "none":
            chairs = tuple(
                chair_rules.vacated(chair) if chair.robot is not None else chair for chair in chairs
            )
        return replace(self, robots=robots, chairs=chairs)

    @property
    def takes_robots(self) -> bool:
        """Whether robots may sit down here."""
        return self.robots != "none"

    def with_talk(self, talk: bool) -> "Lobby":
        """The lobby of a table at which quick phrases may be said, or may not."""
        return replace(self, talk=talk)

    def with_rail(self, rail: bool) -> "Lobby":
        """The lobby of a table whose deals are told with all hands in a thread, or are not."""
        return replace(self, rail=rail)

    def with_pace(self, pace: str) -> "Lobby":
        """The lobby of a table that goes on by itself at this pace.

        :raises Refusal: the value does not exist.
        """
        if pace not in PACES:
            raise Refusal("forged")
        return replace(self, pace=pace)

    def must_have_people(self) -> None:
        """Refuse to begin where nobody sits: the host may be awaited like everyone else.

        :raises Refusal: nobody sits here.
        """
        if not self.people:
            raise Refusal("nobody-here")

    def ready(self) -> None:
        """Refuse to start a game that is not ready.

        :raises Refusal: a chair is empty, or the rules do not go together.
        """
        if missing := sum(chair.empty for chair in self.chairs):
            if not self.takes_robots:
                raise Refusal("people-missing", count=missing)
            raise Refusal("chairs-empty", count=missing)
        with _refused_by(self.game_key):
            self.game.check(self.options, len(self.chairs))

    def _fitted(self) -> "Lobby":
        if len(self.chairs) in self.sizes:
            return self
        return self.resize(min(self.sizes, key=lambda n: abs(n - len(self.chairs))))


def usual_size(game: AnyGame, options: Options) -> int:
    """The table size to begin with: four where four may play, otherwise the smallest."""
    sizes = game.table_sizes(options)
    return 4 if 4 in sizes else min(sizes)
