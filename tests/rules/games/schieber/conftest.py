"""Games of Schieber told in the lines a log would have, so that tests read like deals."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Action, Seat
from bot.rules.games.schieber.options import PRESETS, SchieberOptions
from bot.rules.games.schieber.states import Playing
from bot.rules.games.schieber.view import SchieberView
from bot.rules.kit.actions import Deal
from bot.rules.kit.cards import cards
from bot.rules.kit.jass import order_of
from bot.rules.kit.sampling import share
from bot.rules.kit.tricks import Trick
from tests.support.deal_script import DealScript

GAME = GAMES["schieber"]


class Script(DealScript):
    """A game played by lines: ``"0 contract S"``, ``"1 play KS"``."""

    def __init__(self, options: SchieberOptions, scores: tuple[int, int] = (0, 0)) -> None:
        super().__init__(GAME, options, 4, (*scores, *scores))

    def deal(self, seed: int = 1, without: str = "", **hands: str) -> "Script":
        """Deal these hands (``s0`` …); the rest by chance, but nothing of ``without``.

        ``without`` names seats and suits or cards they must not hold: ``"3S 1QH"``.
        """
        held = [cards(hands.get(f"s{seat}", "")) for seat in range(4)]
        rest = [c for c in GAME.pack(self.options, 4) if all(c not in hand for hand in held)]
        barred = set(without.split())
        wanted = [9 - len(hand) for hand in held]
        more = share(
            Random(seed), rest, wanted, lambda s, c: not {f"{s}{c.suit}", f"{s}{c}"} & barred
        )
        deal = Deal(tuple((*a, *b) for a, b in zip(held, more, strict=True)))
        return self.does(CHANCE, str(deal))

    def trick(self, played: str) -> "Script":
        """Cards one after the other from whoever is to play; Weis asked for are ``none``."""
        for card in played.split():
            self.silent().does(self.turn, f"play {card}")
        return self

    def silent(self) -> "Script":
        """Say that the player asked for a Weis has none."""
        if self.view(None).phase == "announcing":
            self.does(self.turn, "weis none")
        return self

    def play_out(self, wishes: str = "", most: int = 40) -> "Script":
        """Play on, with the wished cards first wherever they may be played."""
        deal = self.view(None).deal
        for _ in range(most):
            v = self.view(None)
            if not v.turn or v.deal != deal:
                return self
            self.silent()
            able = [line for line in self.choices() if line != "claim"]
            mine = [f"play {card}" for card in wishes.split()]
            self.does(self.turn, next((line for line in mine if line in able), able[0]))
        return self

    def prepared(self, **changes: Any) -> "Script":
        """Set fields of the present state: for the ends of long games."""
        assert isinstance(self.state, Playing)
        self.state = replace(self.state, **changes)
        return self

    def scored(self, ours: int, theirs: int) -> "Script":
        """Set the sides' scores: finished deals and this one's notes together."""
        assert isinstance(self.state, Playing)
        match = replace(self.state.dealt.match, scores=(ours, theirs, ours, theirs))
        return self.prepared(dealt=replace(self.state.dealt, match=match))

    @property
    def sides(self) -> tuple[int, int]:
        """The score of either side."""
        ours, theirs, *_ = self.view().scores
        return ours, theirs

    @property
    def ending(self) -> dict[str, Any]:
        """The end of the game: the code, a winner, and the facts."""
        result = GAME.result(self.state)
        assert result is not None
        assert result.winners in ((0, 2), (1, 3))
        return {"code": result.why.code, "won": int(result.winners[0]), **result.why.values}

    def public(self, *codes: str) -> list[str]:
        """The public events of the last action; with codes only those."""
        told = [event.what for event in self.last if event.to is None]
        return [str(what) for what in told if not codes or what.code in codes]


Opened = Callable[..., Script]


@pytest.fixture
def table() -> Opened:
    """Open a table where seat 0 is forehand: ``table("swiss target=1000")``."""

    def opened(words: str = "", scores: tuple[int, int] = (0, 0)) -> Script:
        first, _, rest = words.partition(" ")
        base, text = (PRESETS[first], rest) if first in PRESETS else (PRESETS["house"], words)
        for word in f"first_forehand=dealer-right {text}".split():
            name, _, value = word.partition("=")
            base = base.with_value(name, value)
        return Script(base, scores)

    return opened


@pytest.fixture
def asked(table: Opened) -> Callable[..., tuple[SchieberView, Callable[[str], str]]]:
    """A seat with this hand facing this trick, and the reason why it may not play a card."""

    def put(
        trick: str, hand: str, contract: str = "H", options: str = ""
    ) -> tuple[SchieberView, Callable[[str], str]]:
        t = table(options).deal().says(f"0 contract {contract}").silent()
        played = cards(trick)
        lying = Trick(Seat(-len(played) % 4))
        for seat, card in enumerate(played, lying.leader):
            lying = lying.with_card(Seat(seat), card, order_of(contract))
        v = replace(t.view(0), hand=cards(hand), trick=lying, tricks_won=(1, 0, 0, 0))

        def why(card: str) -> str:
            action: Action = GAME.read(f"play {card}")
            assert action not in GAME.legal(v)
            return str(GAME.why(v, action))

        return v, why

    return put


@pytest.fixture
def able(asked: Callable[..., Any]) -> Callable[..., str]:
    """The cards that may be played: ``able("TS TH", "7H QH")``, in hearts unless said."""

    def cards_of(trick: str, hand: str, contract: str = "H", options: str = "") -> str:
        v, _ = asked(trick, hand, contract, options)
        return " ".join(card for action in GAME.legal(v) for card in action.cards)

    return cards_of
