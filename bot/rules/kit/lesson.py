"""A first lesson: a chosen deal, card by card, and the sentences for each decision."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.seats import Seat, around
from bot.rules.kit.seed import Seed

OTHERWISE: Final = "no"
"""The end of the key of a sentence about any choice but the right one."""

TOO: Final = "too"
"""The word for a choice that is as good, from which the course cannot go on.

Its sentence is the same in every lesson, and names the ``card`` of the right line.
"""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A fact of later sentences: the number that the learner chose, less so many."""

    less: int = 0


@dataclass(frozen=True, slots=True)
class Exercise:
    """A decision of the learner: its name, the right ``line``, and others.

    ``twins`` are lines that are just as good: from there on the two cards have changed places.
    ``near`` are other numbers that are just as good: the course goes on with the one chosen.
    ``worse`` names lines with an explanation of their own, by the last word of its key or as
    `TOO`; all others share one. ``facts`` are those of its sentences.
    """

    name: str
    line: str
    twins: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    worse: tuple[tuple[str, str], ...] = ()
    facts: tuple[tuple[str, Fact | Chosen], ...] = ()

    @classmethod
    def of(
        cls,
        name: str,
        line: str,
        *twins: str,
        near: Iterable[str] = (),
        worse: dict[str, str] | None = None,
        **facts: Fact | Chosen,
    ) -> "Exercise":
        """Make the exercise of this name.

        >>> Exercise.of("lead", "play AS", "play KS", worse={"play 9S": "low"}).before
        Reason(code='lead', facts=())
        """
        others = tuple((worse or {}).items())
        return cls(name, line, twins, tuple(near), others, tuple(facts.items()))

    def with_chosen(self, number: int) -> "Exercise":
        """The exercise once the learner has chosen this number."""
        facts = tuple(
            (name, number - fact.less if isinstance(fact, Chosen) else fact)
            for name, fact in self.facts
        )
        return replace(self, facts=facts)

    @property
    def before(self) -> Reason:
        """The sentence before the decision: the facts to look at."""
        return self._said(self.name)

    @property
    def after(self) -> Reason:
        """The sentence after the right choice: its result, or why it was right."""
        return self._said(f"{self.name}-done")

    def instead(self, line: str) -> Reason:
        """The sentence on another line: why it is worse."""
        word = dict(self.worse).get(line)
        if word == TOO:
            return self._said(TOO)
        return self._said("-".join(filter(None, (self.name, OTHERWISE, word))))

    @property
    def sayings(self) -> tuple[Reason, ...]:
        """Every sentence of this exercise."""
        others = [self.instead(line) for line, _ in self.worse]
        return (self.before, self.after, self.instead(""), *others)

    def _said(self, code: str) -> Reason:
        facts = ((name, fact) for name, fact in self.facts if not isinstance(fact, Chosen))
        return Reason(code, tuple(facts))


Line = tuple[Seat, str]


@dataclass(frozen=True)
class Lesson:
    """The first deal of a game, as it is taught: its shuffle, its rules, and its course.

    ``seed`` are the 64 digits of the shuffle, which also seats the learner; ``rules`` is a preset.
    ``course`` are the lines after the deal: those of the others, and of the learner where there
    is no choice, as ``1 play 9S``, and an `Exercise` for each decision of the learner.
    """

    seed: str = field(repr=False)
    course: tuple[str | Exercise, ...] = field(repr=False)
    players: int = 4
    rules: str = "house"

    @cached_property
    def sealed(self) -> Seed:
        """The secret of the shuffle, which anyone may read here."""
        return Seed.read(self.seed)

    @cached_property
    def commitment(self) -> str:
        """The SHA-256 of the seed, by which a game is known to be this lesson."""
        return self.sealed.commitment

    @cached_property
    def learner(self) -> Seat:
        """The seat of the learner, who has the first chair of the circle."""
        circle = around(self.sealed.below("seats")(self.players), self.players)
        return Seat(circle.index(Seat(0)))

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The course as lines of a log, without the deal."""
        return tuple(
            (self.learner, one.line) if isinstance(one, Exercise) else _read(one)
            for one in self.course
        )

    @cached_property
    def number_by_course(self) -> int:
        """The number that the course chooses where others are as good; 0 if there is none."""
        found = (one.line for one in self.course if isinstance(one, Exercise) and one.near)
        return _number(next(found, "0"))

    @property
    def exercises(self) -> Iterator[Exercise]:
        """The decisions of the learner, in order."""
        exercises = (one for one in self.course if isinstance(one, Exercise))
        return (one.with_chosen(self.number_by_course) for one in exercises)


def _number(line: str) -> int:
    """The number that a line ends with."""
    return int(line.split()[-1])


def _read(text: str) -> Line:
    seat, _, line = text.partition(" ")
    return Seat(int(seat)), line


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a learner: so many lines of the course have been ``done``.

    ``changed`` are the lines that have changed places, as twins were chosen; ``number_chosen`` is
    the one that was chosen in place of the course's, if any.
    """

    lesson: Lesson
    done: int = 0
    changed: tuple[tuple[str, str], ...] = ()
    number_chosen: int | None = None

    @classmethod
    def after(cls, lesson: Lesson, lines: Sequence[Line]) -> "Progress | None":
        """The progress after these lines since the deal; ``None`` once they left the course."""
        now = cls(lesson)
        for seat, line in lines:
            following = now.followed_by(seat, line)
            if following is None:
                return None
            now = following
        return now

    def followed_by(self, seat: Seat, line: str) -> "Progress | None":
        """The progress after this line; ``None`` if it leaves the course."""
        if self.is_over or self.lesson.lines[self.done][0] != seat:
            return None
        right = self.line
        if line == right:
            return replace(self, done=self.done + 1)
        if line in self.near:
            return replace(self, done=self.done + 1, number_chosen=_number(line))
        if line not in self.twins:
            return None
        changed = dict(self.changed)
        one, other = self.lesson.lines[self.done][1], self._original(line)
        changed[one], changed[other] = line, right
        return replace(self, done=self.done + 1, changed=tuple(changed.items()))

    @property
    def is_over(self) -> bool:
        """Whether all of the course is done."""
        return self.done == len(self.lesson.lines)

    @property
    def turn(self) -> Seat | None:
        """The seat of the next line; ``None`` once the course is done."""
        return None if self.is_over else self.lesson.lines[self.done][0]

    @property
    def line(self) -> str:
        """The next line of the course."""
        seat, line = self.lesson.lines[self.done]
        return self._now(line) if seat == self.lesson.learner else line

    @property
    def exercise(self) -> Exercise | None:
        """The learner's next decision, if it is theirs."""
        following = None if self.is_over else self.lesson.course[self.done]
        return self._told(following) if isinstance(following, Exercise) else None

    @property
    def last_exercise(self) -> Exercise | None:
        """The decision before this moment, if there was one."""
        return self._told(self._past[-1]) if self._past else None

    @property
    def twins(self) -> tuple[str, ...]:
        """The lines that are as good as the next one."""
        return tuple(map(self._now, self.exercise.twins)) if self.exercise else ()

    @property
    def near(self) -> tuple[str, ...]:
        """The lines with other numbers that are as good as the next one."""
        return self.exercise.near if self.exercise else ()

    @property
    def number(self) -> int:
        """The number of the learner's next decision, or of the last one, from 1 on."""
        return len(self._past) + (self.exercise is not None)

    @property
    def _past(self) -> list[Exercise]:
        return [one for one in self.lesson.course[: self.done] if isinstance(one, Exercise)]

    def _told(self, exercise: Exercise) -> Exercise:
        chosen = self.number_chosen
        return exercise.with_chosen(self.lesson.number_by_course if chosen is None else chosen)

    def _now(self, line: str) -> str:
        return dict(self.changed).get(line, line)

    def _original(self, line: str) -> str:
        return next((was for was, now in self.changed if now == line), line)
