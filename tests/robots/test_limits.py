"""A number of a bidding rule is found by its path."""

from dataclasses import dataclass

import pytest

from tests.robots.limits import replaced


@dataclass(frozen=True)
class Rule:
    """The numbers of a rule at one size of table."""

    margin: float


@pytest.mark.parametrize(
    ("standing", "path", "found"),
    [
        (1.0, "", 2.0),
        ({"taker": 1.0, "player": 1.5}, "taker", {"taker": 2.0, "player": 1.5}),
        ({4: 1.0, 6: 1.5}, "6", {4: 1.0, 6: 2.0}),
        ({4: Rule(1.0)}, "4.margin", {4: Rule(2.0)}),
    ],
)
def test_a_number_is_replaced_at_its_path(standing: object, path: str, found: object) -> None:
    assert replaced(standing, path.split(".") if path else [], 2.0) == found
