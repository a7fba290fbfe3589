"""The words on a robot's thought: how an action compares, and on which grounds."""

import pytest

from bot.robots.evaluate import Outcome
from bot.robots.explain import Explained
from bot.robots.verdict import Verdict
from bot.rules import Action
from bot.rules.kit.actions import NO, PASS, Play
from bot.rules.kit.cards import Card
from bot.rules.kit.reasons import Reason
from bot.tables.live.thoughts import thought_of
from bot.tables.model.thought import Thought
from bot.tables.screens.thought_screen import ground_said
from bot.words.words import words


def compared(lead: list[float], action: Action) -> Thought:
    """A thought of an action, where the robot's own, to pass, brings this more than the other."""
    own = [Outcome((points,), (0,)) for points in lead]
    other = [Outcome((0.0,), (0,)) for _ in lead]
    verdict = Verdict.of(PASS, [(PASS, own), (NO, other)], 0)
    return thought_of(Explained(action, verdict))


@pytest.mark.parametrize(
    ("lead", "certainty"),
    [
        ([1.0, 1.0, 1.0, 1.0], "sure"),
        ([2.0, 0.0, 0.0, 2.0], "likely"),
        ([-2.0, 0.0, 0.0, -2.0], "close"),
        ([-1.0, -1.0, -1.0, -1.0], "sure"),
    ],
)
def test_what_stands_is_not_called_worse_for_less_than_it_takes_to_fall(
    lead: list[float], certainty: str
) -> None:
    found = compared(lead, PASS).compared
    assert found is not None
    assert found.certainty == certainty


def test_what_somebody_else_did_may_be_called_worse() -> None:
    found = compared([2.0, 0.0, 0.0, 2.0], NO).compared
    assert found is not None
    assert (found.certainty, found.better) == ("likely", False)


def test_a_bid_has_two_grounds_and_a_card_one() -> None:
    grounds = (Reason.of("cannot-win"), Reason.of("saves-trump"), Reason.of("low-lead"))
    says = words("en")

    def told(action: Action) -> str:
        return ground_said(says, "euchre", Thought(action, action, grounds), ())

    assert told(Play(Card("AS"))) == says.say("ground-cannot-win")
    both = says.say("ground-cannot-win"), says.say("ground-saves-trump")
    assert told(PASS) == " ".join(both)
