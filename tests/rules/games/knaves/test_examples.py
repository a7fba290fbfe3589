"""The examples of the page: tricks, choices, scores, trumps and ends."""

from dataclasses import replace
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Card, Seat
from bot.rules.games.knaves.scoring import written_down
from bot.rules.kit.cards import cards
from tests.support.deal_script import DealScript
from tests.support.kept import deals

GAME: Any = GAMES["knaves"]
TRICKS = [
    ("KS 2H AS", "QH", "", 1, 1),
    ("TD JD QC", "QH", "", 1, -2),
    ("5C 9H JH", "QH", "", 2, -3),
    ("AD KD 2D", "QH", "", 0, 1),
    ("KS 2H AS", "JC", "jack_turned=no-trump", 2, 1),
    ("5C 9H JH", "JC", "jack_turned=no-trump", 0, -3),
]
"""A trick, the turn-up, the options, who takes it and what it comes to."""
TIES = [
    ("", (17, 18, 12), (4, 3, 0), (0, 1)),
    ("level=play-on", (17, 18, 12), (4, 3, 0), ()),
    ("", (19, 15, 11), (-2, 5, 4), (1,)),
    ("level=play-on", (19, 15, 11), (-2, 5, 4), (1,)),
    ("target=10", (9, 8, -4), (2, 4, 1), (1,)),
    ("", (9, 8, -4), (2, 4, 1), ()),
]


class Script(DealScript):
    """A game of which some cards of the hands are named."""

    def __init__(self, options: str = "", scores: tuple[int, ...] = ()) -> None:
        super().__init__(GAME, GAME.options.read(options), 3, scores)

    def deal(self, *hands: str, up: str = "2S", led: str = "") -> "Script":
        """Deal these cards; who names none of the suit ``led`` gets none of it."""
        held = [list(cards(hand)) for hand in (*hands, "", "", "")[:3]]
        named = {*cards(up), *(card for hand in held for card in hand)}
        rest = [card for card in GAME.pack(self.options, 3) if card not in named]
        void = [bool(led) and not any(card.suit == led for card in hand) for hand in held]
        for card in sorted(rest, key=lambda card: card.suit != led):
            barred = [empty and card.suit == led for empty in void]
            taker = next(n for n in range(3) if len(held[n]) < 17 and not barred[n])
            held[taker].append(card)
        told = " ".join(f"{n}:{'.'.join(hand)}" for n, hand in enumerate(held))
        return self.does(CHANCE, f"deal {told} up:{up}")


@pytest.mark.parametrize(("trick", "up", "options", "winner", "points"), TRICKS)
def test_a_trick(trick: str, up: str, options: str, winner: int, points: int) -> None:
    t = Script(options).deal(*trick.split(), up=up, led=trick[1])
    for seat, card in enumerate(trick.split()):
        t.does(seat, f"play {card}")
    assert (t.turn, t.view().last_trick.winner) == (winner, winner)
    assert t.view().tags(Seat(winner))[0].values["points"] == points
    assert not any(t.view().tags(Seat(seat)) for seat in range(3) if seat != winner)


@pytest.mark.parametrize(
    ("hand", "choices"), [("2S AH JH", {"2S"}), ("AH JH 3C", {"AH", "JH", "3C"})]
)
def test_suit_must_be_followed_and_nobody_has_to_trump(hand: str, choices: set[str]) -> None:
    t = Script().deal("7S", hand, up="QH", led="S").does(0, "play 7S")
    allowed = {line.split()[1] for line in t.choices()}
    if hand.startswith("2S"):
        assert choices <= allowed and all(card[1] == "S" for card in allowed)
        assert t.refused(1, "play AH").startswith("must-follow binding=")
    else:
        assert choices <= allowed and len(allowed) == 17


def after(options: str, tricks: tuple[int, ...], costs: tuple[int, ...], up: str = "QH") -> Any:
    """The state after a deal with these tricks, and jacks at these costs."""
    t = Script(options).deal(up=up)
    return written_down(t.state.dealt, tricks, costs, ()).state


@pytest.mark.parametrize(
    ("options", "tricks", "costs", "scores"),
    [
        ("", (4, 6, 7), (1, 2, 7), (3, 4, 0)),
        ("", (9, 5, 3), (10, 0, 0), (-1, 5, 3)),
        ("all_jacks=ten-more", (9, 5, 3), (10, 0, 0), (19, 5, 3)),
        ("all_jacks=ten-more", (6, 6, 5), (4, 6, 0), (2, 0, 5)),
    ],
)
def test_scores(
    options: str, tricks: tuple[int, ...], costs: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    assert after(options, tricks, costs).match.scores == scores


@pytest.mark.parametrize("jacks", ["s-c-d-h", "c-s-d-h", "h-d-s-c"])
def test_what_the_jacks_cost(jacks: str) -> None:
    """The page's fifth example: JS to 0, JC to 1, JH and JD to 2, by each of the three prices."""
    want = {"s-c-d-h": (3, 4, 0), "c-s-d-h": (2, 5, 0), "h-d-s-c": (1, 2, 4)}[jacks]
    t = Script(f"jacks={jacks}")
    for seat, line in deals()["knaves-a-whole-deal"].log.moves:
        t.does(seat, line)
    assert t.scores == want


def test_a_jack_turned_up_is_nobodys() -> None:
    """The page's seventh example: ten points in the deal, and the stake leaves that jack out."""
    t = Script().deal(up="JD")
    assert (t.view().trump, t.view().contract) == ("D", "D")
    assert t.view().stake.values["cards"] == cards("JS JC JH")
    assert after("", (6, 6, 5), (4, 3, 0), "JD").match.scores == (2, 3, 5)
    t = Script("jack_turned=no-trump").deal(up="JD")
    assert (t.view().trump, t.view().contract) == (None, "NT")
    assert t.heard()[-1] == "no-trump card=JD"
    assert [str(fact) for fact in t.view().facts] == ["turned-up card=JD"]


def test_the_same_suit_twice() -> None:
    """The page's ninth example: 5S, 9S and KS make spades, no trump, and spades again."""
    t, trumps = Script("same_suit=no-trump"), []
    for up in ("5S", "9S", "KS"):
        t.deal(up=up)
        trumps.append(t.view().trump)
        while t.turn != CHANCE:
            t.does(t.turn, t.choices()[0])
        t.state = replace(t.state, match=replace(t.state.match, scores=(0, 0, 0)))
    assert trumps == ["S", None, "S"]
    assert Script().deal(up="5S").view().trump == "S"


@pytest.mark.parametrize(("options", "before", "gains", "winners"), TIES)
def test_ends(
    options: str, before: tuple[int, ...], gains: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    dealt = Script(options, before).deal().state.dealt
    state = written_down(dealt, gains, (0, 0, 0), ()).state
    assert state.match.scores == tuple(a + b for a, b in zip(before, gains, strict=True))
    result = GAME.result(state)
    assert (result.winners if result else ()) == winners
    assert GAME.settled(state.match) == bool(winners)


@pytest.mark.parametrize("target", [20, 10, 15, 30])
def test_target(target: int) -> None:
    dealt = Script(f"target={target}", (target - 6, 0, 0)).deal().state.dealt
    assert GAME.result(written_down(dealt, (6, 6, 5), (0, 0, 0), ()).state).winners == (0,)
    assert GAME.result(written_down(dealt, (5, 6, 6), (0, 0, 0), ()).state) is None


def test_presets() -> None:
    """As the table of the page has them."""
    assert {name: str(options) for name, options in GAME.presets.items()} == {
        "house": "target=20 jacks=s-c-d-h jack_turned=trump same_suit=trump all_jacks=cost"
        " level=draw",
        "family": "target=20 jacks=c-s-d-h jack_turned=no-trump same_suit=trump"
        " all_jacks=ten-more level=draw",
        "changing": "target=20 jacks=s-c-d-h jack_turned=trump same_suit=no-trump all_jacks=cost"
        " level=play-on",
        "short": "target=10 jacks=s-c-d-h jack_turned=trump same_suit=trump all_jacks=cost"
        " level=draw",
    }


def test_seventeen_each_and_one_turned_up() -> None:
    deal = GAME.chance(GAME.start(GAME.options(), 3), lambda n: n - 1)
    assert [len(hand) for hand in deal.hands] == [17, 17, 17]
    assert deal.pile("up") == (GAME.pack(GAME.options(), 3)[-1],)
    assert deal.hands[0][0] == Card("AS"), "singly, from the dealer's left"
