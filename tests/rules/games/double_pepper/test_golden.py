"""One deal alone, move by move, read by hand against the rules."""

from bot.rules import Log, Seat, replay_steps

GOLDEN = """\
game double-pepper 1
options target=62 bowers=no minimum=3
players 4
commitment
seed
deck deal 0:AS.QS.9S.AH.AH.9H.KD.JD.JD.QC.JC.JC 1:KS.JS.9S.KH.TH.9H.KD.QD.9D.KC.TC.9C \
2:KS.QS.JS.QH.JH.JH.AD.TD.TD.AC.AC.9C 3:AS.TS.TS.KH.QH.TH.AD.QD.9D.KC.QC.TC
0 pass
1 pass
2 pass
3 bid 3
3 trump NT alone
3 discard QC TC
1 give TC 9C
3 play AS
0 play QS
2 play KS
3 play TS
0 play AS
2 play QS
0 play 9S
2 play JS
3 play TS
2 play QH
3 play KH
0 play AH
0 play AH
2 play JH
3 play QH
0 play 9H
2 play JH
3 play TH
2 play AD
3 play QD
0 play KD
2 play TD
3 play AD
0 play JD
3 play 9D
0 play JD
2 play TD
0 play QC
2 play AC
3 play KC
2 play AC
3 play TC
0 play JC
2 play 9C
3 play 9C
0 play JC
"""

PUBLIC = """\
dealt deal=1 dealer=3
passed who=0
passed who=1
passed who=2
forced-bid value=3 who=3 | won-auction value=3 who=3
named alone=True suit=NT who=3 | sits-out who=1
discarded count=2 who=3
gave count=2 receiver=3 who=1
played card=AS who=3
played card=QS who=0
played card=KS who=2 | trick-won who=3
played card=TS who=3
played card=AS who=0
played card=QS who=2 | trick-won who=0
played card=9S who=0
played card=JS who=2
played card=TS who=3 | trick-won who=2
played card=QH who=2
played card=KH who=3
played card=AH who=0 | trick-won who=0
played card=AH who=0
played card=JH who=2
played card=QH who=3 | trick-won who=0
played card=9H who=0
played card=JH who=2
played card=TH who=3 | trick-won who=2
played card=AD who=2
played card=QD who=3
played card=KD who=0 | trick-won who=2
played card=TD who=2
played card=AD who=3
played card=JD who=0 | trick-won who=3
played card=9D who=3
played card=JD who=0
played card=TD who=2 | trick-won who=0
played card=QC who=0
played card=AC who=2
played card=KC who=3 | trick-won who=2
played card=AC who=2
played card=TC who=3
played card=JC who=0 | trick-won who=2
played card=9C who=2
played card=9C who=3
played card=JC who=0 | trick-won who=0 \
| short alone=True maker=3 tricks=2 value=3 \
| scored points=10 total=10 who=0.2 | scored points=-3 total=-3 who=1.3
"""

MAKER = """\
your-hand cards=AS.TS.TS.KH.QH.TH.KC.QC.TC.AD.QD.9D
you-discarded cards=QC.TC
you-got cards=TC.9C giver=1
"""

PARTNER = """\
your-hand cards=KS.JS.9S.KH.TH.9H.KC.TC.9C.KD.QD.9D
you-gave cards=TC.9C receiver=3
"""


def test_the_golden_deal() -> None:
    """All others passed, so the dealer must bid three, goes alone at no trump, and takes two.

    Six points would be lost; of a forced bid it is half, three. The others keep their ten.
    """
    state, told = replay_steps(Log.read(GOLDEN))
    lines = [" | ".join(str(e.what) for e in step if e.to is None) for step in told]
    assert lines == PUBLIC.strip().splitlines()
    for seat, heard in ((3, MAKER), (1, PARTNER)):
        private = [str(e.what) for step in told for e in step if e.to == (Seat(seat),)]
        assert private == heard.strip().splitlines()
    assert state.match.scores == (10, -3, 10, -3)
    assert (state.match.dealer, state.match.deal) == (0, 2)
    assert str(Log.read(GOLDEN)) == GOLDEN
