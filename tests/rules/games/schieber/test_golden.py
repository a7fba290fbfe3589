"""One deal, read line by line against the rules.

Seat 1 holds 7C and shoves; seat 3 names hearts (×2). Seats 3 and 0 both name a three up to the
ace, and seat 0's is trump: 20 × 2. Stöck with the queen of the fourth trick: 20 × 2. Cards: N/S
26 + 14 + 35 + 9 + 11 + 14 = 109, E/W 10 + 24 + 9 and 5 for the last trick = 48; 157 together.
"""

from bot.rules import Log, Seat, replay_steps

GOLDEN = """\
game schieber 1
options target=3000 puur=no claims=by-hand weis_by=hand
players 4
commitment
seed
deck deal 0:AS.JS.AH.KH.QH.9D.8D.KC.QC 1:8S.6S.TH.7H.7D.6D.AC.8C.7C \
2:KS.QS.TS.JH.9H.8H.JD.TC.6C 3:9S.7S.6H.AD.KD.QD.TD.JC.9C
1 shove
3 contract H
1 weis none
1 play 7C
2 weis none
2 play JH
3 weis three
3 play JC
0 weis three
0 play KC
2 play TS
3 play 7S
0 play KH
1 play 6S
0 play 8D
1 play TH
2 play 9H
3 play AD
2 play JD
3 play KD
0 play QH
1 play 6D
0 play AH
1 play 7H
2 play 8H
3 play 6H
0 play AS
1 play 8S
2 play QS
3 play 9S
0 play 9D
1 play 7D
2 play 6C
3 play TD
3 play 9C
0 play QC
1 play AC
2 play TC
1 play 8C
2 play KS
3 play QD
0 play JS
"""

PUBLIC = """\
dealt deal=1 dealer=3
forehand card=7C who=1
shoved to_whom=3 who=1
named contract=H factor=2 who=3
weis kind=none who=1
played card=7C who=1
weis kind=none who=2
played card=JH who=2
weis kind=three who=3
played card=JC who=3
weis kind=three who=0
played card=KC who=0
trick-won who=2
weis-top top=A who=3
weis-top top=A who=0
weis-trump trump=False who=3
weis-trump trump=True who=0
weis-shown cards=AH.KH.QH kind=three points=20 who=0
scored points=40 total=40 who=0
scored points=40 total=40 who=2
played card=TS who=2
played card=7S who=3
played card=KH who=0
played card=6S who=1
trick-won who=0
played card=8D who=0
played card=TH who=1
played card=9H who=2
played card=AD who=3
trick-won who=2
played card=JD who=2
played card=KD who=3
played card=QH who=0
stoeck who=0
scored points=40 total=80 who=0
scored points=40 total=80 who=2
played card=6D who=1
trick-won who=0
played card=AH who=0
played card=7H who=1
played card=8H who=2
played card=6H who=3
trick-won who=0
played card=AS who=0
played card=8S who=1
played card=QS who=2
played card=9S who=3
trick-won who=0
played card=9D who=0
played card=7D who=1
played card=6C who=2
played card=TD who=3
trick-won who=3
played card=9C who=3
played card=QC who=0
played card=AC who=1
played card=TC who=2
trick-won who=1
played card=8C who=1
played card=KS who=2
played card=QD who=3
played card=JS who=0
trick-won who=1
scored cards=109 points=218 stoeck=0 swept=0 total=298 who=0
scored cards=109 points=218 stoeck=0 swept=0 total=298 who=2
scored cards=48 points=96 stoeck=0 swept=0 total=96 who=1
scored cards=48 points=96 stoeck=0 swept=0 total=96 who=3
"""


def test_the_golden_deal() -> None:
    state, told = replay_steps(Log.read(GOLDEN))
    events = [event for step in told for event in step]
    assert "".join(f"{e.what}\n" for e in events if e.to is None) == PUBLIC
    mine = [str(e.what) for e in events if e.to == (Seat(1),)]
    assert mine == ["your-hand cards=8S.6S.TH.7H.AC.8C.7C.7D.6D"]
    assert state.match.scores == (298, 96, 298, 96)
    assert (state.match.deal, state.match.dealer) == (2, 1), "the first forehand deals next"
    assert str(Log.read(GOLDEN)) == GOLDEN
