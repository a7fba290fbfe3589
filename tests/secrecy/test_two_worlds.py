"""Questions, words and screens depend on nothing that an observer may not know."""

from __future__ import annotations

from dataclasses import replace
from pkgutil import resolve_name
from typing import Any

import pytest

from bot.rules import GAMES, AnyGame, Reason, Seat
from bot.rules.kit.events import Step, tell
from bot.tables.model.views import Views
from bot.tables.screens.telling import Teller
from tests.secrecy.worlds import Leak, Proof
from tests.support.kept import kept

DRAWN = {"you-got", "you-drew", "you-took"}
"""Codes of the cards that one comes to hold by an exchange of one's own."""
FEW = 5
"""So many deals are compared before one looks whether what was looked for came up among them."""
MOST = 40
"""The seed by which they have come up: the rarest do once in ten deals."""
PROVOKED = [(key, phase, chosen) for key in GAMES for phase, chosen in kept(key).hidden]
"""Options by which something hidden gives a choice, and the phase in which it does."""


def prove(key: str, deals: int, seed: int = 1, phase: str = "", **chosen: Any) -> Proof:
    """Compare worlds; they may only part by what the rules lay open."""
    return further(Proof(GAMES[key], seed, phase), deals, **chosen)


def further(proof: Proof, deals: int, **chosen: Any) -> Proof:
    """So many more deals of a proof."""
    proof.deals(deals, **chosen)
    assert set(proof.parted) <= DRAWN | kept(proof.game.key).laid_open
    return proof


@pytest.mark.parametrize("key", GAMES)
def test_whatever_the_rules_of_the_table(key: str) -> None:
    proof = prove(key, FEW)
    for _ in range(MOST):
        if proof.unlike and proof.compared > 80:
            break
        further(proof, 1)
    assert proof.compared > 80
    assert proof.unlike, "somebody had a choice in one world that was none in the other"
    assert not GAMES[key].open_choices & set(proof.unlike), "no hidden card decides these"


@pytest.mark.parametrize(("key", "phase", "chosen"), PROVOKED)
def test_choices_that_hang_on_hidden_cards(key: str, phase: str, chosen: dict[str, Any]) -> None:
    """Somebody acts in both worlds who may do more in one of them, and nobody can tell."""
    seed, found = 2, 0
    while not found:
        found, seed = prove(key, FEW, seed, phase, **chosen).unlike[phase], seed + 1
        assert seed < MOST, "no such worlds came up"


FORCED = [
    ("euchre", "farmers-hand", {"pack": 24, "farmers_hand": "redeal"}),
    ("euchre", "ordering-up", {"needs_trump": True, "partner_must_go_alone": True}),
    ("pinochle", "redealing", {"nines_redeal": True}),
    ("pinochle", "naming", {"trump_needs": "marriage", "surrender": False}),
    ("schieber", "announcing", {"weis_by": "hand"}),
]
"""Phases in which somebody may have nothing to choose, and only they know."""


@pytest.mark.parametrize(("key", "phase", "chosen"), FORCED)
def test_nobody_is_answered_for_where_only_they_know_that_there_is_no_choice(
    key: str, phase: str, chosen: dict[str, Any]
) -> None:
    """A pause of the table's is not like a person's: so the table keeps silent in both worlds."""
    seed, found = 2, 0
    while not found:
        found, seed = prove(key, FEW, seed, phase, **chosen).forced[phase], seed + 1
        assert seed < MOST, "no such worlds came up"


@pytest.mark.parametrize("key", [key for key in GAMES if GAMES[key].open_choices])
def test_an_open_choice_is_one_whatever_is_held(key: str) -> None:
    """Among them are answers that the table gives by itself."""
    for phase in GAMES[key].open_choices:
        answered = 0
        for seed in range(3, 6):
            proof = prove(key, FEW, seed, phase)
            assert not GAMES[key].open_choices & set(proof.unlike)
            answered += proof.answered[phase]
        assert answered, phase


# The worth of a test like this: leaks that are planted are found.


def longest_suit(game: AnyGame, state: Any) -> int:
    """Something that hangs on hidden cards: how many of one suit seat 0 holds."""
    suits = [card.suit for card in game.view(state, Seat(0)).hand]
    return max(map(suits.count, suits), default=0)


@pytest.mark.parametrize("key", GAMES)
def test_a_leak_planted_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    game = GAMES[key]
    honest = game.view

    def tells(self: AnyGame, state: Any, seat: Seat | None) -> Any:
        seen, hand = honest(state, seat), honest(state, Seat(0)).hand
        honours = sum(card.rank in "AK" for card in hand)
        return replace(seen, tricks_won=(honours, *seen.tricks_won[1:]))

    monkeypatch.setattr(type(game), "view", tells)
    with pytest.raises(Leak):
        prove(key, 40)


@pytest.mark.parametrize("key", GAMES)
def test_a_leak_planted_in_an_event_is_found(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    game = GAMES[key]
    honest = game.apply

    def tells(self: AnyGame, state: Any, seat: Seat, action: Any) -> Step[Any]:
        done = honest(state, seat, action)
        told = tell("trick-won", who=Seat(longest_suit(game, done.state) % 2))
        return Step(done.state, (*done.events, told))

    monkeypatch.setattr(type(game), "apply", tells)
    with pytest.raises(AssertionError, match="trick-won"):
        prove(key, 40)


def test_a_leak_planted_in_a_screen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Teller.turn

    def tells(self: Teller, view: Any) -> str:
        return honest(self, view) + peeked.pop(0)

    peeked = [str(n) for n in range(100_000)]
    monkeypatch.setattr(Teller, "turn", tells)
    with pytest.raises(Leak, match="a screen differs"):
        prove("pepper", 1)


@pytest.mark.parametrize(
    "planted", ["bot.rules.about.steps.not_your_turn", "tests.secrecy.worlds.menu_screen"]
)
def test_a_leak_planted_in_an_answer_is_found(
    monkeypatch: pytest.MonkeyPatch, planted: str
) -> None:
    """A refusal, or the menu that anyone may open, hangs on what somebody holds."""
    held: list[int] = []
    look, honest = Views.view, resolve_name(planted)

    def looked(self: Views, game: AnyGame, seat: Seat | None) -> Any:
        held[:] = [longest_suit(game, self.state)]
        return look(self, game, seat)

    def tells(*told: Any) -> Any:
        answer = honest(*told)
        if isinstance(answer, Reason):
            return Reason.of(answer.code, held=held[0])
        return replace(answer, text=f"{answer.text} {held[0]}")

    monkeypatch.setattr(Views, "view", looked)
    monkeypatch.setattr(planted, tells)
    with pytest.raises(Leak, match="a screen differs"):
        prove("schieber", 20)
