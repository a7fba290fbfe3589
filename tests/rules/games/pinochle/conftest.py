"""Deals of Pinochle told in the lines a log would have, so that tests read like deals."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.rules import CHANCE, GAMES, Refused, Seat
from bot.rules.games.pinochle.options import PRESETS, PinochleOptions
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import cards, without
from bot.rules.kit.phases import Dealing
from bot.rules.kit.pinochle import PACK
from tests.support.deal_script import DealScript

GAME = GAMES["pinochle"]


class Script(DealScript):
    """A game played by lines: ``"0 bid 20"``, ``"2 give KS QS"``."""

    def __init__(self, options: PinochleOptions) -> None:
        super().__init__(GAME, options, 4)

    def standing(self, *scores: int, dealer: int = 3) -> "Script":
        """Set the scores of the seats and the dealer, before a deal."""
        assert isinstance(self.state, Dealing)
        match = replace(self.state.match, scores=scores, dealer=Seat(dealer))
        self.state = Dealing(match)
        return self

    def deal(self, s0: str = "", s1: str = "", s2: str = "", s3: str = "") -> "Script":
        """Deal these hands; what is not named is filled from what is left of the pack."""
        hands = [list(cards(text)) for text in (s0, s1, s2, s3)]
        rest = list(without(PACK, *(card for hand in hands for card in hand)))
        for hand in hands:
            while len(hand) < 12:
                hand.append(rest.pop())
        return self.does(CHANCE, str(Deal(tuple(map(tuple, hands)))))

    def bids(self, value: int, trump: str) -> "Script":
        """Seat 0 wins the auction at once and names trump."""
        return self.says(f"0 bid {value}", "1 pass", "2 pass", "3 pass", f"0 trump {trump}")

    def play_out(self, wishes: Iterable[str] = ()) -> "Script":
        """Play the deal to its end: what is wished for first, else the first legal card."""
        wanted = [f"play {card}" for card in wishes]
        while self.phase == "playing":
            able = self.choices()
            self.does(self.turn, next((line for line in wanted if line in able), able[0]))
        return self

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(GAME.to_act(self.state)[0])

    @property
    def scores(self) -> tuple[int, int]:
        """The score of either side."""
        scores = self.view(None).scores
        assert scores[:2] == scores[2:]
        return scores[0], scores[1]

    def able(self) -> str:
        """The cards whoever is to act may play, in the order of the hand."""
        return " ".join(line.removeprefix("play ") for line in self.choices())

    def melds(self) -> dict[int, int]:
        """The points melded, by seat, as the view shows them; no meld is not shown."""
        return {int(s.seat): int(str(s.what.values["points"])) for s in self.view(None).shown}


@pytest.fixture
def table() -> Callable[..., Script]:
    """Open a table: ``table("dailey minimum=15")``."""

    def opened(words: str = "") -> Script:
        first, _, rest = words.partition(" ")
        base, text = (PRESETS[first], rest) if first in PRESETS else (PinochleOptions(), words)
        for word in text.split():
            name, _, value = word.partition("=")
            base = base.with_value(name, value)
        return Script(base)

    return opened


@pytest.fixture
def refuses() -> Callable[[str], str]:
    """The reason for which these options are refused."""

    def reason(words: str) -> str:
        with pytest.raises(Refused) as caught:
            Script(PinochleOptions.read(words))
        return str(caught.value.reason)

    return reason


@pytest.fixture
def random_deals() -> Callable[..., Iterator[Script]]:
    """Random deals, as scripts before every decision; the auctions are kept short."""

    def deals(seed: int, words: str = "", count: int = 10) -> Iterator[Script]:
        rng = Random(seed)
        for _ in range(count):
            script = Script(PinochleOptions.read(words))
            script.does(CHANCE, str(GAME.chance(script.state, rng.randrange)))
            while (turn := GAME.to_act(script.state)) and turn[0] != CHANCE:
                yield script
                seat = rng.choice(turn)
                lines = GAME.legal(script.view(seat))
                shy = script.phase == "bidding" and "pass" in map(str, lines)
                line = "pass" if shy and rng.random() < 0.8 else str(lines.sample(rng))
                script.does(seat, line)

    return deals
