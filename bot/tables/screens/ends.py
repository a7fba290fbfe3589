"""Common ground of the ends of deals and games: sums in words, and sides in pictures."""

from collections.abc import Sequence

from bot.rules import Seat
from bot.rules.kit.actions import Bid
from bot.rules.kit.reasons import Fact, Reason
from bot.rules.kit.reckoning import NOTHING_PLAYED, Reckoning
from bot.tables.model.chairs import Chair
from bot.tables.model.session import GameSession
from bot.tables.screens.auction import word
from bot.tables.screens.initials import initials
from bot.tables.screens.robots import face_of
from bot.tables.screens.telling import Teller
from bot.words.sums import lines_of, sum_lines
from bot.words.words import Words
from cardart.scene import SUITS, FaceScene, SideScene

Side = tuple[Seat, ...]


class Ending:
    """A deal that has ended, in the words of one reader.

    ``markup`` is for messages: names are harmless to Discord's Markdown.
    """

    def __init__(
        self, words: Words, session: GameSession, deal: int, *, markup: bool = True
    ) -> None:
        self.words = words
        self.session = session
        self.deal = deal
        self.game = session.log.game
        self.teller = Teller.at(words, session, markup=markup)
        self.sides = self.teller.scorers(session.view(None))
        self.reckoning = session.reckoning_of(deal)
        lines = [line.scores for line in session.sheet if line.deal <= deal]
        nothing = (0,) * session.log.players
        self.after = lines[-1] if lines else nothing
        self.before = lines[-2] if len(lines) > 1 else nothing

    @property
    def claims(self) -> list[str]:
        """The claim or concession that ended the deal, if it was the last one."""
        sheet = self.session.sheet
        last = bool(sheet) and sheet[-1].deal == self.deal
        return self.teller.events(self.session.claims, None) if last else []

    @property
    def contract(self) -> str:
        """The contract of a deal with its bidder or maker; empty where there is none."""
        return self._said("bid-was", self.reckoning.contract if self.reckoning else None)

    @property
    def verdict(self) -> str:
        """The verdict on it; empty where nothing was at stake."""
        return self._said("verdict", self.reckoning.verdict if self.reckoning else None)

    def _said(self, kind: str, reason: Reason | None) -> str:
        if reason is None:
            return ""
        return self.words.reason(self.game, kind, reason, self.teller.names)

    def sum_of(self, side: Side) -> list[str]:
        """The sum of one side, line by line."""
        if self.reckoning is None:
            return []
        account = self.reckoning.of(side[0])
        return sum_lines(self.words, self.game, account, self.teller.names)

    def brief_of(self, side: Side) -> list[str]:
        """The sum of one side without what it comes to, where that is said beside it anyway."""
        account = self.reckoning.of(side[0]) if self.reckoning else None
        if account is None or account.points != self.gain(side):
            return []
        return lines_of(self.words, self.game, account, self.teller.names)

    def gain(self, side: Side) -> int:
        """The points that the deal brought one side."""
        return self.after[side[0]] - self.before[side[0]]

    def told(self, *, last: bool = False) -> list[str]:
        """Every side's sum and new score, a line each; in the ``last`` deal its sum alone.

        A sum ends with what it comes to. Where there is none, the gain stands in its place.
        """
        say = self.words.say
        return [
            say(
                "deal-side-last" if last else "deal-side",
                side=self.teller.side(side),
                sum=" · ".join(self.sum_of(side)),
                gain=self.words.gain(self.gain(side)),
                total=self.words.number(self.after[side[0]]),
                summed="yes" if self.sum_of(side) else "no",
            )
            for side in self.sides
        ]

    def scenes(self, final: Sequence[int] = ()) -> tuple[SideScene, ...]:
        """Every side as a picture shows it, after the deal or with ``final`` points by seat."""
        after = final or self.after
        return tuple(
            SideScene(
                name=self.teller.side(side),
                names=self.teller.partners(side),
                faces=faces_of(self.teller, self.session.chairs, side),
                side=number,
                lines=tuple(self.sum_of(side)),
                brief=tuple(self.brief_of(side)),
                gain=self.words.gain(self.gain(side)),
                before=self.before[side[0]],
                after=after[side[0]],
                penalty=self.session.options.lowest_wins,
            )
            for number, side in enumerate(self.sides)
        )


def faces_of(teller: Teller, chairs: Sequence[Chair], side: Side) -> tuple[FaceScene, ...]:
    """The faces of those on a side: initials, or the robots' own."""
    letters = initials(teller.names)
    return tuple(FaceScene(letter=letters[seat], avatar=face_of(chairs[seat])) for seat in side)


def suit_of(reckoning: Reckoning | None) -> str:
    """The letter of the suit that was trump; empty where there was none."""
    named = _named(reckoning)
    return named if named in SUITS else ""


def contract_in_short(teller: Teller, reckoning: Reckoning | None) -> str:
    """The contract in a word or two for a score sheet: '♣ Dai 4'; empty where there was none.

    Of a deal that nobody played it is the reason.
    """
    words, facts = teller.words, _facts(reckoning)
    if reckoning and reckoning.verdict and reckoning.verdict.code in NOTHING_PLAYED:
        return words.reason(teller.game, "verdict", reckoning.verdict, teller.names)
    suit, named = suit_of(reckoning), _named(reckoning)
    if suit:
        named = words.say(f"sign-{suit}")
    elif named == "NT":
        named = words.say("short-NT")
    elif named:
        named = words.of(teller.game, f"short-contract-{named}")
    who, value = facts.get("who"), facts.get("value")
    name = teller.names[who] if isinstance(who, Seat) else ""
    bid = word(words, teller.game, Bid(value)) if isinstance(value, int | str) else ""
    return " ".join(filter(None, (named, name, bid)))


def _named(reckoning: Reckoning | None) -> str:
    """The trump, or whatever else was named."""
    facts = _facts(reckoning)
    return str(facts.get("suit", facts.get("contract", "")))


def _facts(reckoning: Reckoning | None) -> dict[str, Fact]:
    return dict(reckoning.contract.facts) if reckoning and reckoning.contract else {}
