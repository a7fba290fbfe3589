"""What one seat may know of a game of Four Jacks, and what its players keep count of."""

from dataclasses import dataclass

from bot.rules.cardplay import Hands
from bot.rules.cards import Card
from bot.rules.four_jacks.options import FourJacksOptions
from bot.rules.reasons import Reason
from bot.rules.seats import Seat
from bot.rules.swift import swift
from bot.rules.view import View


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class FourJacksView(View[FourJacksOptions]):
    """The public core, the card this seat was passed, and the jacks everybody has taken."""

    received: Card | None = None
    taken: Hands = ()

    @property
    def facts(self) -> tuple[Reason, ...]:
        """The jacks taken so far."""
        return tuple(
            Reason.of("jacks-taken", who=Seat(who), cards=mine)
            for who, mine in enumerate(self.taken)
            if mine
        )
