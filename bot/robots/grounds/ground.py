"""The grounds for an action, as codes: each is a fact about the position, not about a plan."""

from enum import StrEnum


class Ground(StrEnum):
    """A ground on which a player acts; a :class:`Reason` of this code carries its facts.

    Each holds only where a test on the position says so, in :mod:`bot.robots.grounds`.
    """

    ONLY_CHOICE = "only-choice"
    LAST_CARD = "last-card"

    # leading
    SURE_WINNER = "sure-winner"
    HIGHEST_LEFT = "highest-left"
    DRAWS_TRUMP = "draws-trump"
    FORCES_OUT = "forces-out"
    PARTNER_RUFFS = "partner-ruffs"
    NAMED_SUIT = "named-suit"
    LAST_OF_SUIT = "last-of-suit"
    LOW_LEAD = "low-lead"

    # taking a trick
    LAST_CHEAPEST = "last-cheapest"
    ONLY_SURE = "only-sure"
    RUFFS = "ruffs"
    SECURES = "secures"
    CHEAPEST_WINNER = "cheapest-winner"
    HARD_TO_BEAT = "hard-to-beat"

    # leaving a trick
    POINTS_TO_PARTNER = "points-to-partner"
    POINTS_LIKELY = "points-likely"
    PARTNER_HOLDS = "partner-holds"
    CANNOT_WIN = "cannot-win"
    MAY_BE_RUFFED = "may-be-ruffed"
    SAVES_TRUMP = "saves-trump"
    SECOND_HAND_LOW = "second-hand-low"
    KEEPS_FOR_LATER = "keeps-for-later"
    KEEPS_GUARD = "keeps-guard"

    # where taking costs
    GIVES_AWAY = "gives-away"
    LEAVES_IT = "leaves-it"
    OTHERS_TAKE_IT = "others-take-it"
    COSTS_NOTHING = "costs-nothing"
    MUST_TAKE = "must-take"

    # bids
    PROMISES = "promises"
    FALLS_SHORT = "falls-short"
    MELD_MAKES_IT = "meld-makes-it"
    BEST_TRUMP = "best-trump"
    TOP_CARDS = "top-cards"
    TAKES_UP = "takes-up"
    UP_TO_PARTNER = "up-to-partner"
    UP_TO_OTHERS = "up-to-others"
    PARTNER_BIDS = "partner-bids"
    PARTNER_PASSED = "partner-passed"
    CALLS_ANOTHERS = "calls-anothers"
    CALLS_OWN = "calls-own"

    # other actions
    KEEPS_SUIT = "keeps-suit"
    GIVES_COSTLY = "gives-costly"
    GIVES_TAKER = "gives-taker"
    HOLDS_TRUMPS = "holds-trumps"
    KEEPS_TRUMPS = "keeps-trumps"
    GIVES_TRUMPS = "gives-trumps"
    EMPTIES_SUIT = "empties-suit"
