"""The duties owed to a trick, for all lanes at once.

The duties turn on the card led and on the best one so far. The contract is asked for every such
pair once; its answers on a card are then told as few questions: *was one of these led?* and *is
one of these the best so far?*
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.robots.kernel.lanes import Lanes, any_of
from bot.rules.kit.cards import Card
from bot.rules.kit.duties import Duties
from bot.rules.kit.play_rules import PlayRules
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Trick

Bests = frozenset[Card]
Whether = tuple[frozenset[int], frozenset[tuple[frozenset[int], Bests, bool]]]
"""Kinds of lead that alone suffice; and such that need one (or none) of these as the best card."""


@dataclass(frozen=True, slots=True)
class _Question:
    """Whether one of some kinds of card was led, perhaps with one of some cards as the best."""

    led: tuple[int, ...]
    partly: tuple[tuple[tuple[int, ...], tuple[int, ...], bool], ...]

    def answer(self, led: Sequence[Lanes], best: Sequence[Lanes], every: Lanes) -> Lanes:
        yes = 0
        for kind in self.led:
            yes |= led[kind]
        for kinds, cards, is_one in self.partly:
            bests = 0
            for n in cards:
                bests |= best[n]
            lanes = 0
            for kind in kinds:
                lanes |= led[kind]
            yes |= lanes & (bests if is_one else every ^ bests)
        return yes


@dataclass(frozen=True, slots=True)
class _Duty:
    """The questions whether each card meets the duty, and whether holding it binds."""

    meets: tuple[int, ...]
    binds: tuple[int, ...]

    @property
    def is_plain(self) -> bool:
        """Whether who holds such a card has to play such a card."""
        return self.meets == self.binds


class Obligations:
    """Everything that may be owed to a trick under one contract."""

    def __init__(
        self, rules: PlayRules, cards: Sequence[Card], numbers: Mapping[Card, tuple[int, ...]]
    ) -> None:
        self._numbers = numbers
        self._questions: list[_Question] = []
        self._places: dict[Whether, int] = {}
        owed = _asked(rules)
        self.kinds = [tuple(n for card in led for n in numbers[card]) for led, _ in owed]
        """The cards of each kind of lead."""
        most = max((len(duties) for _, by_best in owed for duties in by_best.values()), default=0)
        self._duties = [self._duty(cards, owed, at) for at in range(most)]

    def _duty(self, cards: Sequence[Card], owed: "_Owed", at: int) -> _Duty:
        def place(card: Card, binding: bool) -> int:
            yes = [
                frozenset(
                    best
                    for best, duties in by_best.items()
                    if at < len(duties)
                    and card in (duties[at].binding if binding else duties[at].meets)
                )
                for _, by_best in owed
            ]
            whether = _told_shortly(yes, [frozenset(by_best) for _, by_best in owed])
            if whether not in self._places:
                self._places[whether] = len(self._questions)
                self._questions.append(self._question(whether))
            return self._places[whether]

        asked = {card: (place(card, False), place(card, True)) for card in dict.fromkeys(cards)}
        return _Duty(tuple(asked[c][0] for c in cards), tuple(asked[c][1] for c in cards))

    def _question(self, whether: Whether) -> _Question:
        led, partly = whether
        return _Question(
            tuple(sorted(led)),
            tuple(
                (tuple(sorted(kinds)), tuple(n for c in bests for n in self._numbers[c]), is_one)
                for kinds, bests, is_one in partly
            ),
        )

    def able(
        self, own: list[Lanes], led: Sequence[Lanes], best: Sequence[Lanes], every: Lanes
    ) -> list[Lanes]:
        """For each card the lanes in which it is held and may be played to a trick."""
        answers = [question.answer(led, best, every) for question in self._questions]
        unbound, legal = every, [0] * len(own)
        for duty in self._duties:
            meeting = [o & answers[place] for o, place in zip(own, duty.meets, strict=True)]
            binding = (
                meeting
                if duty.is_plain
                else [o & answers[place] for o, place in zip(own, duty.binds, strict=True)]
            )
            bound = any_of(binding) & unbound
            legal = [may | m & bound for may, m in zip(legal, meeting, strict=True)]
            unbound ^= bound
        return [may | o & unbound for may, o in zip(legal, own, strict=True)]


_Owed = list[tuple[tuple[Card, ...], dict[Card, Duties]]]
"""By kind of lead its cards, and the duties by the best card so far."""


def _asked(rules: PlayRules) -> _Owed:
    """The duties for every lead and every best card; leads that agree are one kind."""
    order, faces = rules.order, list(dict.fromkeys(rules.pack))
    kinds: list[tuple[list[Card], dict[Card, Duties]]] = []
    for led in faces:
        trick = Trick(Seat(0)).with_card(Seat(0), led, order)
        said = {led: rules.owed(trick)}
        for card in faces:
            if order.beats(card, led):
                said[card] = rules.owed(trick.with_card(Seat(1), card, order))
        for cards, known in kinds:
            same = order.suit_of[cards[0]] == order.suit_of[led]
            if same and all(known.get(card, owed) == owed for card, owed in said.items()):
                cards.append(led)
                known.update(said)
                break
        else:
            kinds.append(([led], said))
    return [(tuple(cards), known) for cards, known in kinds]


def _told_shortly(yes: Sequence[Bests], all_of: Sequence[Bests]) -> Whether:
    """The leads and best cards with the answer yes, in the fewest questions.

    ``yes`` and ``all_of`` are by kind of lead the best cards with that answer, and all of them.
    """
    full = frozenset(kind for kind, bests in enumerate(yes) if bests == all_of[kind])
    part = [kind for kind, bests in enumerate(yes) if bests and kind not in full]
    ways = []
    for is_one in (True, False):
        groups: dict[Bests, set[int]] = {}
        for kind in part:
            groups.setdefault(yes[kind] if is_one else all_of[kind] - yes[kind], set()).add(kind)
        ways.append((len(groups), sum(map(len, groups)), is_one, groups))
    _, _, is_one, groups = min(ways, key=lambda way: way[:2])
    return full, frozenset((frozenset(kinds), bests, is_one) for bests, kinds in groups.items())
