"""The choices of a seat of Coiffeur, and the reasons of refusals, from its view alone."""

from functools import cache

from bot.rules.decisions import NOTHING, Choose, Decision, to_play
from bot.rules.games.coiffeur.options import CoiffeurOptions
from bot.rules.games.coiffeur.order import order_of, owed
from bot.rules.games.coiffeur.slate import SLATES, read, words_of
from bot.rules.games.coiffeur.states import MustName, match_of, side_of
from bot.rules.games.coiffeur.view import CoiffeurView
from bot.rules.kit.actions import SHOVE, Action, NameContract, Play
from bot.rules.kit.cards import Card
from bot.rules.kit.duties import able
from bot.rules.kit.reasons import Reason
from bot.rules.kit.refusals import why_no_play, why_not_now
from bot.rules.kit.tricks import Trick


def choices(v: CoiffeurView) -> Decision:
    """The open question, if it is put to the viewing seat."""
    if v.seat is None or not v.is_asked:
        return NOTHING
    if v.trick is not None:
        return playable(v.hand, v.trick, v.way, v.options)
    return _namable(match_of(v.match).open_to(side_of(v.seat)), v.options.slate, v.phase)


@cache
def _namable(lines: tuple[str, ...], slate: str, phase: str) -> Decision:
    """Every open line in every way; and to shove, while somebody else may be asked."""
    names = tuple(NameContract(word) for line in lines for word in words_of(line, slate))
    return Choose(names if phase == MustName.phase else (*names, SHOVE))


def playable(hand: tuple[Card, ...], trick: Trick, way: str, options: CoiffeurOptions) -> Decision:
    """The cards of a hand that may be played to a trick."""
    return to_play(able(hand, owed(trick, way, options)) if trick.cards else hand)


def refusal(v: CoiffeurView, action: Action) -> Reason:
    """The reason why an action that is not among the choices is refused."""
    if isinstance(action, NameContract) and v.is_asked and v.trick is None:
        return _no_name(v, str(action.contract))
    if action == SHOVE and v.is_asked and v.phase == MustName.phase:
        return Reason.of("must-name")
    if isinstance(action, Play) and v.trick is not None and v.trick.cards:
        return why_no_play(v, action, order_of(v.way), owed(v.trick, v.way, v.options))
    return why_not_now(v, action)


def _no_name(v: CoiffeurView, word: str) -> Reason:
    """A line that is full, one that this slate has not got, or a way in which none is played."""
    line, _ = read(word)
    if line not in SLATES[v.options.slate]:
        return Reason.of("not-on-slate")
    if word not in words_of(line, v.options.slate):
        return Reason.of("not-that-way")
    return Reason.of("line-is-full", line=line)
