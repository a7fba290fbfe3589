"""A deal of each game, move by move, read line by line against the rules page."""

import pytest

from bot.rules import CHANCE, Log, replay_steps

TWO = """
game euchre-two 1
options
players 2
deck deal 0:JS.AD.KD.TD.QC 1:AS.QS.KH.AC.KC up:TS stock:JC.KS.AH.QH.JH.TH.QD.JD.TC
0 pass
1 order
1 swap KH
0 play AD
1 play TS
1 play AC
0 play QC
1 play AS
0 play JS
0 play KD
1 play QS
1 play KC
0 play TD
"""

TWO_TOLD = """
dealt deal=1 dealer=1
| turned-up card=TS
passed who=0
ordered alone=False dealer=True suit=S who=1
swapped card=TS who=1
played card=AD who=0
played card=TS who=1
| trick-won who=1
played card=AC who=1
played card=QC who=0
| trick-won who=1
played card=AS who=1
played card=JS who=0
| trick-won who=0
played card=KD who=0
played card=QS who=1
| trick-won who=1
played card=KC who=1
played card=TD who=0
| trick-won who=1
| made makers=1 tricks=4
| scored points=1 total=1 who=1
"""

CUTTHROAT = """
game cutthroat 1
options euchred=2 lead=maker-left
players 3
deck deal 0:AS.9S.QH.KD.9C 1:JC.KS.AD.JD.AC 2:QS.AH.KH.TD.TC up:9H stock:JS.TS.JH.TH.QD.9D.KC.QC
0 pass
1 pass
2 pass
0 pass
1 call S
2 play AH
0 play QH
1 play AD
2 play TC
0 play 9C
1 play AC
1 play JC
2 play QS
0 play 9S
1 play KS
2 play TD
0 play AS
0 play KD
1 play JD
2 play KH
"""

CUTTHROAT_TOLD = """
dealt deal=1 dealer=2
| turned-up card=9H
passed who=0
passed who=1
passed who=2
| turned-down card=9H suit=H
passed who=0
named alone=False suit=S who=1
played card=AH who=2
played card=QH who=0
played card=AD who=1
| trick-won who=2
played card=TC who=2
played card=9C who=0
played card=AC who=1
| trick-won who=1
played card=JC who=1
played card=QS who=2
played card=9S who=0
| trick-won who=1
played card=KS who=1
played card=TD who=2
played card=AS who=0
| trick-won who=0
played card=KD who=0
played card=JD who=1
played card=KH who=2
| trick-won who=0
| euchred makers=1 tricks=2
| scored points=2 total=2 who=0
| scored points=2 total=2 who=2
"""

CALL_ACE = """
game call-ace 1
options
players 5
deck deal 0:JS.KS.9S.AH.KD 1:AS.TS.QH.8H.AC 2:QS.KH.JD.9D.KC 3:8S.JC.TC.9H.8D 4:TH.AD.QD.QC.9C\
 up:JH stock:8C.TD
0 pass
1 pass
2 order
4 swap 9C
2 partner S
0 play KD
1 play 8H
2 play 9D
3 play 8D
4 play AD
1 play AC
2 play KC
3 play TC
4 play QC
0 play 9S
1 play TS
2 play QS
3 play 8S
4 play TH
0 play JS
4 play JH
0 play AH
1 play QH
2 play JD
3 play 9H
4 play QD
0 play KS
1 play AS
2 play KH
3 play JC
"""

CALL_ACE_TOLD = """
dealt deal=1 dealer=4
| turned-up card=JH
passed who=0
passed who=1
ordered alone=False dealer=False suit=H who=2
swapped card=JH who=4
called-partner suit=S who=2
played card=KD who=0
played card=8H who=1
played card=9D who=2
played card=8D who=3
played card=AD who=4
| trick-won who=1
played card=AC who=1
played card=KC who=2
played card=TC who=3
played card=QC who=4
played card=9S who=0
| trick-won who=1
played card=TS who=1
played card=QS who=2
played card=8S who=3
played card=TH who=4
played card=JS who=0
| trick-won who=4
played card=JH who=4
played card=AH who=0
played card=QH who=1
played card=JD who=2
played card=9H who=3
| trick-won who=4
played card=QD who=4
played card=KS who=0
played card=AS who=1
| partner-shown maker=2 who=1
played card=KH who=2
played card=JC who=3
| trick-won who=2
| made makers=1.2 tricks=3
| scored points=1 total=1 who=1
| scored points=1 total=1 who=2
"""


@pytest.mark.parametrize(
    ("text", "told", "scores", "put_away"),
    [
        (TWO, TWO_TOLD, (0, 1), "1: you-swapped card=KH"),
        (CUTTHROAT, CUTTHROAT_TOLD, (2, 0, 2), ""),
        (CALL_ACE, CALL_ACE_TOLD, (0, 1, 1, 0, 0), "4: you-swapped card=9C"),
    ],
    ids=["euchre-two", "cutthroat", "call-ace"],
)
def test_a_golden_deal(text: str, told: str, scores: tuple[int, ...], put_away: str) -> None:
    state, steps = replay_steps(Log.read(text))
    lines = ["\n| ".join(str(e.what) for e in step if e.to is None) for step in steps]
    assert "\n".join(lines) == told.strip()
    private = [f"{e.to[0]}: {e.what}" for step in steps[1:] for e in step if e.to is not None]
    assert " | ".join(private) == put_away
    dealt = [e for e in steps[0] if e.what.code == "your-hand"]
    assert [e.to for e in dealt] == [(seat,) for seat in range(len(scores))]
    assert (state.match.scores, state.match.dealer, state.turns) == (scores, 0, (CHANCE,))
