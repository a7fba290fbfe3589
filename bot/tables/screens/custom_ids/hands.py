"""Custom ids: a decision of a hand, and what is asked of it."""

from dataclasses import dataclass

from bot.storage.rows.ids import TableId
from bot.tables.screens.custom_ids.base import CustomId


@dataclass(frozen=True)
class Move(CustomId):
    """An action of the rules, for the decision of that number."""

    kind = "move"
    table: TableId
    decision: int
    line: str


@dataclass(frozen=True)
class Sure(Move):
    """An action that has been confirmed."""

    kind = "sure"


@dataclass(frozen=True)
class Decision(CustomId):
    """A control of one decision that carries no action by itself."""

    table: TableId
    decision: int


@dataclass(frozen=True)
class Back(Decision):
    """The way back from a question to the decision."""

    kind = "back"


@dataclass(frozen=True)
class Choose(Decision):
    """A menu of actions, one of which is chosen."""

    kind = "choose"


@dataclass(frozen=True)
class Pick(Decision):
    """A menu of cards, several of which are picked together."""

    kind = "pick"


@dataclass(frozen=True)
class Why(Decision):
    """A menu of cards that may not be played, answered with the reason."""

    kind = "why"


@dataclass(frozen=True)
class TypeBid(Decision):
    """The button that opens a window to type a bid in."""

    kind = "type"


@dataclass(frozen=True)
class TypedBid(Decision):
    """The window in which a bid was typed."""

    kind = "typed"


@dataclass(frozen=True)
class Step(CustomId):
    """A step to another bid, which is only shown so far."""

    kind = "step"
    table: TableId
    decision: int
    bid: int


@dataclass(frozen=True)
class NextDeal(CustomId):
    """The button that leads on from the result of the deal of that number."""

    kind = "next"
    table: TableId
    deal: int
