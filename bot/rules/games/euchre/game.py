"""The Euchre family as games of the house, and Euchre itself: four players, partners opposite.

Source: a Japanese encyclopaedia's article on Euchre; where it is silent, the texts of Bicycle
and Hoyle, the laws of 1862, Parlett, and the rules of the British association.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from bot.rules.decisions import Decision
from bot.rules.game import Game, Sheet
from bot.rules.games.euchre.bidding import habit, promise, worth_trying
from bot.rules.games.euchre.choices import choices, playable
from bot.rules.games.euchre.family import TRICKS, FamilyOptions
from bot.rules.games.euchre.guess import guess_deal
from bot.rules.games.euchre.lessons import EUCHRE_LESSON
from bot.rules.games.euchre.making import (
    answer_farmer,
    answer_naming,
    answer_turn_up,
    name_blind,
    open_deal,
)
from bot.rules.games.euchre.observe import observe
from bot.rules.games.euchre.options import EXPECTED, PRESETS, EuchreOptions
from bot.rules.games.euchre.partnership import are_known, told_when_proved
from bot.rules.games.euchre.reckon import reckon
from bot.rules.games.euchre.refusals import refusal
from bot.rules.games.euchre.rest import rest_of, rest_with, scored
from bot.rules.games.euchre.scoring import score_deal
from bot.rules.games.euchre.settling import (
    answer_defending,
    call_partner,
    give_back,
    offer_card,
    settle_turn_up,
)
from bot.rules.games.euchre.states import (
    BlindSuit,
    CallingPartner,
    DefendingAlone,
    FarmersHand,
    GivingBack,
    Naming,
    OrderingUp,
    PartnersBest,
    Playing,
    State,
    Swapping,
    UnderWay,
    playing_on,
)
from bot.rules.games.euchre.stats import FAMILY, WITH_LONERS, stats_of
from bot.rules.games.euchre.teaching import LEFT_BOWER, rankings
from bot.rules.games.euchre.view import EuchreView
from bot.rules.kit.actions import (
    DEFEND_ALONE,
    KEEP,
    NO,
    PASS,
    REDEAL,
    Action,
    Call,
    CallPartner,
    Deal,
    Discard,
    Give,
    OrderUp,
    Play,
    Swap,
    Vocabulary,
)
from bot.rules.kit.bowers import marks_of
from bot.rules.kit.cardplay import put_down
from bot.rules.kit.cards import Card
from bot.rules.kit.claims import TrickRules
from bot.rules.kit.dealing import Layout
from bot.rules.kit.events import Step, going_on
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.phases import Dealing
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order

LAYOUT: Final = Layout(TRICKS, (("up", 1), ("stock", None)))


class FamilyGame(Game[FamilyOptions, UnderWay, EuchreView]):
    """Five cards each, one turned up; the maker of trump needs three of the five tricks.

    The differences of the games are values: the table sizes here, the rest in their options.
    """

    sizes: ClassVar[Sequence[int]]
    turned_up: ClassVar[str] = "up"

    counted: ClassVar[tuple[str, ...]] = FAMILY
    achievements: ClassVar[tuple[str, ...]] = ("march",)
    view = staticmethod(observe)
    legal = staticmethod(choices)
    why = staticmethod(refusal)
    bid_luck = 2.0
    habit = staticmethod(habit)
    promise = staticmethod(promise)
    worth_trying = staticmethod(worth_trying)
    fill = staticmethod(guess_deal)
    rest = staticmethod(rest_of)
    rest_with = staticmethod(rest_with)
    scored = staticmethod(scored)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)
    rankings = staticmethod(rankings)

    def check(self, options: FamilyOptions, players: int) -> None:
        """Refuse other table sizes, and combinations that do not go together.

        :raises Refused: with the reason.
        """
        super().check(options, players)
        options.check()

    def players(self, options: FamilyOptions) -> Sequence[int]:
        """The sizes of this game."""
        return self.sizes

    def pack(self, options: FamilyOptions, players: int) -> tuple[Card, ...]:
        """The pack: 20 to 32 cards, and the joker or the benny if it is played with."""
        return options.cards(players)

    def sides(self, options: FamilyOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together."""
        return options.sides(players)

    def layout(self, options: FamilyOptions, players: int) -> Layout:
        """Five each, one turned up, the rest unused."""
        return LAYOUT

    def marks(self, v: EuchreView) -> Mapping[Card, str]:
        """The bowers, and the benny."""
        return marks_of(v.trump, v.options.best_bower)

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            order = s.dealt.options.order(s.contract.trump)
            return playable(s.tricks.hands[seat], s.tricks.trick, order)
        return super().moves(s, seat)

    def order(self, v: EuchreView) -> Order:
        """The order under this trump, or before one is named."""
        return v.options.order(v.trump)

    def trick_rules(self, v: EuchreView) -> TrickRules | None:
        """Follow suit; the cards that nobody was dealt count as out."""
        if v.phase != Playing.phase:
            return None
        return TrickRules.following(v.options.order(v.trump), v.options.cards(v.players))

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        if isinstance(s, Playing) and isinstance(action, Play):
            return play(s, seat, action)
        match s, action:
            case Dealing(), Deal():
                return open_deal(s.match, action)
            case BlindSuit(), Call():
                return name_blind(s, seat, action)
            case FarmersHand(), _:
                return answer_farmer(s, seat, action)
            case OrderingUp(), _:
                return answer_turn_up(s, seat, action)
            case Swapping(), _:
                return settle_turn_up(s, seat, action)
            case Naming(), _:
                return answer_naming(s, seat, action)
            case PartnersBest(), _:
                return offer_card(s, seat, action)
            case GivingBack(), Give():
                return give_back(s, seat, action)
            case DefendingAlone(), _:
                return answer_defending(s, seat, action)
            case CallingPartner(), CallPartner():
                return call_partner(s, seat, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")


def play(s: Playing, seat: Seat, action: Play) -> Step[State]:
    """A card is played to the trick, which may prove the maker's partner."""
    contract = s.contract
    order = s.dealt.match.options.order(contract.trump)
    tricks, told = put_down(s.tricks, seat, action, order, contract.sitting_out)
    s = playing_on(s.dealt, tricks, contract, s.sides)
    if contract.called is not None and not are_known(s.sides):
        sides, proof = told_when_proved(s)
        s, told = replace(s, sides=sides) if proof else s, (*told, *proof)
    return score_deal(s, told) if tricks.over else going_on(s, told)


class Euchre(FamilyGame):
    """Partners opposite, and a maker may play alone."""

    key: ClassVar[str] = "euchre"
    begins: ClassVar[bool] = True
    example = LEFT_BOWER
    sheet: ClassVar[Sheet] = "fives"
    options = EuchreOptions
    presets = PRESETS
    lesson = EUCHRE_LESSON
    expected = EXPECTED
    sizes = (4,)
    counted = WITH_LONERS
    achievements = ("march", "alone", "lone-defence")
    vocabulary = Vocabulary(
        OrderUp, Call, Swap, Discard, Give, Play, says=(PASS, NO, KEEP, REDEAL, DEFEND_ALONE)
    )
