"""Games of Euchre told in the lines a log would have, so that tests read like deals."""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, AnyGame, Options, Refused
from bot.rules.games.euchre.options import PRESETS, EuchreOptions
from bot.rules.kit.cards import cards
from tests.support.deal_script import DealScript

GAME = GAMES["euchre"]
TRUMPS, LOSERS = cards("JH JD AH KH QH"), cards("7S 8S 9S TS JS")
WINNERS = cards("AD AC QS KS AS")
"""Hearts trump: seat 0 leads its trumps, then its losers; seat 1 wins all those."""


class Script(DealScript):
    """A game played by lines: ``"1 order alone"``, ``"3 swap KS"``."""

    def __init__(self, options: Options, game: AnyGame = GAME, players: int = 4) -> None:
        super().__init__(game, options, players)

    def deal(self, up: str = "QH", stock: str = "", **hands: str) -> "Script":
        """Deal these hands (``s0``, ``s1`` …); what is not named is filled from the pack."""
        held = {
            seat: hands.get(f"s{seat}", "").replace(".", " ").split()
            for seat in range(self.players)
        }
        named = [c for hand in held.values() for c in hand] + [up, *stock.split()]
        rest = [c for c in self.game.pack(self.options, self.players) if c not in named]
        for hand in held.values():
            while len(hand) < 5:
                hand.append(rest.pop())
        text = " ".join(f"{seat}:{'.'.join(hand)}" for seat, hand in held.items())
        return self.does(CHANCE, f"deal {text} up:{up} stock:{'.'.join([*stock.split(), *rest])}")

    def trick(self, leader: int, cards: str) -> "Script":
        """A whole trick, leader first; whoever is silent is passed over."""
        assert self.turn == leader
        for card in cards.split():
            self.does(self.turn, f"play {card}")
        return self

    def makers_take(self, tricks: int, *lines: str) -> "Script":
        """A deal with 32 cards in which the maker, seat 0, takes so many tricks."""
        mine = TRUMPS[:tricks] + LOSERS[: 5 - tricks]
        others = {"s2": "7C 8C 9C TC JC", "s3": "QC KC 7D 8D 9D"}
        self.deal("TH", s0=" ".join(mine), s1=" ".join(WINNERS), **others).says(*lines)
        wishes = [f"play {card}" for card in TRUMPS + LOSERS + WINNERS]
        while self.phase == "playing":
            able = self.choices()
            self.does(self.turn, next((line for line in wishes if line in able), able[0]))
        return self

    def maker_takes(self, tricks: int) -> "Script":
        """Seat 0 orders up hearts, calls clubs where one calls, and takes so many tricks.

        Seat 2 holds the highest club in play, for the ace lies in the stock, and takes none.
        """
        low = [f"{rank}{suit}" for rank in self.lowest for suit in "SCD"]
        mine = [*map(str, TRUMPS[:tricks]), *low[: 5 - tricks]]
        other = {"s1": "AS KS QS AD KD", "s2": "KC QC JC JS"}
        other["s3"] = " ".join([*TRUMPS[tricks:], "9H", "QD", "TD", "TS"][:5])
        hands = {name: hand for name, hand in other.items() if int(name[1]) < self.players}
        self.deal("TH", s0=" ".join(mine), stock="AC", **hands).does(self.turn, "order")
        self.does(self.players - 1, "keep")
        if self.phase == "calling-partner":
            self.does(0, "partner C")
        wishes = [f"play {c}" for c in (*mine, *cards("KD AD QS KS AS JS TC JC QC KC"))]
        while self.phase == "playing":
            able = self.choices()
            self.does(self.turn, next((line for line in wishes if line in able), able[0]))
        return self

    @property
    def lowest(self) -> str:
        """The ranks below the ten, from the lowest."""
        ranks = {card.rank for card in self.game.pack(self.options, self.players)}
        return "".join(sorted(ranks & set("789"))) + "T"


@pytest.fixture
def table() -> Callable[..., Script]:
    """Open a table: ``table("american target=5")``."""

    def opened(words: str = "") -> Script:
        first, _, rest = words.partition(" ")
        if first in PRESETS:
            base, text = PRESETS[first], rest
        else:
            base, text = EuchreOptions(), words
        for word in text.split():
            name, _, value = word.partition("=")
            base = base.with_value(name, value)
        return Script(base)

    return opened


@pytest.fixture
def sit() -> Callable[..., Script]:
    """Open a table of any game of the family: ``sit("call-ace", 5, "ace_only=yes")``."""

    def opened(key: str, players: int, words: str = "") -> Script:
        game = GAMES[key]
        return Script(game.options.read(words), game, players)

    return opened


@pytest.fixture
def refuses() -> Callable[[str], str]:
    """The reason for which these options are refused."""

    def reason(words: str) -> str:
        with pytest.raises(Refused) as caught:
            Script(EuchreOptions.read(words))
        return str(caught.value.reason)

    return reason


def _options(rng: Random) -> EuchreOptions:
    while True:
        chosen: dict[str, Any] = {
            knob.name: rng.choice(knob.values) for knob in EuchreOptions.fields()
        }
        try:
            options = EuchreOptions(**chosen)
            GAME.check(options, 4)
        except Refused:
            continue
        return options


@pytest.fixture
def random_moves() -> Callable[..., Iterable[tuple[Script, int, str]]]:
    """Random decisions: the table before each, who decides, and what. Options given or random.

    Passing is likelier than fair, and so is a joker turned up, so that every phase comes.
    """

    def moves(seed: int, count: int, words: str = "") -> Iterator[tuple[Script, int, str]]:
        rng = Random(seed)
        while True:
            script = Script(EuchreOptions.read(words) if words else _options(rng))
            shy = rng.random() < 0.5
            for _ in range(60):
                if not GAME.to_act(script.state):
                    break
                seat = script.turn
                if seat == CHANCE:
                    _deal(script, rng)
                    continue
                lines = script.choices()
                line = rng.choice(lines)
                if shy and "pass" in lines and rng.random() < 0.8:
                    line = "pass"
                yield script, seat, line
                script.does(seat, line)
                count -= 1
                if not count:
                    return

    def _deal(script: Script, rng: Random) -> None:
        text = str(GAME.chance(script.state, rng.randrange))
        assert isinstance(script.options, EuchreOptions)
        joker = script.options.best_bower
        if joker and rng.random() < 0.4:
            up = text.partition("up:")[2][:2]
            text = text.replace(joker, "??").replace(up, joker).replace("??", up)
        script.does(CHANCE, text)

    return moves
