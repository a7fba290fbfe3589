"""Every value of an option that is not the default makes a difference that can be seen."""

import pytest

from bot.rules import GAMES
from tests.rules.games.double_pepper.test_examples import played
from tests.rules.games.pepper.script import Script

SEVEN = [0] * 7 + [1] * 5


def test_presets() -> None:
    presets = GAMES["double-pepper"].presets
    assert set(presets) == {"house", "source"}
    assert presets["source"] == presets["house"] == GAMES["double-pepper"].options()


@pytest.mark.parametrize("target", [30, 36, 52, 62])
def test_target(target: int) -> None:
    below = f"{target - 8} 0 {target - 8} 0"
    t = played("5 p p p", SEVEN, options=f"target={target}", scores=below)
    assert (t.phase, t.view(None).target) == ("dealing", target)
    at = f"{target - 7} 0 {target - 7} 0"
    t = played("5 p p p", SEVEN, options=f"target={target}", scores=at)
    assert (t.phase, t.winners) == ("over", (0, 2))


def test_both_at_the_target() -> None:
    t = played("5 p p p", SEVEN, scores="56 60 56 60")
    assert (t.scores, t.winners) == ((63, 65, 63, 65), (1, 3))
    t = played("5 p p p", SEVEN, scores="58 60 58 60")
    assert (t.scores, t.winners) == ((65, 65, 65, 65), (0, 1, 2, 3))


def test_bowers() -> None:
    """Both rights above both lefts above the ace; without them the jack is a jack."""
    deal = "JS JC AS JC JS 9C 9S"
    plain = Script("double-pepper").deal(deal).auction("3 p p p").says("0 trump S")
    bowers = Script("double-pepper", "bowers=yes").deal(deal).auction("3 p p p").says("0 trump S")
    assert " ".join(bowers.view(0).hand[:6]) == "JS JS JC JC AS AS"
    assert " ".join(plain.view(0).hand[:2]) == "AS AS"
    assert bowers.game.marks(bowers.view(0)) == {"JS": "right", "JC": "left"}
    assert plain.game.marks(plain.view(0)) == {}


def test_a_left_bower_follows_trump() -> None:
    hands = ("AC", "JC 9C", "9S", "JC AH AH KH KH QH QH JH JH TH TH 9H")
    t = Script("double-pepper", "bowers=yes").deal(*hands).auction("3 p p p")
    t.says("0 trump S", "0 play AC")
    assert t.refused(1, "play JC").startswith("bower-is-trump binding=9C card=JC suit=C trump=S")
    t = Script("double-pepper").deal(*hands).auction("3 p p p").says("0 trump S", "0 play AC")
    assert "play JC" in t.choices()
    t = Script("double-pepper", "bowers=yes").deal("AS", "9S", "9S", hands[3]).auction("3 p p p")
    t.says("0 trump S", "0 play AS")
    for seat in (1, 2):
        t.does(seat, "play 9S")
    assert t.choices() == ["play JC"]
    assert t.refused(3, "play AH") == "must-follow-bower binding=JC card=AH suit=S"


def test_minimum_binds_the_forced_dealer_too() -> None:
    t = Script("double-pepper", "minimum=6").deal()
    assert t.choices()[:2] == ["pass", "bid 6"]
    assert t.refused(0, "bid 3") == "no-such-bid least=6 most=12"
    t.auction("p p p")
    assert t.choices()[0] == "bid 6"
    assert t.refused(3, "pass") == "dealer-must-bid least=6"
