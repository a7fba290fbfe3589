"""One deal, move by move, read by hand against the rules."""

from bot.rules import Log, Seat, replay_steps

GOLDEN = """\
game pepper 1
options target=30 partners=no auction=rounds all_pass=redeal others_score=yes
players 4
commitment
seed
deck deal 0:AS.JS.9H.QD.TD.JC 1:KS.QS.AH.QH.AD.QC 2:9S.KH.TH.KD.KC.9C 3:TS.JH.JD.9D.AC.TC
0 bid 2
1 bid 3
2 pass
3 pass
0 bid 4
1 pass
2 pass
3 pass
0 trump S
0 play JS
1 play QS
2 play 9S
3 play TS
0 play JC
1 play KS
2 play 9C
3 play TC
0 play AS
1 play QC
2 play KC
3 play AC
0 play 9H
1 play AH
2 play TH
3 play JH
1 play AD
2 play KD
3 play JD
0 play QD
1 play QH
2 play KH
3 play 9D
0 play TD
"""

PUBLIC = """\
dealt deal=1 dealer=3
bid value=2 who=0
bid value=3 who=1
passed who=2
passed who=3
bid value=4 who=0
passed who=1
passed who=2
passed who=3 | won-auction value=4 who=0
named suit=S who=0
played card=JS who=0
played card=QS who=1
played card=9S who=2
played card=TS who=3 | trick-won who=0
played card=JC who=0
played card=KS who=1
played card=9C who=2
played card=TC who=3 | trick-won who=0
played card=AS who=0
played card=QC who=1
played card=KC who=2
played card=AC who=3 | trick-won who=0
played card=9H who=0
played card=AH who=1
played card=TH who=2
played card=JH who=3 | trick-won who=1
played card=AD who=1
played card=KD who=2
played card=JD who=3
played card=QD who=0 | trick-won who=1
played card=QH who=1
played card=KH who=2
played card=9D who=3
played card=TD who=0 | trick-won who=2 | short maker=0 tricks=3 value=4 \
| scored points=-6 total=-6 who=0 | scored points=2 total=2 who=1 \
| scored points=1 total=1 who=2 | scored points=0 total=0 who=3
"""


def test_the_golden_deal() -> None:
    """Seat 0 draws all seven trumps with three leads, and then has nothing left to win with."""
    state, told = replay_steps(Log.read(GOLDEN))
    lines = [" | ".join(str(e.what) for e in step if e.to is None) for step in told]
    assert lines == PUBLIC.strip().splitlines()
    private = [str(e.what) for step in told for e in step if e.to == (Seat(0),)]
    assert private == ["your-hand cards=AS.JS.9H.JC.QD.TD"]
    assert state.match.scores == (-6, 2, 1, 0)
    assert (state.match.dealer, state.match.deal) == (0, 2)
    assert str(Log.read(GOLDEN)) == GOLDEN
