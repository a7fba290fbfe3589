"""The choices of a seat, from its view alone; :mod:`refusals` has a reason for all others."""

from typing import Final

from bot.rules.decisions import NOTHING, Choose, Decision, to_play
from bot.rules.games.schieber import states
from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.games.schieber.owed import owed
from bot.rules.games.schieber.refusals import may_claim, no_weis
from bot.rules.games.schieber.view import SchieberView
from bot.rules.games.schieber.weis import ladder_of
from bot.rules.kit.actions import CLAIM, SHOVE, NameContract, Weis
from bot.rules.kit.cards import Card
from bot.rules.kit.duties import able
from bot.rules.kit.jass import CONTRACTS
from bot.rules.kit.tricks import Trick
from bot.rules.kit.weis import NONE

NAMES: Final = tuple(NameContract(word) for word in CONTRACTS)
MUST_NAME: Final = Choose(NAMES)
MAY_SHOVE: Final = Choose((*NAMES, SHOVE))


def choices(v: SchieberView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if v.seat not in v.turn:
        return NOTHING
    if v.trick and v.phase == states.Playing.phase:
        return plays(v.hand, v.trick, v.contract, v.match.options, v.last_trick is not None)
    match v.phase:
        case states.Naming.phase:
            return MAY_SHOVE
        case states.MustName.phase:
            return MUST_NAME
    return _announce(v)


def _announce(v: SchieberView) -> Decision:
    """Nothing, or any kind the hand contains that is not weaker than one already named."""
    kinds = (NONE, *ladder_of(v.options, v.contract))
    return Choose(tuple([Weis(kind) for kind in kinds if no_weis(v, kind) is None]))


def plays(
    hand: tuple[Card, ...], trick: Trick, contract: str, options: SchieberOptions, has_won: bool
) -> Decision:
    """The cards of the hand that may be played to the trick; or a claim, once one is complete."""
    if trick.cards:
        hand = able(hand, owed(trick, contract, options))
    cards = to_play(hand)
    return Choose((*cards, CLAIM)) if may_claim(options, has_won) else cards
