"""Examples from which the games of the family are taught, and their cards from the top."""

from typing import Final

from bot.rules.games.euchre.family import FamilyOptions
from bot.rules.kit.bowers import marks_of
from bot.rules.kit.cards import CLUBS, HEARTS, SPADES, Card
from bot.rules.kit.teaching import Example, Ranking, by_name

LEFT_BOWER: Final = Example(
    players=4,
    lines=(
        "deck deal 0:KS.8H.QC.AD.QD 1:AS.AH.KH.9D.8D 2:JS.TS.9C.8C.JD 3:7H.AC.JC.TC.KD "
        "up:9H stock:TD.7D.QS.8S.TH.JH.QH.KC.7C.7S.9S",
        "0 pass",
        "1 order",
        "3 swap TC",
        "0 play AD",
        "1 play 9D",
        "2 play JD",
        "3 play KD",
    ),
    claims={**by_name(leader=0, winner=2), "led": Card("AD"), "best": Card("JD"), "trump": HEARTS},
)
"""The left bower takes the ace of the suit that is printed on it."""
TWO: Final = Example(
    players=2,
    lines=(
        "deck deal 0:QS.AH.AC.KC.JD 1:AS.JS.JH.QD.TD up:TC stock:TH.JC.KS.QH.KD.AD.KH.TS.QC",
        "0 order",
        "1 keep",
        "0 play AC",
        "1 play JS",
    ),
    claims={
        **by_name(leader=0, winner=1, second=1),
        "led": Card("AC"),
        "best": Card("JS"),
        "forced": Card("JS"),
        "trump": CLUBS,
    },
)
"""The left bower has to follow a lead of trump, and takes it."""
CUTTHROAT: Final = Example(
    players=3,
    lines=(
        "deck deal 0:QS.AH.QH.AC.KC 1:AS.JS.KH.JC.KD 2:TS.QC.AD.JD.9D "
        "up:KS stock:9C.QD.TC.9S.9H.TD.TH.JH",
        "0 pass",
        "1 order",
        "2 keep",
        "0 play AH",
        "1 play KH",
        "2 play 9D",
    ),
    claims={
        **by_name(leader=0, maker=1, third=2, winner=0),
        "led": Card("AH"),
        "card3": Card("9D"),
        "kept": Card("TS"),
    },
)
"""A defender leaves the trick to the other defender."""
CALL_ACE: Final = Example(
    players=4,
    lines=(
        "deck deal 0:JS.9S.AH.KH.JH 1:TS.AC.KC.QC.KD 2:AS.QH.TH.JD.9D 3:KS.QS.9C.AD.TD "
        "up:9H stock:TC.QD.JC",
        "0 order",
        "3 swap 9C",
        "0 partner S",
        "0 play 9S",
        "1 play TS",
        "2 play AS",
        "3 play KS",
    ),
    claims={**by_name(maker=0, partner=2, winner=2), "led": Card("9S"), "best": Card("AS")},
)
"""The ace that was called falls, and everybody knows the partner."""


def rankings(options: FamilyOptions, players: int) -> tuple[Ranking, ...]:
    """Spades as trump, with the bowers at the top, and hearts beside it."""
    order, pack = options.order(SPADES), options.cards(players)
    marks = marks_of(SPADES, options.best_bower)
    return (
        Ranking.of("trump", order, SPADES, pack, marks),
        Ranking.of("plain", order, HEARTS, pack),
    )
