"""The deal and the tricks of Knaves: the taker of a trick takes the jacks in it."""

from bot.rules.games.knaves.options import KnavesOptions
from bot.rules.games.knaves.order import JACKS, ORDERS
from bot.rules.games.knaves.scoring import score_deal
from bot.rules.games.knaves.states import Dealt, Playing, State, playing_on, trump_by
from bot.rules.kit.actions import Deal, Play
from bot.rules.kit.cardplay import Hands, Tricks, put_down
from bot.rules.kit.events import Step, tell
from bot.rules.kit.jacks import handed_to
from bot.rules.kit.match import Match
from bot.rules.kit.seats import Seat


def open_deal(match: Match[KnavesOptions], deal: Deal) -> Step[State]:
    """The cards are dealt, and the last one makes trump; the dealer's left leads."""
    (up,) = deal.pile("up")
    trump = trump_by(match, up)
    dealt = Dealt(match, ORDERS[trump].laid(deal.hands), up=up, trump=trump)
    none: Hands = ((),) * match.players
    playing = Playing(dealt, Tricks.begun(dealt.hands, dealt.eldest), none)
    turned = [tell("turned-up", card=up), *([] if trump else [tell("no-trump", card=up)])]
    return Step(playing, (*dealt.told(), *turned))


def play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    """A card is played; with the last of a trick its jacks are taken."""
    tricks, told = put_down(s.tricks, seat, action, ORDERS[s.dealt.trump])
    taken, trick = s.taken, tricks.complete
    if trick is not None and trick.winner is not None:
        taken, events = handed_to(trick.winner, trick, JACKS, taken)
        told = (*told, *events)
    playing = playing_on(s.dealt, tricks, taken)
    return score_deal(playing, told) if tricks.over else Step(playing, told)
