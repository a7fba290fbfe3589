"""What a seat may do, from its view alone. Refused is what :mod:`refusals` has a reason for."""

from typing import Final

from bot.rules.actions import CLAIM, SHOVE, Action, NameContract, Play, Weis
from bot.rules.decisions import NOTHING, Choose, Decision
from bot.rules.schieber.cardplay import playable
from bot.rules.schieber.melds import NONE
from bot.rules.schieber.options import CONTRACTS
from bot.rules.schieber.order import PACK
from bot.rules.schieber.refusals import no_claim, no_weis
from bot.rules.schieber.states import SchieberView
from bot.rules.schieber.weis import ladder_of

NAMES: Final = tuple(NameContract(word) for word in CONTRACTS)
PLAYS: Final = {card: Play(card) for card in PACK}
MUST_NAME: Final = Choose(NAMES)
MAY_SHOVE: Final = Choose((*NAMES, SHOVE))


def choices(v: SchieberView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if v.seat is None or v.seat not in v.turn:
        return NOTHING
    match v.phase:
        case "naming":
            return MAY_SHOVE
        case "must-name":
            return MUST_NAME
        case "announcing":
            return _announce(v)
    return _play(v)


def _announce(v: SchieberView) -> Decision:
    """Nothing, or any kind the hand contains that is not weaker than one already named."""
    kinds = (NONE, *ladder_of(v.options, v.contract))
    return Choose(tuple([Weis(kind) for kind in kinds if no_weis(v, kind) is None]))


def _play(v: SchieberView) -> Decision:
    assert v.trick is not None
    able = playable(v.hand, v.trick.cards, v.contract, v.options)
    said: list[Action] = [PLAYS[card] for card in able]
    if no_claim(v) is None:
        said.append(CLAIM)
    return Choose(tuple(said))
