"""One deal, move by move; tricks, points and scores were reckoned by hand from the rules page.

Hearts are trump, so J♥ is the right jack and J♦ the left one. Seat 0 takes Low (3♥), two jacks
and Game (24 card points to 13), seat 1 High (Q♥) and the left jack: 4 to 2, and 5 were bid.
"""

from bot.rules import Log, replay_steps
from tests.rules.games.widow_pitch.helpers import texts

GOLDEN = """\
game widow-pitch 1
options target=21 forced_dealer_may_raise=no both_out=bidder shoot=added low_to=taker \
game_tie=nobody follow=strict
players 2
commitment
seed
deck deal 0:KS.TS.9S.3H.AD.JD.9D 1:6S.5S.3S.QH.TH.7H.KD widow:3D.2C.5C.5H.TD.LJ.JH \
stock:JS.AS.8H.KC.6C.TC.9C.2H.JC.9H.QC.7S.4H.6D.4C.AC.4S.2S.7D.KH.8C.BJ.7C.QS.3C.2D.QD.4D.\
6H.8S.8D.5D.AH
0 bid 3
1 bid 4
0 bid 5
1 pass
0 discard KS TS 9S 9D 3D 5C 2C
0 trump H
1 discard 6S 5S 3S
0 play AD
1 play KD
0 play JD
1 play QH
1 play AS
0 play 3H
0 play LJ
1 play TH
0 play TD
1 play 7H
1 play 8H
0 play JH
0 play 5H
1 play JS
"""

PUBLIC = """\
dealt deal=1 dealer=1
bid value=3 who=0
bid value=4 who=1
bid value=5 who=0
passed who=1
took-widow count=7 value=5 who=0
discarded count=7 who=0
named suit=H who=0
exchanged count=3 who=1
played card=AD who=0
played card=KD who=1
trick-won who=0
played card=JD who=0
played card=QH who=1
trick-won who=1
played card=AS who=1
played card=3H who=0
trick-won who=0
played card=LJ who=0
played card=TH who=1
trick-won who=0
played card=TD who=0
played card=7H who=1
trick-won who=1
played card=8H who=1
played card=JH who=0
trick-won who=0
played card=5H who=0
played card=JS who=1
trick-won who=0
high card=QH who=1
low card=3H who=0
jacks cards=LJ.JH who=0
jacks cards=JD who=1
game against=13 count=24 who=0
failed maker=0 points=4 value=5
scored points=-5 total=-5 who=0
scored points=2 total=2 who=1
"""

PRIVATE = {
    0: [
        "your-hand cards=KS.TS.9S.3H.AD.JD.9D",
        "you-took cards=LJ.JH.5H.5C.2C.TD.3D",
        "you-discarded cards=KS.TS.9S.9D.3D.5C.2C",
    ],
    1: [
        "your-hand cards=6S.5S.3S.QH.TH.7H.KD",
        "you-discarded cards=6S.5S.3S",
        "you-drew cards=8H.AS.JS",
    ],
}


def test_the_golden_deal() -> None:
    state, told = replay_steps(Log.read(GOLDEN))
    events = [event for step in told for event in step]
    assert "".join(f"{line}\n" for line in texts(events)) == PUBLIC
    for seat, lines in PRIVATE.items():
        private = [event for event in events if event.to is not None]
        assert texts(private, seat) == lines
    assert state.match.scores == (-5, 2)
    assert (state.match.deal, state.match.dealer) == (2, 0)
    assert str(Log.read(GOLDEN)) == GOLDEN
