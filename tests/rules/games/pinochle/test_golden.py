"""One deal, move by move, checked by hand against the rules."""

from dataclasses import replace
from typing import Any

from bot.rules import GAMES, Log, Seat, replay_steps

GOLDEN = """\
game pinochle 1
options {options}
players 4
commitment
seed
deck deal {deal}
0 bid 16
1 pass
2 bid 20
3 pass
0 bid 22
2 pass
0 trump C
0 give JS KC
2 give KS JD
{plays}"""
DEAL = (
    "0:QS.JS.QH.TH.9H.AD.KD.JD.TD.KC.QC.TC 1:JS.9S.AH.AH.KH.JH.TH.9H.AC.QC.JC.9C "
    "2:AS.KS.KS.QS.TS.9S.QH.JD.TD.9D.AC.9C 3:AS.TS.KH.JH.AD.KD.QD.QD.9D.KC.JC.TC"
)
TRICKS = """\
0 AD AC TD 9D: 1 trumps, and 3 need not beat what is trumped
1 AH QH KH 9H
1 AH AC JH TH: 2 has no heart left
2 AS TS QS JS: the ace's twin would not beat it
2 9S AS KS 9S: 3 must beat
3 AD TD QC 9D
1 9H KC TC QH: 3 must overtrump, and the ten stands above the king
3 JC TC JC 9C: 0 must beat, 1 cannot
0 KD 9C JS QD
1 JH QS KC QC: 0 cannot overtrump, and must trump all the same
3 QD JD TH TS
3 KD JD KH KS: three kings and the last trick
"""
PUBLIC = """\
dealt deal=1 dealer=3
bid value=16 who=0
passed who=1
bid value=20 who=2
passed who=3
bid value=22 who=0
passed who=2
won-auction value=22 who=0
named suit=C who=0
gave count=2 receiver=2 who=0
gave count=2 receiver=0 who=2
"""
MELDS = {0: ("KS.QS.JD", 6), 1: ("9C", 1), 2: ("KS.QS.9C", 3), 3: ("KD.QD", 2)}
END = """\
set maker=0 total=15 value=22 who=0.2
defenders-total total=22 who=1.3
scored points=-22 total=-22 who=0.2
scored points=22 total=22 who=1.3
"""
SEAT_TWO = """\
your-hand cards=AS.TS.KS.KS.QS.9S.QH.AC.9C.TD.JD.9D
you-gave cards=KS.JD receiver=0
you-got cards=JS.KC giver=0
"""


def golden() -> Log:
    plays = []
    for line in TRICKS.splitlines():
        leader, *played = line.partition(":")[0].split()
        plays += [f"{(int(leader) + n) % 4} play {card}\n" for n, card in enumerate(played)]
    options = GAMES["pinochle"].options.read("racehorse=2")
    return Log.read(GOLDEN.format(options=options, deal=DEAL, plays="".join(plays)))


def test_the_golden_deal() -> None:
    state, told = replay_steps(golden())
    events = [event for step in told for event in step]
    public = [e for e in events if e.to is None]
    assert "".join(f"{e.what}\n" for e in public[:11]) == PUBLIC
    melds: dict[Any, Any] = {
        e.what.values["who"]: e.what.values for e in public if e.what.code == "meld"
    }
    shown = {who: (".".join(m["cards"]), m["points"]) for who, m in melds.items()}
    assert shown == MELDS
    won = [e.what.values["who"] for e in public if e.what.code == "trick-won"]
    leaders = [int(line[0]) for line in TRICKS.splitlines()]
    assert won == [*leaders[1:], 3]
    assert "".join(f"{e.what}\n" for e in public[-4:]) == END
    assert "".join(f"{e.what}\n" for e in events if e.to == (Seat(2),)) == SEAT_TWO
    assert (state.match.scores, state.match.deal, state.match.dealer) == ((-22, 22) * 2, 2, 0)


def test_the_points_taken_trick_by_trick() -> None:
    log, seen = golden(), []
    for n in range(len(log.moves)):
        part = replace(log, moves=log.moves[:n])
        state, told = replay_steps(part)
        if told and any(e.what.code == "trick-won" for e in told[-1]):
            view = GAMES["pinochle"].view(state, None)
            tricks = {f.values["who"]: f.values["tricks"] for f in view.facts if f.code == "so-far"}
            ours, theirs = sorted(tricks, key=lambda side: view.maker not in side)
            seen.append((tricks[ours], tricks[theirs]))
    assert seen == [
        (0, 3),
        (0, 5),
        (3, 5),
        (5, 5),
        (5, 7),
        (5, 9),
        (5, 11),
        (6, 11),
        (6, 12),
        (6, 13),
        (6, 15),
    ]
