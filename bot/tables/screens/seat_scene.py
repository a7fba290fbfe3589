"""The scene of a table: as everybody sees it, or from one chair with the hand along its edge."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.rules import GAMES, Card, Decision, Seat, View
from bot.rules.kit.fast_frozen import quick
from bot.rules.kit.tags import BID
from bot.rules.kit.tricks import Trick
from bot.tables.model.chairs import Chair
from bot.tables.screens.auction import last_words, word
from bot.tables.screens.controls import usable
from bot.tables.screens.counts import counts_of
from bot.tables.screens.details import stake_in_brief, stake_of
from bot.tables.screens.initials import initials
from bot.tables.screens.names import game_name
from bot.tables.screens.robots import face_of
from bot.tables.screens.telling import Teller, hidden_piles
from cardart.scene import (
    CardFace,
    Pile,
    Score,
    SeatScene,
    Shown,
    TableScene,
    TrickCard,
)


@dataclass(frozen=True, slots=True)
class Own:
    """Parts of a player's own picture only: the hand with the chosen cards, and the question.

    ``bright`` are the cards that may be played or put away now.
    """

    hand: tuple[Card, ...]
    bright: frozenset[Card]
    chosen: tuple[Card, ...] = ()
    asked: bool = False

    @classmethod
    def of(cls, hand: tuple[Card, ...], decision: Decision, chosen: tuple[Card, ...] = ()) -> "Own":
        """Make it of a hand as it lies and a decision; without a choice every card is bright."""
        held = frozenset(hand)
        bright = frozenset(usable(decision)) & held or held
        return cls(hand, bright, chosen, len(decision) > 0)


def table_scene(
    teller: Teller,
    chairs: Sequence[Chair],
    view: View[Any],
    note: str,
    own: Own | None = None,
) -> TableScene:
    """The scene of a view, the spectators' or a seat's, with ``note`` as what happens now.

    The ``teller`` is one without markup.
    """
    return _Drawing(teller, chairs, view, own).scene(note)


def lying(view: View[Any]) -> Trick | None:
    """The trick in the middle: the present one, or the finished one until the next is led."""
    return view.trick if view.trick is not None and view.trick.cards else view.last_trick


def _before_play(view: View[Any]) -> bool:
    """Whether no trick has begun; one that follows the deal at once begins with its first card."""
    return view.last_trick is None and (view.trick is None or not view.history)


_seat_scene, _score, _trick_card = quick(SeatScene), quick(Score), quick(TrickCard)
_scene_of = quick(TableScene)


@lru_cache(maxsize=4096)
def _face(card: Card, legal: bool = True, chosen: bool = False, mark: str = "") -> CardFace:
    """A card as it is seen: the same ones, a dozen on every picture.

    Its name is a mere text, as which it goes to the process that draws.
    """
    return CardFace(card=str(card), legal=legal, chosen=chosen, mark=mark)


class _Drawing:
    """A view on its way to a scene, in the words of its reader."""

    def __init__(
        self, teller: Teller, chairs: Sequence[Chair], view: View[Any], own: Own | None
    ) -> None:
        self.teller = teller
        self.words = teller.words
        self.game = teller.game
        self.chairs = chairs
        self.view = view
        self.own = own
        self.letters = initials(teller.names)
        self.scorers = teller.scorers(view)
        marks = GAMES[self.game].marks(view)
        self.marks = {card: self.words.of(self.game, f"mark-{m}") for card, m in marks.items()}

    def face(self, card: Card) -> CardFace:
        return _face(card, mark=self.marks.get(card, ""))

    def scene(self, note: str) -> TableScene:
        view, words = self.view, self.words
        up = GAMES[self.game].card_up(view)
        sides = self._colours()
        middle = lying(view)
        last = view.last_trick if middle is not view.last_trick else None
        said, said_deal = self._said(), self.teller.which_deal(view)
        return _scene_of(
            seats=tuple(self._seat(Seat(n), sides, middle, said) for n in range(view.players)),
            title=" · ".join(filter(None, (game_name(words, self.game), said_deal))),
            viewer=view.seat or 0,
            hand=self._hand(),
            own=self.own is not None,
            asked=self.own is not None and self.own.asked,
            clockwise=GAMES[self.game].clockwise,
            trump=str(view.trump or ""),
            trump_text=self.teller.headline(view),
            contract=self.teller.way(view),
            stake=stake_of(self.teller, view),
            stake_brief=stake_in_brief(self.teller, view),
            up_card=self.face(up) if up and _before_play(view) else None,
            up_label=self._up_label(up) if up else "",
            piles=tuple(
                Pile(label=self.words.of(self.game, f"pile-{p.name}"), count=p.count)
                for p in hidden_piles(self.game, view)
            ),
            scores=tuple(self._scores(sides)),
            note=note,
            last_trick=self._last(last),
            last_label=words.say("last-trick"),
            shown=self._shown(),
            theme=words.style.theme,
            deck=words.style.deck,
        )

    # ------------------------------------------------------------------ seats

    def _colours(self) -> Mapping[Seat, int]:
        """The number of each seat's side in the game, whoever are partners in this deal."""
        return {seat: number for number, side in enumerate(self.scorers) for seat in side}

    def _seat(
        self,
        seat: Seat,
        sides: Mapping[Seat, int],
        middle: Trick | None,
        said: Mapping[Seat, str],
    ) -> SeatScene:
        view, chair = self.view, self.chairs[seat]
        card = middle.card_of(seat) if middle else None
        robot = chair.user is None and not chair.waits
        return _seat_scene(
            name=self.teller.names[seat],
            letter=self.letters[seat],
            tricks=view.tricks_won[seat],
            badges=(
                *(() if seat in said else self.teller.tags(view, seat)),
                *(
                    self.words.of(self.game, f"badge-{badge}")
                    for badge in badges(view, seat, self.scorers)
                ),
            ),
            turn=seat in view.turn,
            out=seat in view.sitting_out,
            robot=robot,
            side=sides[seat],
            avatar=face_of(chair),
            said=said.get(seat, ""),
            card=self.face(card) if card else None,
            leads=bool(middle and middle.cards and middle.leader == seat),
            winning=bool(middle and middle.winner == seat),
        )

    def _said(self) -> dict[Seat, str]:
        """The last word of each seat, while the auction goes on."""
        last = last_words(self.view)
        return {seat: word(self.words, self.game, said) for seat, said in last.items()}

    def _scores(self, sides: Mapping[Seat, int]) -> list[Score]:
        """A line for each side, the viewer's own first."""
        view, names = self.view, list(self.teller.names)
        scorers = list(self.scorers)
        if (me := view.seat) is not None:
            names[me] = self.words.say("you")
            scorers = [
                tuple(sorted(side, key=lambda seat: seat != me))
                for side in sorted(scorers, key=lambda side: me not in side)
            ]
        joint = self.words.say("sides-and")
        # where the fewest points win, what ends the game is nothing to aim at
        target = 0 if view.options.lowest_wins else self.teller.target(view)
        return [
            _score(
                label=joint.join(names[seat] for seat in side),
                names=tuple(names[seat] for seat in side) if len(side) > 1 else (),
                value=view.scores[side[0]],
                target=target,
                side=sides[side[0]],
            )
            for side in scorers
        ]

    # ------------------------------------------------------------------ cards

    def _hand(self) -> tuple[CardFace, ...]:
        own = self.own
        if own is None:
            return ()
        left, faces = list(own.chosen), []
        for card in own.hand:
            picked = card in left
            if picked:
                left.remove(card)
            mark = self.marks.get(card, "")
            faces.append(_face(card, card in own.bright, picked, mark))
        return tuple(faces)

    def _up_label(self, up: Card) -> str:
        """The state of the card turned up, such as turned down, in the game's own words."""
        for fact in counts_of(self.view).facts:
            named = self.words.known(self.game, f"up-{fact.code}")
            if named and up in fact.values.values():
                return self.words.of(self.game, f"up-{fact.code}")
        return self.words.of(self.game, "pile-up")

    def _last(self, trick: Trick | None) -> tuple[TrickCard, ...]:
        if trick is None:
            return ()
        return tuple(
            _trick_card(letter=self.letters[s], card=self.face(c), winner=s == trick.winner)
            for s, c in zip(trick.seats, trick.cards, strict=True)
        )

    def _shown(self) -> tuple[Shown, ...]:
        names = self.teller.names
        return tuple(
            Shown(
                seat=shown.seat,
                cards=tuple(self.face(c) for c in shown.cards),
                label=self.words.reason(self.game, "shown", shown.what, names),
            )
            for shown in self.view.shown
        )


def badges(view: View[Any], seat: Seat, scorers: Sequence[tuple[Seat, ...]]) -> list[str]:
    """The names of a seat's badges, first what the picture says nowhere else.

    They are: dealer, alone, the maker's partner of this deal, and the maker unless the only bid on
    the table says so. ``scorers`` are the sides of the whole game.
    """
    side = view.side_of(seat)
    others = [mate for mate in side if mate != seat]
    fixed = any(len(of_game) > 1 for of_game in scorers)
    named = {
        "dealer": view.dealer == seat,
        "alone": _alone(view, seat, scorers),
        "partner": not fixed and view.maker in others,
        "maker": view.maker == seat and not _sole_bidder(view, seat),
    }
    return [name for name, so in named.items() if so]


def _sole_bidder(view: View[Any], seat: Seat) -> bool:
    """Whether a bid stands on the plate of this seat, and on no other."""
    every = (Seat(n) for n in range(view.players))
    return [one for one in every if any(tag.code == BID for tag in view.tags(one))] == [seat]


def _alone(view: View[Any], seat: Seat, scorers: Sequence[tuple[Seat, ...]]) -> bool:
    """Whether a seat plays while every partner of it sits this deal out."""
    if not view.sitting_out:
        return False
    whole = next(side for side in scorers if seat in side)
    mates = {*whole, *view.side_of(seat)} - {seat}
    return bool(mates) and seat not in view.sitting_out and mates <= {*view.sitting_out}
