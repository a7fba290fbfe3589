"""One deal, move by move, checked by hand against the rules."""

from bot.rules import CHANCE, Log, Seat, replay_steps

GOLDEN = """\
game four-jacks 1
options end=deals deals=10 limit=10 pass_cards=right
players 3
commitment
seed
deck deal 0:TS.KH.TH.AD.KD.JD.TD.TC 1:AS.KS.JS.9H.QD.9D.KC.JC 2:QS.9S.AH.QH.JH.AC.QC.9C
2 give 9S
0 give TD
1 give 9H
0 play 9H
1 play KC
2 play JH
2 play TD
0 play KD
1 play 9D
0 play JD
1 play QD
2 play AH
1 play JC
2 play AC
0 play TC
2 play QC
0 play KH
1 play KS
2 play 9C
0 play TS
1 play AS
2 play QS
0 play AD
1 play 9S
2 play QH
0 play TH
1 play JS
"""

PUBLIC = """\
dealt deal=1 dealer=2
gave count=1 receiver=1 who=2
gave count=1 receiver=2 who=0
gave count=1 receiver=0 who=1
played card=9H who=0
played card=KC who=1
played card=JH who=2
trick-won who=2
takes-jacks cards=JH who=1
played card=TD who=2
played card=KD who=0
played card=9D who=1
trick-won who=0
played card=JD who=0
played card=QD who=1
played card=AH who=2
trick-won who=1
takes-jacks cards=JD who=2
played card=JC who=1
played card=AC who=2
played card=TC who=0
trick-won who=2
takes-jacks cards=JC who=0
played card=QC who=2
played card=KH who=0
played card=KS who=1
trick-won who=2
played card=9C who=2
played card=TS who=0
played card=AS who=1
trick-won who=2
played card=QS who=2
played card=AD who=0
played card=9S who=1
trick-won who=2
played card=QH who=2
played card=TH who=0
played card=JS who=1
trick-won who=2
takes-jacks cards=JS who=1
scored points=-2 total=-2 who=0
scored points=-2 total=-2 who=1
scored points=-1 total=-1 who=2
"""

SEAT_ZERO = """\
your-hand cards=TS.KH.TH.TC.AD.KD.JD.TD
you-gave cards=TD receiver=2
you-got cards=9H giver=1
"""


def test_the_golden_deal() -> None:
    state, told = replay_steps(Log.read(GOLDEN))
    events = [event for step in told for event in step]
    assert "".join(f"{e.what}\n" for e in events if e.to is None) == PUBLIC
    assert "".join(f"{e.what}\n" for e in events if e.to == (Seat(0),)) == SEAT_ZERO
    assert state.match.scores == (-2, -2, -1)
    assert state.match.deal == 2
    assert state.match.dealer == 0
    assert str(Log.read(GOLDEN)) == GOLDEN


def test_the_second_deal_is_led_from_the_left_of_its_dealer() -> None:
    log = Log.read(GOLDEN).with_line(CHANCE, Log.read(GOLDEN).moves[0][1])
    for move in ((0, "give TD"), (1, "give 9H"), (2, "give 9S")):
        log = log.with_line(*move)
    state, _ = replay_steps(log)
    assert state.tricks.turn == 1
