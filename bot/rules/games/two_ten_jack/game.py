"""Two-Ten-Jack as a game of the house: two alone, or four alone or in partnership, clockwise.

Source: the rules as Japanese encyclopedias and players print them; ``RULES.md`` names them.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from bot.rules.decisions import Decision
from bot.rules.game import Game
from bot.rules.games.two_ten_jack.bidding import habit
from bot.rules.games.two_ten_jack.cardplay import open_deal, play, say
from bot.rules.games.two_ten_jack.choices import SAYS, choices, duty_in, playable, refusal
from bot.rules.games.two_ten_jack.guess import guess_deal
from bot.rules.games.two_ten_jack.lesson import LESSON
from bot.rules.games.two_ten_jack.observe import observe
from bot.rules.games.two_ten_jack.options import (
    CYCLE,
    ENGLISH,
    EXPECTED,
    PRESETS,
    TwoTenJackOptions,
)
from bot.rules.games.two_ten_jack.order import PACK, SPECULATION, order_of, owed
from bot.rules.games.two_ten_jack.reckon import reckon
from bot.rules.games.two_ten_jack.rest import rest_of, scored
from bot.rules.games.two_ten_jack.scoring import is_over
from bot.rules.games.two_ten_jack.states import (
    Playing,
    Speculating,
    State,
    UnderWay,
    sides_of,
)
from bot.rules.games.two_ten_jack.stats import COUNTED, stats_of
from bot.rules.games.two_ten_jack.teaching import EXAMPLE, rankings
from bot.rules.games.two_ten_jack.view import TwoTenJackView
from bot.rules.kit.actions import Action, Deal, Play, Say, Vocabulary
from bot.rules.kit.cards import CLUBS, Card
from bot.rules.kit.dealing import Layout
from bot.rules.kit.duties import Duties
from bot.rules.kit.events import Step
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Reason, Refused
from bot.rules.kit.seats import Seat
from bot.rules.kit.tricks import Order

HANDS: Final = {2: Layout(6, (("stock", None),)), 4: Layout(4, (("stock", None),))}


class TwoTenJack(Game[TwoTenJackOptions, UnderWay, TwoTenJackView]):
    """Win the 2, the ten and the jack of trump, and leave the same spades to the others."""

    key: ClassVar[str] = "two-ten-jack"
    sizes = (4, 2)
    cards = PACK
    draws: ClassVar[bool] = True
    options = TwoTenJackOptions
    presets = PRESETS
    expected = EXPECTED
    lesson = LESSON
    example = EXAMPLE
    rankings = staticmethod(rankings)
    counted = COUNTED
    achievements = ("all-three", "turned-round")
    vocabulary = Vocabulary(Play, says=SAYS)
    view = staticmethod(observe)
    legal = staticmethod(choices)
    why = staticmethod(refusal)
    habit = staticmethod(habit)
    fill = staticmethod(guess_deal)
    rest = staticmethod(rest_of)
    scored = staticmethod(scored)
    stats = staticmethod(stats_of)
    reckon = staticmethod(reckon)
    settled = staticmethod(is_over)

    def check(self, options: TwoTenJackOptions, players: int) -> None:
        """Refuse partners where two play, and values of hearts where another suit is trump.

        :raises Refused: with the reason.
        """
        super().check(options, players)
        if options.card_values == ENGLISH and options.trump == CYCLE:
            raise Refused(Reason.of("two-ten-jack-english-hearts"))

    def players(self, options: TwoTenJackOptions) -> Sequence[int]:
        """The table sizes: two or four, with partners four."""
        return (4,) if options.partners else self.sizes

    def sides(self, options: TwoTenJackOptions, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides: partners opposite, or everybody alone."""
        return sides_of(options, players)

    def layout(self, options: TwoTenJackOptions, players: int) -> Layout:
        """Four each, or six where two play; the rest is the stock."""
        return HANDS[players]

    def marks(self, v: TwoTenJackView) -> Mapping[Card, str]:
        """The ace of spades, which is the highest trump besides."""
        return {SPECULATION: "speculation"}

    def moves(self, s: State, seat: Seat) -> Decision:
        """The choices of a seat; in play its hand and the trick are enough."""
        if isinstance(s, Playing) and s.tricks.turn == seat:
            tricks, dealt = s.tricks, s.dealt
            duties: Duties = ()
            if tricks.trick.cards:
                duties = owed(tricks.trick, dealt.trump, dealt.options.void, s.led_as)
            return playable(tricks.hands[seat], duties)
        return super().moves(s, seat)

    def order(self, v: TwoTenJackView) -> Order:
        """The order under the trump of this deal; between two deals as under the first one."""
        return order_of(v.trump or CLUBS)

    def duty(self, v: TwoTenJackView) -> Reason | None:
        """The duty that binds this seat."""
        return duty_in(v) if v.phase == Playing.phase else None

    def apply(self, s: State, seat: Seat, action: Action) -> Step[State]:
        """The state after one legal action, phase by phase.

        :raises ValueError: the action does not fit the phase.
        """
        match s, action:
            case Playing(), Play():
                return play(s, seat, action)
            case Speculating(), Say():
                return say(s, seat, action)
            case Dealing(), Deal():
                return open_deal(s.match, action)
        raise ValueError(f"{action} does not fit {type(s).__name__}")
