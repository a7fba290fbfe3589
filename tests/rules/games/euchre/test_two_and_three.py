"""Euchre for two and Cutthroat: who speaks, leads and scores, option by option."""

from collections.abc import Callable

import pytest

from bot.rules import GAMES, Refused
from tests.rules.games.euchre.conftest import Script


def passed_out(t: Script) -> Script:
    """A deal in which nobody names anything."""
    t.deal("TH")
    while t.phase in ("ordering-up", "naming"):
        t.does(t.turn, "pass")
    return t


def to_the_end(t: Script) -> Script:
    """Deals in which seat 0 marches, until the game is over."""
    while t.phase == "dealing":
        t = t.maker_takes(5) if t.view(None).dealer == t.players - 1 else passed_out(t)
    return t


@pytest.mark.parametrize(("key", "players"), [("euchre-two", 2), ("cutthroat", 3)])
def test_nobody_says_alone_and_the_left_of_the_dealer_begins(
    sit: Callable[..., Script], key: str, players: int
) -> None:
    t = sit(key, players).deal("QH")
    assert t.turn == 0
    assert t.view(None).counts == (5,) * players
    assert t.choices() == ["pass", "order"]
    assert t.refused(0, "order alone") == "nobody-goes-alone"
    t.says(*(f"{n} pass" for n in range(players)))
    assert t.heard(None)[-1] == "turned-down card=QH suit=H"
    assert t.choices() == ["pass", "call S", "call D", "call C"]
    t.says("0 call S")
    assert (t.phase, t.turn) == ("playing", 0)


def test_only_the_right_number_sits_down(sit: Callable[..., Script]) -> None:
    for key, players in (("euchre-two", 3), ("cutthroat", 4), ("call-ace", 3)):
        with pytest.raises(Refused, match="table-size"):
            sit(key, players)


@pytest.mark.parametrize("key", ["euchre-two", "cutthroat", "call-ace"])
def test_presets(key: str) -> None:
    game = GAMES[key]
    assert dict(game.presets) == {"house": game.options(), "source": game.options()}


@pytest.mark.parametrize(
    ("tricks", "scores"),
    [(0, (0, 2)), (2, (0, 2)), (3, (1, 0)), (4, (1, 0)), (5, (2, 0))],
)
def test_two_the_points(sit: Callable[..., Script], tricks: int, scores: tuple[int, ...]) -> None:
    t = sit("euchre-two", 2, "pack=24").maker_takes(tricks)
    assert t.scores == scores


@pytest.mark.parametrize(("words", "size"), [("", 20), ("pack=24", 24), ("pack=32", 32)])
def test_two_the_pack(sit: Callable[..., Script], words: str, size: int) -> None:
    v = sit("euchre-two", 2, words).deal("QH").view(None)
    assert sum(v.counts) + sum(pile.count for pile in v.piles) == size
    assert (v.sides, v.players) == (((0,), (1,)), 2)


@pytest.mark.parametrize(("words", "size"), [("", 24), ("pack=32", 32)])
def test_three_the_pack(sit: Callable[..., Script], words: str, size: int) -> None:
    v = sit("cutthroat", 3, words).deal("QH").view(None)
    assert sum(v.counts) + sum(pile.count for pile in v.piles) == size


@pytest.mark.parametrize(
    ("words", "tricks", "scores"),
    [
        ("", 0, (0, 1, 1)),
        ("", 2, (0, 1, 1)),
        ("", 3, (1, 0, 0)),
        ("", 4, (1, 0, 0)),
        ("", 5, (3, 0, 0)),
        ("march=2", 5, (2, 0, 0)),
        ("euchred=2", 2, (0, 2, 2)),
    ],
)
def test_three_the_points(
    sit: Callable[..., Script], words: str, tricks: int, scores: tuple[int, ...]
) -> None:
    t = sit("cutthroat", 3, words).maker_takes(tricks)
    assert t.scores == scores


@pytest.mark.parametrize(
    ("lead", "maker", "leader"),
    [
        *(("eldest", maker, 0) for maker in range(3)),
        *(("maker-left", maker, leader) for maker, leader in enumerate((1, 2, 0))),
    ],
)
def test_three_the_lead(sit: Callable[..., Script], lead: str, maker: int, leader: int) -> None:
    t = sit("cutthroat", 3, f"lead={lead}").deal("QH")
    t.says(*(f"{seat} pass" for seat in range(maker)), f"{maker} order", "2 keep")
    assert t.view(None).trick.leader == leader


def test_three_the_others_play_together_once_the_maker_is_known(sit: Callable[..., Script]) -> None:
    t = sit("cutthroat", 3).deal("QH").says("0 pass")
    assert t.view(0).sides == ((0,), (1,), (2,))
    t.says("1 order")
    assert t.view(0).sides == t.view(None).sides == ((1,), (0, 2))
    t.says("2 keep")
    assert t.view(0).sides == ((1,), (0, 2))


def test_three_two_defenders_at_the_target_win_jointly(sit: Callable[..., Script]) -> None:
    """Seat 2 made a point before, so the winners' scores differ."""
    t = sit("cutthroat", 3, "target=5 euchred=2")
    t = t.maker_takes(2)  # seats 1 and 2: 2 each
    t.deal("TH", s2="JH JD AH KH QH").says("1 pass", "2 order", "0 keep")  # seat 2 marches
    while t.phase == "playing":
        t.does(t.turn, t.choices()[0])
    assert t.scores == (0, 2, 5)
    assert t.view(None).result.winners == (2,)
    assert GAMES["cutthroat"].options(target=5).winners((4, 5, 6)) == (1, 2)


def test_three_joint_winners_are_told(sit: Callable[..., Script]) -> None:
    t = sit("cutthroat", 3, "target=5 euchred=2")
    for _ in range(2):
        t.maker_takes(2)
        passed_out(passed_out(t))
    t.maker_takes(2)
    assert t.scores == (0, 6, 6)
    assert "game-over winners=1.2" in t.heard(None)
    assert str(t.view(0).result.why) == "target target=5"


@pytest.mark.parametrize(("key", "players"), [("euchre-two", 2), ("cutthroat", 3)])
@pytest.mark.parametrize("target", [5, 7, 10, 11, 15])
def test_target(sit: Callable[..., Script], key: str, players: int, target: int) -> None:
    t = to_the_end(sit(key, players, f"pack=24 target={target}"))
    assert t.view(None).target == target
    assert target <= t.scores[0] < target + 3
    assert t.view(None).result.winners == (0,)


@pytest.mark.parametrize(("key", "players"), [("euchre-two", 2), ("cutthroat", 3)])
def test_stick_the_dealer(sit: Callable[..., Script], key: str, players: int) -> None:
    passes = [f"{n % players} pass" for n in range(2 * players - 1)]
    assert "pass" in sit(key, players).deal("QH").says(*passes).choices()
    t = sit(key, players, "stick_the_dealer=yes").deal("QH").says(*passes)
    assert t.refused(players - 1, "pass") == "stuck-dealer"


@pytest.mark.parametrize(("key", "players"), [("euchre-two", 2), ("cutthroat", 3)])
@pytest.mark.parametrize(("joker", "card"), [("best-bower", "JK"), ("benny", "2S")])
def test_joker(sit: Callable[..., Script], key: str, players: int, joker: str, card: str) -> None:
    t = sit(key, players, f"joker={joker}").deal(card, s0="JH AS")
    assert f"counts-as card={card} suit=H" in t.heard(None)
    held = t.view(players - 1).hand[-1]
    t.says("0 order", f"{players - 1} swap {held}", "0 play JH")
    while t.turn != players - 1:
        t.does(t.turn, t.choices()[0])
    t.does(players - 1, f"play {card}")
    assert (t.view(None).trump, t.view(None).last_trick.winner) == ("H", players - 1)
    without = sit(key, players).deal("QH")
    assert card not in without.game.pack(without.options, players)
